import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startApp } from "@/app/start";
import { reloadOnce } from "@/lib/reload-once";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

interface Environment {
  /** The URL of the service worker that controls the page. */
  worker?: string | null;
  /** The import of the app's entry. */
  entry?: Promise<unknown>;
  server?: () => Promise<Response>;
  release?: number;
  isPrerendered?: boolean;
}

const steps: string[] = [];

/** Starts the app on a new page. It counts as mounted once the test deletes `earlyClick`. */
function startPage({
  worker = "https://site.test/sw.js",
  entry = Promise.resolve(),
  server = async () => new Response(""),
  release = 1,
  isPrerendered = true,
}: Environment = {}) {
  document.head.innerHTML = `<script type="lazy" data-lazy="/assets/index-${release}.js"></script>`;
  document.body.innerHTML = isPrerendered ? '<div data-page="/"></div>' : "<div></div>";
  window.earlyClick = null;
  const controller = worker === null ? null : { scriptURL: worker };
  const registration = { unregister: async () => steps.push("unregister") };
  vi.stubGlobal("fetch", vi.fn(server));
  vi.stubGlobal("navigator", {
    serviceWorker: { controller, getRegistration: async () => registration },
  });
  vi.stubGlobal("caches", { delete: async (name: string) => steps.push(`delete ${name}`) });
  vi.stubGlobal("location", { reload: () => steps.push("reload") });
  startApp((path) => {
    steps.push(`import ${path}`);
    return entry;
  });
}

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const offline = async () => Promise.reject(new TypeError("Failed to fetch"));
const recovered = ["unregister", "delete sow-and-tell-precache", "reload"];
const imported = "import /assets/index-1.js";

beforeEach(() => {
  steps.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  delete window.earlyClick;
});

describe("a page whose app does not mount", () => {
  it("is reloaded without its service worker 8 s after its scripts have loaded", async () => {
    startPage();
    await passSeconds(7.9);
    expect(steps).toEqual([imported]);
    await passSeconds(0.2);
    expect(steps).toEqual([imported, ...recovered]);
  });

  it("is reloaded at once if the entry throws, and the error is rethrown", async () => {
    const entry = Promise.reject(new Error("It broke"));
    const then = vi.spyOn(entry, "then");
    startPage({ entry, isPrerendered: false });
    await expect(then.mock.results[0]?.value).rejects.toThrow("It broke");
    await passSeconds(0.1);
    expect(steps).toEqual([imported, ...recovered]);
  });

  it("says that it did not load if the entry fails to load, even without a service worker", async () => {
    const entry = Promise.reject(new Error("Failed to fetch"));
    const then = vi.spyOn(entry, "then");
    startPage({ entry, worker: null, isPrerendered: false });
    await expect(then.mock.results[0]?.value).rejects.toThrow("Failed to fetch");
    expect(document.querySelector("[role=alert]")?.textContent).toMatch(/didn't load completely/);
    expect(steps).toEqual([imported]);
  });

  it("is not reloaded while its scripts are still loading", async () => {
    startPage({ entry: new Promise((resolve) => setTimeout(resolve, 60_000)) });
    await passSeconds(67);
    expect(steps).toEqual([imported]);
    await passSeconds(2);
    expect(steps).toEqual([imported, ...recovered]);
  });

  it.each([null, "https://site.test/mockServiceWorker.js"])(
    "is not reloaded if the service worker is %s",
    async (worker) => {
      startPage({ worker });
      await passSeconds(60);
      expect(steps).toEqual([imported]);
    },
  );

  it.each([
    ["is unreachable", offline],
    ["fails", async () => new Response("", { status: 503 })],
  ])("is not reloaded while the server %s, but at a later visit", async (_, server) => {
    startPage({ server });
    await passSeconds(60);
    expect(steps).toEqual([imported]);
    startPage();
    await passSeconds(9);
    expect(steps).toEqual([imported, imported, ...recovered]);
  });

  it("is reloaded once per release", async () => {
    startPage();
    await passSeconds(9);
    startPage();
    await passSeconds(60);
    expect(steps).toEqual([imported, ...recovered, imported]);
    startPage({ release: 2 });
    await passSeconds(9);
    expect(steps.slice(5)).toEqual(["import /assets/index-2.js", ...recovered]);
  });

  it.each([
    ["full", () => refuseStorage(fullStorage, "setItem")],
    ["blocked", () => refuseStorage(blockedStorage, "getItem", "setItem")],
  ])("is not reloaded if storage is %s", async (_, refuse) => {
    refuse();
    startPage();
    await passSeconds(60);
    // `true` means only that the server is reachable.
    expect(await reloadOnce({ isWorkerDropped: true })).toBe(true);
    expect(steps).toEqual([imported]);
  });
});

it("a page whose app mounts in time is not reloaded", async () => {
  startPage();
  await passSeconds(7.5);
  delete window.earlyClick;
  await passSeconds(60);
  expect(steps).toEqual([imported]);
  expect(vi.getTimerCount()).toBe(0);
});

it("a reload for missing code happens once per release and tab, and keeps the service worker", async () => {
  startPage();
  delete window.earlyClick;
  void reloadOnce();
  await passSeconds(0);
  startPage();
  delete window.earlyClick;
  expect(await reloadOnce()).toBe(true);
  sessionStorage.clear();
  void reloadOnce();
  await passSeconds(0);
  expect(steps.filter((step) => step !== imported)).toEqual(["reload", "reload"]);
});
