import "@testing-library/jest-dom/vitest";
import "./support/browser-stubs";
import "./support/computed-style-cache";
import { act, cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { FOCUS_RETURN_MS, realTimeWait } from "./support/clock";
import { endFaults } from "./support/faults";
import { pendingRequests } from "./support/server";

const { asyncWrapper } = getConfig();
const { setTimeout: realSetTimeout } = globalThis;

/** The first visit to a page loads its lazy chunk, which takes a while on a busy machine. */
const WAIT_MS = 10_000;

const frozenWait = realTimeWait(WAIT_MS);

configure({
  asyncUtilTimeout: WAIT_MS,
  unstable_advanceTimersWrapper: frozenWait.advance,
  getElementError: queryError,
  // Runs pending effects: `findBy…` may find an element before React has run them.
  asyncWrapper: async (callback) => {
    frozenWait.begin();
    const result = await asyncWrapper(callback);
    await act(() => new Promise<void>((resolve) => realSetTimeout(resolve)));
    return result;
  },
});

/**
 * A failed query names the elements of its role, and quotes the page, in place of every role and the page's HTML: hundreds
 * of lines. `screen.debug()` still prints them.
 */
function queryError(message: string | null, container: Element): Error {
  const [summary = "", roles = ""] = (message ?? "").split(/\n+Here are the [\w ]+:/);
  const [, role] = /the role "(\w+)"/.exec(summary) ?? [];
  const [, section = ""] = new RegExp(`^ *${role}:$([^]*?)^ *-{9,}$`, "m").exec(roles) ?? [];
  const names = section.match(/Name ".*"/g) ?? [];
  const text = (container.querySelector("main") ?? container).textContent.trim().slice(0, 300);
  const error = new Error([summary, ...names, `The page says: ${text}`].join("\n  "));
  error.name = "TestingLibraryElementError";
  return error;
}

/** Each runs even if another throws: what a failed test leaves behind must not make the next one fail. */
const cleanUps = [
  endFaults,
  cleanup,
  whenQuiet,
  signOutIfNeeded,
  whenQuiet,
  clearQueries,
  closeDialogs,
  () => {
    // happy-dom keeps the selection in the removed page, where the next test's arrow keys would move it.
    document.getSelection()?.removeAllRanges();
    localStorage.clear();
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

/** The query cache outlives the rendered page, and an open database the test that stubbed it. */
async function clearQueries() {
  const { queryClient, queryStorage } = await import("@/lib/query-client");
  queryClient.clear();
  for (const [key] of await queryStorage.entries()) await queryStorage.removeItem(key);
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
