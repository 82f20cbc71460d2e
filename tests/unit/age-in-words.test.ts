import { expect, it } from "vitest";
import { ageInWords } from "@/components/stale-note";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

it.each([
  [0, "a moment ago"],
  [-5 * MINUTE, "a moment ago"],
  [59 * SECOND, "a moment ago"],
  [MINUTE, "1 minute ago"],
  [59 * MINUTE, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [23 * HOUR, "23 hours ago"],
  [DAY, "1 day ago"],
  [400 * DAY, "400 days ago"],
])("an age of %i ms is said as %s", (age, words) => {
  expect(ageInWords(age)).toBe(words);
});
