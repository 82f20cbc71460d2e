import { useEffect, useState } from "react";

declare global {
  interface Window {
    /**
     * `index.html` has it, to be there without other code: loads the page anew, once a release and only where the server
     * answers. If the page stays, it resolves with whether the server does.
     */
    reloadOnce?: (dropsWorker: boolean) => Promise<boolean>;
  }
}

/** Whether an error says that code did not come: it does so in each browser's own words, and all of them name a module. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /module/.test(error.message);
}

/**
 * What to say of an error. Code that did not come while the server can be reached has gone with a deployment: the page is
 * loaded anew, with what it was to show. Drafts are written when it goes.
 * @returns the error itself, another one where it only looks like a lost connection, undefined until that is known
 */
export function useFailure(error: unknown): unknown {
  const [answer, setAnswer] = useState<{ to: unknown; isReachable: boolean } | null>(null);
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (!isMissing) return;
    const reloading = window.reloadOnce?.(false) ?? Promise.resolve(false);
    void reloading.then((isReachable) => setAnswer({ to: error, isReachable }));
  }, [error, isMissing]);
  if (!isMissing) return error;
  if (answer === null || answer.to !== error) return undefined;
  return answer.isReachable ? new Error("There is no such code", { cause: error }) : error;
}
