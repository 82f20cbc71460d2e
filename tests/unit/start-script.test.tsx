import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startApp } from "@/app/start";
import { reloadOnce } from "@/lib/reload-once";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

/** What the browser and the network are like. */
interface Circumstances {
  /** The address of the worker that serves the page. */
  worker?: string | null;
  /** What becomes of the entry. */
  entry?: Promise<unknown>;
  server?: () => Promise<Response>;
  /** How this load came about. */
  navigation?: "navigate" | "reload";
  release?: number;
  /** Whether the page's HTML is there already; else it is the shell. */
  isPrerendered?: boolean;
}

const steps: string[] = [];

/** Starts the page's app, which does not mount unless the test deletes `earlyClick`. */
function startPage({
  worker = "https://site.test/sw.js",
  entry = Promise.resolve(),
  server = async () => new Response(""),
  navigation = "navigate",
  release = 1,
  isPrerendered = true,
}: Circumstances = {}) {
  document.head.innerHTML = `<script type="lazy" data-lazy="/assets/index-${release}.js"></script>`;
  document.body.innerHTML = isPrerendered ? '<div data-page="/"></div>' : "<div></div>";
  window.earlyClick = { button: null, record: () => {} };
  const controller = worker === null ? null : { scriptURL: worker };
  const registration = { unregister: async () => steps.push("unregister") };
  vi.stubGlobal("fetch", vi.fn(server));
  vi.stubGlobal("navigator", {
    serviceWorker: { controller, getRegistration: async () => registration },
  });
  vi.stubGlobal("caches", {
    delete: async (name: string) => steps.push(`delete ${name}`),
  });
  vi.stubGlobal("location", { reload: () => steps.push("reload") });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: navigation }] });
  startApp((path) => {
    steps.push(`import ${path}`);
    return entry;
  });
}

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const dropped = ["unregister", "delete sow-and-tell-precache", "reload"];
const imported = "import /assets/index-1.js";

beforeEach(() => {
  steps.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  delete window.earlyClick;
});

describe("a page whose app does not start", () => {
  it("is loaded anew without its worker, 8 s after its scripts are there", async () => {
    startPage();
    await passSeconds(7.9);
    expect(steps).toEqual([imported]);
    await passSeconds(0.2);
    expect(steps).toEqual([imported, ...dropped]);
  });

  it("is loaded anew at once where the entry throws, and the error is not swallowed", async () => {
    const entry = Promise.reject(new Error("It broke"));
    const then = vi.spyOn(entry, "then");
    startPage({ entry, isPrerendered: false });
    await expect(then.mock.results[0]?.value).rejects.toThrow("It broke");
    await passSeconds(0.1);
    expect(steps).toEqual([imported, ...dropped]);
  });

  it("waits for scripts that a slow line brings late", async () => {
    startPage({ entry: new Promise((resolve) => setTimeout(resolve, 60_000)) });
    await passSeconds(67);
    expect(steps).toEqual([imported]);
    await passSeconds(2);
    expect(steps).toEqual([imported, ...dropped]);
  });

  it("is left alone as soon as its app has mounted", async () => {
    startPage();
    await passSeconds(7.5);
    delete window.earlyClick;
    await passSeconds(60);
    expect(steps).toEqual([imported]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([null, "https://site.test/mockServiceWorker.js"])(
    "is left alone where the worker is %s",
    async (worker) => {
      startPage({ worker });
      await passSeconds(60);
      expect(steps).toEqual([imported]);
    },
  );

  it.each([
    ["is not reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
    ["is in trouble", async () => new Response("", { status: 503 })],
  ])("keeps its worker while the server %s, and loses it at a later visit", async (_, server) => {
    startPage({ server });
    await passSeconds(60);
    expect(steps).toEqual([imported]);
    startPage();
    await passSeconds(9);
    expect(steps).toEqual([imported, imported, ...dropped]);
  });

  it("is loaded anew once a release", async () => {
    startPage();
    await passSeconds(9);
    startPage();
    await passSeconds(60);
    expect(steps).toEqual([imported, ...dropped, imported]);
    startPage({ release: 2 });
    await passSeconds(9);
    expect(steps.slice(5)).toEqual(["import /assets/index-2.js", ...dropped]);
  });

  it.each([
    ["full", () => refuseStorage(fullStorage, "setItem")],
    ["refused", () => refuseStorage(blockedStorage, "getItem", "setItem")],
  ])("is loaded anew once where the storage is %s", async (_, refuse) => {
    refuse();
    startPage();
    await passSeconds(9);
    startPage({ navigation: "reload" });
    await passSeconds(60);
    expect(steps).toEqual([imported, ...dropped, imported]);
  });
});

describe("a page whose code is gone from the server", () => {
  it("is loaded anew once a release and tab, and keeps its worker", async () => {
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

  it("stays as it is while the server is not reached", async () => {
    startPage({ server: async () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await reloadOnce()).toBe(false);
    expect(steps).toEqual([]);
  });
});
