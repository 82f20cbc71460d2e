import { afterEach, describe, expect, it, vi } from "vitest";
import { prepareDocument } from "@/app/start";
import { setSystemTheme } from "../support/media";
import { startPrerendering } from "../support/view";

const page = document.documentElement;

afterEach(() => {
  for (const link of document.querySelectorAll("link")) link.remove();
  globalThis.__EARLY_REQUEST__ = undefined;
  page.removeAttribute("data-starting");
  page.removeAttribute("data-session");
  page.removeAttribute("data-theme");
});

describe("before the first paint, a page", () => {
  it.each([
    ["the chosen theme", "light", '"dusk"', "dusk"],
    ["the chosen theme", "dark", '"daylight"', "daylight"],
    ["the system's theme if none is chosen", "light", null, "daylight"],
    ["the system's theme if none is chosen", "dark", null, "dusk"],
    ["the system's theme if the stored one is unreadable", "light", "{", "daylight"],
    ["the system's theme if the stored one is unknown", "dark", '"noon"', "dusk"],
  ] as const)("has %s on a %s system", (_, system, stored, theme) => {
    setSystemTheme(system);
    if (stored !== null) localStorage.setItem("sow-and-tell:theme", stored);
    prepareDocument();
    expect(page.dataset.theme).toBe(theme);
  });

  it.each([
    ["a member's links during a session", '{"uid":"a"}', true],
    ["a visitor's links after a logout", '{"endedBy":"logout"}', false],
    ["a visitor's links if the session is unreadable", "{", false],
    ["a visitor's links if the session is not an object", '"uid"', false],
    ["a visitor's links without a session", null, false],
  ])("has %s", (_, stored, hasSession) => {
    if (stored !== null) localStorage.setItem("sow-and-tell:session", stored);
    prepareDocument();
    expect(page.hasAttribute("data-session")).toBe(hasSession);
  });

  it("cuts a query of megabytes, and leaves one that a form can take", () => {
    window.history.replaceState({ kept: true }, "", `/shareTips?text=${"a".repeat(2_000_000)}`);
    prepareDocument();
    expect(window.location.search).toHaveLength(150_000);
    expect(window.history.state).toEqual({ kept: true });
    const search = `?text=${"%E6%B0%B4".repeat(10_000)}`;
    window.history.replaceState(null, "", `/shareTips${search}`);
    prepareDocument();
    expect(window.location.search).toBe(search);
    window.history.replaceState(null, "", "/");
  });

  const session = '{"uid":"a"}';

  it.each([
    ["connects early for a member", session, "preconnect"],
    ["announces no visitor to the backend or to Google", null, ""],
    ["announces nobody after a logout", '{"endedBy":"logout"}', ""],
  ])("%s", (_, stored, rel) => {
    if (stored !== null) localStorage.setItem("sow-and-tell:session", stored);
    document.head.insertAdjacentHTML("beforeend", '<link data-member href="https://api.test">');
    prepareDocument();
    expect(document.querySelector<HTMLLinkElement>("link[data-member]")?.rel).toBe(rel);
  });

  it("that the browser renders in advance sends nothing until somebody opens it, with what is stored by then", async () => {
    const open = startPrerendering();
    vi.stubGlobal("location", { pathname: "/tipsDetails/64f0", search: "" });
    const visit = { ...performance.mark("visit").toJSON(), type: "navigate" };
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([visit]);
    document.head.insertAdjacentHTML("beforeend", '<link data-member href="https://api.test">');
    localStorage.setItem("sow-and-tell:session", session);
    const fetch = vi.fn(async () => new Response());
    vi.stubGlobal("fetch", fetch);
    const requests = () =>
      document.querySelectorAll("link[rel]:not([rel=''])").length + fetch.mock.calls.length;
    prepareDocument("https://api.test/shareTips/");
    expect(page.hasAttribute("data-session")).toBe(true);
    expect(requests()).toBe(0);
    localStorage.setItem("sow-and-tell:theme", '"dusk"');
    open();
    await vi.waitFor(() => expect(requests()).toBe(2));
    expect(page.dataset.theme).toBe("dusk");
  });

  it.each([
    ["a member's tip", session, "/tipsDetails/64f0", "navigate", "https://api.test/shareTips/64f0"],
    ["no tip for a visitor", null, "/tipsDetails/64f0", "navigate", undefined],
    ["no tip on another page", session, "/updateTips/64f0", "navigate", undefined],
    ["no tip after a reload", session, "/tipsDetails/64f0", "reload", undefined],
  ])("requests %s", (_, stored, pathname, type, requested) => {
    if (stored !== null) localStorage.setItem("sow-and-tell:session", stored);
    vi.stubGlobal("location", { pathname, search: "" });
    const visit = { ...performance.mark("visit").toJSON(), type };
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([visit]);
    const fetch = vi.fn(async () => new Response());
    vi.stubGlobal("fetch", fetch);
    prepareDocument("https://api.test/shareTips/");
    expect(globalThis.__EARLY_REQUEST__?.url).toBe(requested);
    const uncached = [requested, expect.objectContaining({ cache: "no-store" })];
    expect(fetch.mock.calls).toEqual(requested === undefined ? [] : [uncached]);
  });
});
