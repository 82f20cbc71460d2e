import { expect, it } from "vitest";
import { nextSaturday } from "@/routes/tip-details/calendar-form";

it.each([
  ["on a Friday night", new Date(2026, 10, 27, 23), "2026-11-28"],
  ["on a Saturday", new Date(2026, 10, 28), "2026-12-05"],
  ["on a Sunday", new Date(2026, 10, 29), "2026-12-05"],
  ["at the end of a year", new Date(2026, 11, 31), "2027-01-02"],
])("the suggested day of a reminder is the next Saturday: %s", (_, moment, day) => {
  expect(nextSaturday(moment)).toBe(day);
});
