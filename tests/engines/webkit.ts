import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { freePorts } from "../e2e/servers/listen";
import { temporaryFolder } from "../e2e/servers/temporary-folder";
import { type Browser, callOf, type Point, type WindowSize } from "./browser";

const START_TIMEOUT_MS = 20_000;
const SCREEN = { width: 1400, height: 1000 };

/** @throws {Error} when WebKit's driver or the virtual display is missing; the message says how to install them */
function assertInstalled(): void {
  const missing = ["WebKitWebDriver", "Xvfb"].filter(
    (command) => spawnSync("which", [command]).status !== 0,
  );
  if (missing.length === 0) return;
  throw new Error(
    `${missing.join(" and ")} not found: on Debian or Ubuntu run apt-get install webkit2gtk-driver xvfb locales; ` +
      "WebKitGTK's driver exists on Linux alone, so elsewhere run the walk in a container.",
  );
}

/** Starts WebKit (WebKitGTK's MiniBrowser), driven by WebDriver, on a virtual display. `close` stops both. */
export async function startWebKit(size: WindowSize): Promise<Browser> {
  assertInstalled();
  const screen = await startScreen();
  const config = narrowToolbarConfig();
  const service = await startDriver(screen.display, config);
  const driver = await openWindow(await service.address(), size);
  return drive(driver, async () => {
    await driver.quit();
    await service.kill();
    screen.stop();
    // Vitest kills its workers, so that their exit handlers do not run.
    rmSync(config, { recursive: true });
  });
}

/** Starts a virtual display. @returns its name, for `DISPLAY` */
async function startScreen(): Promise<{ display: string; stop: () => void }> {
  // Xvfb takes a free display number and writes it to file descriptor 3.
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const args = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"];
  const child = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  process.once("exit", () => child.kill());
  const signal = AbortSignal.timeout(START_TIMEOUT_MS);
  const [number] = await once(child.stdio[3] ?? child, "data", { signal });
  return { display: `:${String(number).trim()}`, stop: () => child.kill() };
}

async function startDriver(display: string, config: string): Promise<DriverService> {
  const [port] = await freePorts(1);
  const isRoot = process.getuid?.() === 0;
  const service = new DriverService("WebKitWebDriver", {
    port,
    args: [`--port=${port}`],
    loopback: true,
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      // WebKit takes its language from the locale.
      LC_ALL: "en_US.UTF-8",
      // Its sandbox does not start for root.
      ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  await service.start(START_TIMEOUT_MS);
  return service;
}

async function openWindow(url: string, { width, height }: WindowSize): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { args: ["--automation"] },
        unhandledPromptBehavior: "accept",
      }),
    )
    .build();
  const toolbarHeight = await driver.executeScript<number>("return outerHeight - innerHeight");
  const outer = { width, height: height + toolbarHeight };
  // In the middle, under the mouse pointer: without a window manager, the window under the pointer has the focus.
  const x = Math.round((SCREEN.width - outer.width) / 2);
  const y = Math.round((SCREEN.height - outer.height) / 2);
  await driver
    .manage()
    .window()
    .setRect({ x, y, ...outer });
  return driver;
}

/** A GTK configuration that lets the window be narrower than the 447 px that its toolbars need. @returns its folder */
function narrowToolbarConfig(): string {
  const folder = temporaryFolder("gtk");
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), "* { min-width: 0; padding: 0; margin: 0; }");
  return folder;
}

function drive(driver: WebDriver, close: () => Promise<void>): Browser {
  const moveTo = ({ x, y }: Point) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...values) => driver.executeScript(`return ${callOf(run, values)}`),
    clickAt: (point) => moveTo(point).click().perform(),
    type: (text) => driver.switchTo().activeElement().sendKeys(text),
    pressEnter: () => driver.switchTo().activeElement().sendKeys(Key.ENTER),
    close,
  };
}
