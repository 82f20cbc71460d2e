import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextSaturday } from "@/routes/tip-details/calendar-form";

describe("the suggested day of a reminder", () => {
  it.each([
    ["on a Sunday", new Date(2026, 10, 22), "2026-11-28"],
    ["on a Friday", new Date(2026, 10, 27, 23), "2026-11-28"],
    ["on a Saturday", new Date(2026, 10, 28), "2026-12-05"],
    ["at the end of a year", new Date(2026, 11, 31), "2027-01-02"],
  ])("is the next Saturday %s", (_, moment, day) => {
    expect(nextSaturday(moment)).toBe(day);
  });

  it("is always a Saturday within the next seven days", () => {
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
