import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startApp } from "@/app/start";
import { REMOVAL_MS } from "@/lib/release";
import { blockedStorage, fullStorage } from "../support/storage";
import { startPrerendering } from "../support/view";

interface Environment {
  /** The import of the app's entry. */
  entry?: () => Promise<unknown>;
  release?: number;
  isPrerendered?: boolean;
  hasWorker?: boolean;
  /** What the browser answers when the worker is looked for, and when the names of its caches are read. */
  removal?: () => Promise<never>;
  isOnline?: boolean;
}

const steps: string[] = [];

const beacon = vi.fn((_address: string, _body: Blob) => true);

async function fail() {
  throw new Error("It broke");
}

/** Starts the app on a new page, and waits until its entry has loaded or failed. */
async function startPage({
  entry = fail,
  release = 1,
  isPrerendered = true,
  hasWorker = true,
  removal,
  isOnline = true,
}: Environment = {}) {
  document.querySelector("script[data-lazy]")?.remove();
  const script = `<script type="lazy" data-lazy="/assets/index-${release}.js"></script>`;
  document.head.insertAdjacentHTML("beforeend", script);
  document.body.innerHTML = isPrerendered ? '<div data-page="/"></div>' : "<div></div>";
  const registration = { unregister: async () => steps.push("unregister") };
  vi.stubGlobal("navigator", {
    onLine: isOnline,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    sendBeacon: beacon,
    ...(hasWorker && {
      serviceWorker: { getRegistration: removal ?? (async () => registration) },
    }),
  });
  if (hasWorker)
    vi.stubGlobal("caches", {
      keys: removal ?? (async () => ["the app"]),
      delete: async (name: string) => steps.push(`delete ${name}`),
    });
  else vi.stubGlobal("caches", undefined);
  vi.stubGlobal("location", { reload: () => steps.push("reload") });
  await startApp((path) => {
    steps.push(`import ${path}`);
    return entry();
  });
}

const refuse = (error: () => Error) => (): never => {
  throw error();
};

const notice = () => document.querySelector("[role=alert]")?.textContent;
const imported = "import /assets/index-1.js";
const reloaded = ["unregister", "delete the app", "reload"];

beforeEach(() => {
  steps.length = 0;
  beacon.mockClear();
});

afterEach(() => {
  document.querySelector("script[data-lazy]")?.remove();
  document.body.replaceChildren();
});

it("a page whose app starts is not reloaded", async () => {
  await startPage({ entry: async () => {} });
  expect(steps).toEqual([imported]);
  expect(notice()).toBeUndefined();
});

it("a page that the browser renders in advance starts its app when somebody opens it", async () => {
  const open = startPrerendering();
  const started = startPage({ entry: async () => {}, isPrerendered: false });
  await Promise.resolve();
  expect(steps).toEqual([]);
  open();
  await started;
  expect(steps).toEqual([imported]);
});

describe("a page whose app does not start", () => {
  it.each([true, false])(
    "is reloaded without its service worker, and the error is rethrown (prerendered: %s)",
    async (isPrerendered) => {
      await expect(startPage({ isPrerendered })).rejects.toThrow("It broke");
      expect(steps).toEqual([imported, ...reloaded]);
      expect(notice()).toBeUndefined();
    },
  );

  it("is reloaded where the browser has no service workers", async () => {
    await expect(startPage({ hasWorker: false })).rejects.toThrow("It broke");
    expect(steps).toEqual([imported, "reload"]);
  });

  it.each([
    ["refuses to remove the service worker", async () => refuse(blockedStorage)()],
    ["never answers whether it has one", () => new Promise<never>(() => {})],
  ])("is reloaded where the browser %s", async (_, removal) => {
    vi.useFakeTimers();
    const started = startPage({ removal, isPrerendered: false });
    const failure = expect(started).rejects.toThrow("It broke");
    await vi.advanceTimersByTimeAsync(REMOVAL_MS);
    await failure;
    expect(steps).toEqual([imported, "reload"]);
  });

  it("is reloaded once per release, and then says that it is our fault", async () => {
    await expect(startPage()).rejects.toThrow();
    await expect(startPage()).rejects.toThrow();
    expect(steps).toEqual([imported, ...reloaded, imported]);
    expect(notice()).toMatch(/^Something is wrong on our side/);
    await expect(startPage({ release: 2 })).rejects.toThrow();
    expect(steps.slice(5)).toEqual(["import /assets/index-2.js", ...reloaded]);
  });

  it("is reported once, after the reload, where the build has an address for reports", async () => {
    vi.stubGlobal("__ERROR_REPORT_URL__", "https://errors.test/report");
    await expect(startPage()).rejects.toThrow();
    expect(beacon).not.toHaveBeenCalled();
    await expect(startPage()).rejects.toThrow();
    expect(beacon).toHaveBeenCalledOnce();
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toBe("https://errors.test/report");
    expect(JSON.parse((await body?.text()) ?? "")).toMatchObject({
      message: "Error: It broke",
      release: "index-1.js",
      browser: "Firefox 128",
      route: "/",
    });
  });

  it.each([
    "Failed to fetch dynamically imported module: /assets/index-1.js",
    "error loading dynamically imported module: /assets/index-1.js",
    "Importing a module script failed.",
  ])("is not reported if its script did not arrive: %s", async (text) => {
    vi.stubGlobal("__ERROR_REPORT_URL__", "https://errors.test/report");
    const entry = refuse(() => new TypeError(text));
    await expect(startPage({ entry })).rejects.toThrow();
    await expect(startPage({ entry })).rejects.toThrow();
    expect(notice()).toMatch(/Check your connection/);
    expect(beacon).not.toHaveBeenCalled();
  });

  it("keeps its service worker offline, and says that it did not load", async () => {
    await expect(startPage({ isOnline: false })).rejects.toThrow();
    expect(steps).toEqual([imported]);
    expect(notice()).toMatch(/Check your connection/);
  });

  it.each([
    ["full", { getItem: () => null, setItem: refuse(fullStorage) }],
    ["blocked", { getItem: refuse(blockedStorage), setItem: refuse(blockedStorage) }],
  ])("is not reloaded if storage is %s", async (_, storage) => {
    vi.stubGlobal("sessionStorage", { ...storage, clear() {} });
    await expect(startPage()).rejects.toThrow();
    expect(steps).toEqual([imported]);
    expect(notice()).toMatch(/on our side/);
  });
});
