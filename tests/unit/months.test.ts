import { describe, expect, it } from "vitest";
import { mentionedMonths } from "@/features/tips/months";
import type { Hemisphere } from "@/lib/choices";
import { monthNames } from "@/lib/format";

function monthsIn(text: string, hemisphere: Hemisphere = "northern"): string {
  return mentionedMonths(text, hemisphere)
    .map((month) => monthNames[month]?.slice(0, 3))
    .join(" ");
}

describe("the months that a text mentions", () => {
  it.each([
    ["January, July, October", "Jan Jul Oct"],
    ["October or July, not January", "Jan Jul Oct"],
    ["Not before May", "May"],
    ["Water from June to August.", "Jun Jul Aug"],
    ["March–May: sow", "Mar Apr May"],
    ["March - May: sow", "Mar Apr May"],
    ["From November until February", "Jan Feb Nov Dec"],
    ["Prune in late winter, in February", "Jan Feb Dec"],
    ["Mulch in spring", "Mar Apr May"],
    ["Summer is dry", "Jun Jul Aug"],
    ["Rake from autumn to winter", "Jan Feb Sep Oct Nov Dec"],
    ["From July to autumn", "Jul Aug Sep Oct Nov"],
    ["Feed in\nMarch\n- May", "Mar May"],
    ["in mid-November", "Nov"],
  ])("in %j are %s", (text, months) => {
    expect(monthsIn(text)).toBe(months);
  });

  it.each([
    "You may mulch now.",
    "Then march to the shed.",
    "The Marching Mayor is Augmented",
    "Summery and wintering",
    "",
  ])("in %j are none", (text) => {
    expect(monthsIn(text)).toBe("");
  });

  it.each([
    ["Mulch in spring", "Sep Oct Nov"],
    ["Rake from autumn to winter", "Mar Apr May Jun Jul Aug"],
    ["From spring to February", "Jan Feb Sep Oct Nov Dec"],
    ["Sow in February", "Feb"],
  ])("in %j are %s in the southern hemisphere", (text, months) => {
    expect(monthsIn(text, "southern")).toBe(months);
  });
});
