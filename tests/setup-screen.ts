import "@testing-library/jest-dom/vitest";
import "./support/browser-stubs";
import "./support/quick-styles";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";

// The first visit to a page fetches its chunk, which on a busy machine takes a while.
configure({ asyncUtilTimeout: 10_000 });

// Runs before what `setup.ts` does after each test: the last one registered is the first one called.
afterEach(async () => {
  cleanup();
  await clearQueries();
  await closeDialogs();
  await signOutIfNeeded();
  localStorage.clear();
  sessionStorage.clear();
});

// SweetAlert2 gives the focus back 100 ms after a dialog closed: the page has to be there still.
const FOCUS_RESTORED_MS = 120;

afterAll(async () => {
  await closeDialogs();
  await new Promise((resolve) => setTimeout(resolve, FOCUS_RESTORED_MS));
});

/** What a page has read outlives it. */
async function clearQueries() {
  const { queryClient } = await import("@/lib/query-client");
  queryClient.clear();
}

/** Dialogs outlive the components that opened them. */
async function closeDialogs() {
  if (document.querySelector(".swal2-container") === null) return;
  const { default: Swal } = await import("sweetalert2");
  Swal.close();
  document.querySelector(".swal2-container")?.remove();
  document.body.className = "";
}

async function signOutIfNeeded() {
  const { getAuthState, signOut } = await import("@/auth/auth-session");
  if (getAuthState().user !== null) await signOut();
}
