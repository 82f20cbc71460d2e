import { existsSync } from "node:fs";
import puppeteer, { type Page } from "puppeteer-core";
import { type Browser, callOf, type WindowSize } from "./browser";

const paths = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** @throws {Error} when there is no Firefox; the message says how to install one */
function firefoxPath(): string {
  const path = process.env.FIREFOX_PATH ?? paths.find((candidate) => existsSync(candidate));
  if (path !== undefined) return path;
  throw new Error(
    "No Firefox found: install it (Debian: apt-get install firefox-esr; Ubuntu: snap install firefox; " +
      "macOS: brew install --cask firefox; Windows: winget install Mozilla.Firefox) or set FIREFOX_PATH.",
  );
}

/** Starts a headless Firefox, driven by WebDriver BiDi. */
export async function startFirefox(size: WindowSize): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath(),
    defaultViewport: size,
    extraPrefsFirefox: { "intl.locale.requested": "en-US" },
  });
  const page = await browser.newPage();
  // Firefox asks before it leaves a page with an unsent form.
  page.on("dialog", (dialog) => void dialog.accept());
  return drive(page, () => browser.close());
}

function drive(page: Page, close: () => Promise<void>): Browser {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer cannot infer the result's type from source code.
    evaluate: (run, ...values) => page.evaluate(callOf(run, values)) as Promise<never>,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press("Enter"),
    close,
  };
}
