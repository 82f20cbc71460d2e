import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startStaticServer } from "../e2e/servers/static-site";
import { temporaryFolder } from "../e2e/servers/temporary-folder";

declare module "vitest" {
  interface ProvidedContext {
    /** The demo's URL, without a trailing slash. */
    siteUrl: string;
  }
}

/** Builds the demo and serves it, for both engines. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startStaticServer(buildDemo());
  project.provide("siteUrl", site.url);
  return site.stop;
}

/** Builds the demo, with scripts in its page that find elements and record problems and messages. @returns its folder */
function buildDemo(): string {
  const folder = temporaryFolder("demo");
  const vite = ["node_modules/vite/bin/vite.js", "build", "--mode", "demo"];
  execFileSync(process.execPath, [...vite, "--outDir", folder, "--emptyOutDir"], { stdio: "pipe" });
  const page = join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  const scripts = '<script src="/record.js"></script><script src="/queries.js"></script>';
  writeFileSync(page, html.replace("<head>", `<head>${scripts}`));
  writeFileSync(join(folder, "record.js"), recordScript);
  copyFileSync(
    "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js",
    join(folder, "queries.js"),
  );
  return folder;
}

/**
 * Records what the engines' drivers report differently or not at all: problems (errors, warnings, policy violations)
 * and messages (dialogs and status texts, however briefly they are shown). Session storage keeps the records across
 * pages.
 */
const recordScript = `(() => {
  function record(list, text) {
    const texts = JSON.parse(sessionStorage.getItem(list) ?? "[]");
    sessionStorage.setItem(list, JSON.stringify([...texts, text]));
  }
  // WebKit aborts the requests of a page that is being left, and their promises reject.
  let isLeft = false;
  addEventListener("beforeunload", () => { isLeft = true; });
  addEventListener("pageshow", () => { isLeft = false; });
  const report = (text) => isLeft || record("problems", location.pathname + ": " + text);

  addEventListener("error", ({ message, error }) => {
    // Not an error: the browser delivers the notifications in its next frame.
    if (message.startsWith("ResizeObserver loop")) return;
    report("uncaught: " + (error?.stack ?? message));
  });
  addEventListener("unhandledrejection", (event) => {
    // The app handles some rejections in a listener that runs after this one, and prevents their default.
    queueMicrotask(() => event.defaultPrevented || report("unhandled: " + (event.reason?.stack ?? event.reason)));
  });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    // One seeded tip has a picture that the policy forbids.
    const isSeeded = blockedURI.startsWith("http://pictures.example.invalid/");
    if (!isSeeded) report("policy: " + violatedDirective + " " + blockedURI);
  });
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...parts) => {
      report(level + ": " + parts.map(String).join(" "));
      write.apply(console, parts);
    };
  }

  let last = "";
  new MutationObserver(() => {
    const messages = [...document.querySelectorAll(".swal2-title, [role=status], form [aria-live]")].map((one) => one.textContent);
    const text = messages.filter(Boolean).join(" / ");
    if (text !== last && text !== "") record("messages", text);
    last = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
`;
