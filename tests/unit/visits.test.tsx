import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { lastVisit, VISIT_MS, watchVisit } from "@/lib/visits";

const start = Date.parse("2026-05-01T08:00:00.000Z");

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
});

it("there is no visit before the first", () => {
  expect(lastVisit()).toBeNull();
  vi.setSystemTime(start + VISIT_MS - 1);
  expect(lastVisit()).toBeNull();
});

it("a visit ends an hour after the last thing done, however long ago it began", () => {
  lastVisit();
  vi.setSystemTime(start + VISIT_MS);
  expect(lastVisit()).toBe(start);
  for (let hours = 1; hours < 5; hours += 0.9) {
    vi.setSystemTime(start + hours * VISIT_MS);
    expect(lastVisit()).toBe(start);
  }
  vi.setSystemTime(start + 7 * VISIT_MS);
  expect(lastVisit()).toBe(start + VISIT_MS);
});

it.each([["pointerDown"], ["keyDown"], ["scroll"]] as const)(
  "a visit lasts while the reader does something: %s",
  (event) => {
    lastVisit();
    vi.setSystemTime(start + VISIT_MS);
    onTestFinished(watchVisit());
    for (const hours of [1.5, 2, 2.5]) {
      vi.setSystemTime(start + hours * VISIT_MS);
      fireEvent[event](document);
    }
    vi.setSystemTime(start + 3.4 * VISIT_MS);
    expect(lastVisit()).toBe(start);
  },
);

it("a visit that an earlier release stored lasts from its beginning", () => {
  localStorage.setItem("sow-and-tell:visit", JSON.stringify({ begun: start, last: 7 }));
  vi.setSystemTime(start + VISIT_MS - 1);
  expect(lastVisit()).toBe(7);
});

it("a clock that was put back begins a visit", () => {
  lastVisit();
  vi.setSystemTime(start - VISIT_MS);
  expect(lastVisit()).toBe(start);
});
