/** @file The running release. The inline scripts of `index.html` include this module. */

import { readForTab, writeForTab } from "@/lib/storage";

/** The path of this release's entry script, which contains a content hash. A prerendered page has it in `data-lazy`. */
export function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>(
    "script[data-lazy], script[type=module][src]",
  );
  return script?.dataset.lazy ?? script?.getAttribute("src") ?? "";
}

/** Whether this tab has not yet reloaded this release for a reason. False without storage, where reloads might not end. */
export function isFirstReload(reason: string): boolean {
  const key = `sow-and-tell:reloaded:${reason}`;
  return readForTab(key) !== entryScript() && writeForTab(key, entryScript()) === null;
}
