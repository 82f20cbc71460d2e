import { beforeEach, expect, it, vi } from "vitest";
import { lastVisit, VISIT_MS } from "@/lib/visits";

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

it("a visit begins an hour or more after the last, and lasts as long", () => {
  lastVisit();
  vi.setSystemTime(start + VISIT_MS);
  expect(lastVisit()).toBe(start);
  vi.setSystemTime(start + 2 * VISIT_MS - 1);
  expect(lastVisit()).toBe(start);
  vi.setSystemTime(start + 2 * VISIT_MS);
  expect(lastVisit()).toBe(start + VISIT_MS);
});

it("a clock that was put back begins a visit", () => {
  lastVisit();
  vi.setSystemTime(start - VISIT_MS);
  expect(lastVisit()).toBe(start);
});
