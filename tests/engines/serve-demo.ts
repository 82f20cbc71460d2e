import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startStaticServer } from "../e2e/servers/static-server";
import { temporaryFolder } from "../e2e/servers/temporary-folder";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the demo is served, without a trailing slash. */
    siteUrl: string;
  }
}

/** Builds the demo and serves it, for both engines. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startStaticServer(buildDemo());
  project.provide("siteUrl", site.url);
  return site.stop;
}

/** @returns the folder of the demo, with a script in its page that writes down what goes wrong */
function buildDemo(): string {
  const folder = temporaryFolder("demo");
  const vite = ["node_modules/vite/bin/vite.js", "build", "--mode", "demo"];
  execFileSync(process.execPath, [...vite, "--outDir", folder, "--emptyOutDir"], { stdio: "pipe" });
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  writeFileSync(page, html.replace("<head>", '<head><script src="/watch.js"></script>'));
  writeFileSync(join(folder, "watch.js"), watchScript);
  return folder;
}

/**
 * Writes into the session's storage, which outlives a page, what an engine's driver tells differently or not at all:
 * complaints, and all that a page tells its reader, also for a moment.
 */
const watchScript = `(() => {
  function note(list, text) {
    const texts = JSON.parse(sessionStorage.getItem(list) ?? "[]");
    sessionStorage.setItem(list, JSON.stringify([...texts, text]));
  }
  // WebKit breaks off what a page fetches when somebody leaves it, and its scripts hear of that.
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  addEventListener("pageshow", () => { isLeft = false; });
  const complain = (text) => isLeft || note("complaints", location.pathname + ": " + text);

  addEventListener("error", ({ message, error }) => complain("uncaught: " + (error?.stack ?? message)));
  addEventListener("unhandledrejection", (event) => {
    // The app has the last word, after this listener: some it knows, and prevents.
    queueMicrotask(() => event.defaultPrevented || complain("unhandled: " + (event.reason?.stack ?? event.reason)));
  });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    // One tip of the seeds has a picture that no page may fetch.
    const isSeeded = blockedURI.startsWith("http://pictures.example.invalid/");
    if (!isSeeded) complain("policy: " + violatedDirective + " " + blockedURI);
  });
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...words) => {
      complain(level + ": " + words.map(String).join(" "));
      write.apply(console, words);
    };
  }

  let last = "";
  new MutationObserver(() => {
    const told = [...document.querySelectorAll(".swal2-title, [role=status]")].map((one) => one.textContent);
    const text = told.filter(Boolean).join(" / ");
    if (text !== last && text !== "") note("told", text);
    last = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
`;
