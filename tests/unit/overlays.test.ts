import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  closeOverlay,
  closeOverlays,
  followNavigation,
  openOverlay,
  overlaysSettled,
  watchHistory,
} from "@/components/overlays";

/** Where the router has been sent by Back and Forward. */
let traversals: string[] = [];

const listen = ({ state }: PopStateEvent) => traversals.push(state?.key);

function navigate(key: string, pathname = key) {
  window.history.pushState({ key }, "", `/${pathname}`);
  followNavigation(pathname);
}

const currentKey = () => window.history.state.key;

/** Opens an overlay, and waits for its entry. */
async function open(close = () => {}) {
  const overlay = openOverlay(close);
  await new Promise((resolve) => setTimeout(resolve));
  return overlay;
}

watchHistory();

beforeEach(() => {
  navigate("before");
  navigate("page");
  traversals = [];
  window.addEventListener("popstate", listen);
});

afterEach(async () => {
  await closeOverlays();
  window.removeEventListener("popstate", listen);
});

it("Back closes the uppermost, then the one below, and then leaves the page", async () => {
  const [closeSheet, closeQuestion] = [vi.fn(), vi.fn()];
  await open(closeSheet);
  await open(closeQuestion);
  window.history.back();
  expect(closeQuestion).toHaveBeenCalledOnce();
  expect(closeSheet).not.toHaveBeenCalled();
  window.history.back();
  expect(closeSheet).toHaveBeenCalledOnce();
  expect(traversals).toEqual([]);
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it.each([
  ["a press", () => {}],
  ["a press, after another has opened above it", async () => closeOverlay(await open())],
])("what %s has closed leaves no entry", async (_, act) => {
  const id = await open();
  await act();
  closeOverlay(id);
  await overlaysSettled();
  expect(traversals).toEqual([]);
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it("what closes without leaving its entry at once does not make Back do nothing", async () => {
  closeOverlay(await open(), 500);
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it("Forward opens nothing, and the next Back leaves the page", async () => {
  const close = vi.fn();
  await open(close);
  window.history.back();
  window.history.forward();
  expect(close).toHaveBeenCalledOnce();
  expect(currentKey()).toBe("page");
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it("Back and Forward pass the entry from which a link has led to another page", async () => {
  const close = vi.fn();
  await open(close);
  navigate("next");
  expect(close).toHaveBeenCalledOnce();
  window.history.back();
  expect(traversals).toEqual(["page"]);
  window.history.forward();
  expect(traversals).toEqual(["page", "next"]);
  window.history.back();
  window.history.back();
  expect(traversals).toEqual(["page", "next", "page", "before"]);
});

it("what stays open while the query changes is closed by Back, which keeps the query", async () => {
  const close = vi.fn();
  await open(close);
  navigate("filtered", "page");
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  expect(close).toHaveBeenCalledOnce();
  expect(currentKey()).toBe("filtered");
  expect(traversals).toEqual([]);
  window.history.back();
  expect(traversals).toEqual(["page"]);
});

it("what closes and opens in one go, as in React's strict mode, has one entry", async () => {
  const { length } = window.history;
  closeOverlay(openOverlay(() => {}));
  await open();
  expect(window.history.length).toBe(length + 1);
});

it("what opens as another closes takes over its entry", async () => {
  const menu = await open();
  closeOverlay(menu);
  const question = await open();
  expect(question.entry).toBe(menu.entry);
  expect(window.history.state.overlay).toBe(menu.entry);
});

it("what replaces another takes over its entry, and Back closes it", async () => {
  const question = await open();
  const close = vi.fn();
  openOverlay(close);
  closeOverlay(question);
  await overlaysSettled();
  expect(window.history.state.overlay).toBe(question.entry);
  window.history.back();
  expect(close).toHaveBeenCalledOnce();
  expect(traversals).toEqual([]);
  window.history.back();
  expect(traversals).toEqual(["before"]);
});
