/**
 * @file Testing Library's configuration. Not in a setup file: these run for each test file, and each would wrap the
 * functions that the one before it has configured.
 */

import { act, configure, getConfig } from "@testing-library/react";
import { advanceIfFrozen } from "./clock";

const { setTimeout: realSetTimeout } = globalThis;
const { now: realNow } = Date;
const { asyncWrapper } = getConfig();

/** The first visit to a page loads its lazy chunk, which takes a while on a busy machine. Real milliseconds. */
const WAIT_MS = 10_000;

/** How often `findBy…` and `waitFor` look again while the clock is frozen. Real milliseconds. */
const POLL_MS = 5;

/** When the current wait gives up. */
let endsAt = 0;

/** The last look of a wait on a frozen clock. */
let look: Promise<void> = Promise.resolve();

configure({
  asyncUtilTimeout: WAIT_MS,
  getElementError: queryError,
  // Testing Library would move a frozen clock by 50 ms for each look, and give up after 200 looks, which may take a busy
  // machine less time than what is waited for.
  unstable_advanceTimersWrapper: (runDueTimers) => {
    // The result of `act` may be awaited only once.
    look = Promise.resolve(act(() => lookAgain(runDueTimers)));
    return look;
  },
  asyncWrapper: async (callback) => {
    endsAt = realNow() + WAIT_MS;
    // A wait may end during a look, and one `act` must end before the next one begins.
    const result = await asyncWrapper(() => callback().finally(() => look));
    // Runs pending effects: `findBy…` may find an element before React has run them.
    await act(() => new Promise<void>((resolve) => realSetTimeout(resolve)));
    return result;
  },
});

async function lookAgain(runDueTimers: () => void): Promise<void> {
  await new Promise<void>((resolve) => realSetTimeout(resolve, POLL_MS));
  // Testing Library's own time limit is a frozen timer too.
  if (realNow() < endsAt) runDueTimers();
  else advanceIfFrozen(WAIT_MS);
}

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
