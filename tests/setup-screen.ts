import "@testing-library/jest-dom/vitest";
import "./support/browser-stubs";
import "./support/computed-style-cache";
import "./support/testing-library";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { FOCUS_RETURN_MS } from "./support/clock";
import { endFaults } from "./support/faults";
import { pendingRequests } from "./support/server";

/** Each runs even if another throws: what a failed test leaves behind must not make the next one fail. */
const cleanUps = [
  endFaults,
  cleanup,
  whenQuiet,
  signOutIfNeeded,
  whenQuiet,
  clearQueries,
  closeDialogs,
  clearStorage,
  () => {
    // happy-dom keeps the selection in the removed page, where the next test's arrow keys would move it.
    document.getSelection()?.removeAllRanges();
    sessionStorage.clear();
    delete document.documentElement.dataset.navigated;
  },
];

// Runs before the hook in `setup.ts`, since Vitest runs `afterEach` hooks in reverse order.
afterEach(async () => {
  vi.useRealTimers();
  const errors: unknown[] = [];
  for (const cleanUp of cleanUps) {
    try {
      await cleanUp();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.join("\n"));
});

/** How long what a test has begun may take to end. Milliseconds. */
const LAST_REQUESTS_MS = 5000;

/** How many turns of the event loop the SDK takes between two requests, at most. */
const TURNS = 20;

/**
 * Waits until no request and no write of this test is pending, since it would end in the next one.
 * @throws if one does not end
 */
async function whenQuiet() {
  const { queryClient } = await import("@/lib/query-client");
  const isBusy = () => pendingRequests().length > 0 || queryClient.isMutating() > 0;
  if (!isBusy()) return;
  const giveUpAt = Date.now() + LAST_REQUESTS_MS;
  for (let turn = 0; turn < TURNS; turn++) {
    await new Promise((resolve) => setTimeout(resolve));
    if (isBusy()) turn = 0;
    if (Date.now() > giveUpAt) throw new Error(`Still pending: ${pendingRequests()}`);
  }
}

/** What could not be stored is in memory, which outlives the page. */
async function clearStorage() {
  const { keysWith, remove } = await import("@/lib/storage");
  for (const key of keysWith("")) remove(key);
}

/** The query cache outlives the rendered page, and an open database the test that stubbed it. */
async function clearQueries() {
  const { queryClient } = await import("@/lib/query-client");
  const { queryStorage } = await import("@/lib/query-storage");
  queryClient.clear();
  await queryStorage.retain(() => false);
}

let hasShownDialog = false;

new MutationObserver(() => {
  hasShownDialog ||= document.querySelector(".swal2-modal") !== null;
}).observe(document.body, { childList: true });

/**
 * Dialogs outlive the components that opened them. SweetAlert2 returns the focus 100 ms after a dialog has closed: one that
 * the next test opened before that would return it to this test's page.
 */
async function closeDialogs() {
  const { closeDialog, prepareDialogs } = await import("@/components/dialog");
  closeDialog();
  if (hasShownDialog) {
    hasShownDialog = false;
    const swal = await prepareDialogs();
    // Nothing is awaited while the timers are fake: what starts one meanwhile would wait forever.
    vi.useFakeTimers();
    void swal?.fire({});
    closeDialog();
    vi.advanceTimersByTime(FOCUS_RETURN_MS);
    vi.useRealTimers();
  }
  document.querySelector(".swal2-container")?.remove();
  document.body.className = "";
}

async function signOutIfNeeded() {
  const { getAuthState, signOut } = await import("@/auth/auth-session");
  if (getAuthState().user !== null) await signOut();
}
