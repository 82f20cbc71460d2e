import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nextSaturday } from "@/routes/tip-details/calendar-form";

it("the suggested day of a reminder is always a Saturday within the next seven days", () => {
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
    // Friday night, Saturday and the end of a year.
    {
      examples: [[new Date(2026, 10, 27, 23)], [new Date(2026, 10, 28)], [new Date(2026, 11, 31)]],
    },
  );
});
