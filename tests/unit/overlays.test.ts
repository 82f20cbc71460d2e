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

it("Back closes the uppermost, then the one below, and then leaves the page", () => {
  const [closeSheet, closeQuestion] = [vi.fn(), vi.fn()];
  openOverlay(closeSheet);
  openOverlay(closeQuestion);
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
  ["a press, after another has opened above it", () => closeOverlay(openOverlay(() => {}))],
])("what %s has closed leaves no entry", async (_, act) => {
  const id = openOverlay(() => {});
  act();
  closeOverlay(id);
  await overlaysSettled();
  expect(traversals).toEqual([]);
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it("what closes without leaving its entry at once does not make Back do nothing", () => {
  closeOverlay(
    openOverlay(() => {}),
    500,
  );
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it("Forward opens nothing, and the next Back leaves the page", () => {
  const close = vi.fn();
  openOverlay(close);
  window.history.back();
  window.history.forward();
  expect(close).toHaveBeenCalledOnce();
  expect(currentKey()).toBe("page");
  window.history.back();
  expect(traversals).toEqual(["before"]);
});

it("Back and Forward pass the entry from which a link has led to another page", () => {
  const close = vi.fn();
  openOverlay(close);
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

it("what stays open while the query changes is closed by Back, which keeps the query", () => {
  const close = vi.fn();
  openOverlay(close);
  navigate("filtered", "page");
  expect(close).not.toHaveBeenCalled();
  window.history.back();
  expect(close).toHaveBeenCalledOnce();
  expect(currentKey()).toBe("filtered");
  expect(traversals).toEqual([]);
  window.history.back();
  expect(traversals).toEqual(["page"]);
});

it("what closes and opens in one go, as in React's strict mode, has one entry", () => {
  const { length } = window.history;
  closeOverlay(openOverlay(() => {}));
  openOverlay(() => {});
  expect(window.history.length).toBe(length + 1);
});
