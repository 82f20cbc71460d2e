import { describe, expect, it } from "vitest";
import { mentionedMonths } from "@/features/tips/months";
import { monthNames } from "@/lib/format";
import type { Hemisphere } from "@/lib/hemisphere";

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
    ["sow in june", "Jun"],
    ["THIN THEM IN JUNE", "Jun"],
    ["Plant garlic in Sept. or october", "Sep Oct"],
    ["Sow Feb–Apr, and again Aug. to Sept.", "Feb Mar Apr Aug Sep"],
    ["Pruned on 12 Jan with loppers", "Jan"],
    ["Oct: plant tulips", "Oct"],
    ["Plant out in may", "May"],
    ["PLANT OUT IN MAY", "May"],
    ["until late march, or before may", "Mar May"],
    ["march, april and may", "Mar Apr May"],
    ["May: sow beans", "May"],
    ["May is the month for beans", "May"],
    ["We sow in spring, and May is best", "Mar Apr May"],
    ["From late March to early June", "Mar Apr May Jun"],
    ["Plant trees in the fall", "Sep Oct Nov"],
    ["Fall: rake", "Sep Oct Nov"],
    ["Last fall we had none", "Sep Oct Nov"],
    ["Spring-sown beans", "Mar Apr May"],
    ["Cut autumn raspberries to the ground", "Sep Oct Nov"],
    ["Winter is for winter squash soup", "Jan Feb Dec"],
  ])("in %j are %s", (text, months) => {
    expect(monthsIn(text)).toBe(months);
  });

  it.each([
    "You may mulch now.",
    "Then march to the shed.",
    "The Marching Mayor is Augmented",
    "Summery and wintering",
    "May need shade",
    "Keep dry. May be watered later.",
    "It may rot, or may not",
    "THEY MAY ROT",
    "This May surprise you",
    "they may or may not flower",
    "March them to the shed",
    "Let the leaves fall. Then rake",
    "Do not let it fall over",
    "Jan told me, and so did Mar and Dec",
    "the sun, a decision and an octopus",
    "spring onion",
    "Spring Onions",
    "spring cabbage",
    "winter squash",
    "WINTER SQUASHES",
    "summer savory",
    "winter aconite",
    "autumn olive",
    "winter jasmine",
    "winter-jasmine hedge",
    "Carrot Autumn King",
    "May blossom and June berry",
    "They spring up, and spring back",
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
