import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, nextSaturday } from "@/lib/calendar-day";

describe("the day of a moment", () => {
  it.each([
    [new Date(2026, 0, 1), "2026-01-01"],
    [new Date(2026, 10, 21, 23, 59, 59), "2026-11-21"],
    [new Date(2024, 1, 29, 12), "2024-02-29"],
  ])("%s is %s", (moment, day) => {
    expect(dayOf(moment)).toBe(day);
  });
});

describe("the next Saturday", () => {
  it.each([
    ["a Sunday", new Date(2026, 10, 22), "2026-11-28"],
    ["a Friday", new Date(2026, 10, 27, 23), "2026-11-28"],
    ["a Saturday, a week later", new Date(2026, 10, 28), "2026-12-05"],
    ["the end of a year", new Date(2026, 11, 31), "2027-01-02"],
  ])("after %s", (_, moment, day) => {
    expect(nextSaturday(moment)).toBe(day);
  });

  it("is always a Saturday of the next seven days", () => {
    const anyMoment = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2100, 0, 1),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const [year = 0, month = 1, day = 1] = nextSaturday(moment).split("-").map(Number);
        const saturday = new Date(year, month - 1, day, 12);
        const noon = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate(), 12);
        const days = Math.round((saturday.getTime() - noon.getTime()) / 86_400_000);
        expect(saturday.getDay()).toBe(6);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(days).toBeLessThanOrEqual(7);
      }),
    );
  });
});
