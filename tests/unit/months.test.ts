import { describe, expect, it } from "vitest";
import { monthsInWords, monthsOfTimes, timesOfYear } from "@/features/tips/months";
import type { Hemisphere } from "@/lib/hemisphere";

const monthsIn = (text: string, hemisphere: Hemisphere = "northern") =>
  monthsInWords(monthsOfTimes(timesOfYear(text, hemisphere)));

describe("the months named", () => {
  it.each([
    ["sow in february, prune in Aug", "February and August"],
    ["SOW IN MARCH AND JUNE", "March and June"],
    ["Water from June to August.", "June, July and August"],
    ["Plant between December and February.", "December, January and February"],
    ["Cut from late April into September", "April, May, June, July, August and September"],
    ["January, July, October", "January, July and October"],
    ["Mulch in spring", "March, April and May"],
    ["Mulch in early spring", "March"],
    ["Mulch at the end of summer", "August"],
    ["Sow: start of spring, middle of summer", "March and July"],
    ["Sow after midsummer", "June"],
    ["Prune at mid-winter", "December"],
    ["It flowers from summer to fall", "June, July, August, September, October and November"],
    ["Sow before the last spring frost", "March and April"],
    ["Wrap it before the first frost", "October"],
    ["Lift them after the first hard frost", "November and December"],
    ["May is the month for beans.", "May"],
    ["Not before May, or the slugs have it", "May"],
    ["Order seeds in midwinter", "December"],
    ["Sow in the fall or mid winter", "September, October, November and December"],
    ["Don't sow them before May.", "May"],
    ["Lift the tubers before winter, in October", "October"],
    ["Prune it before the summer.", ""],
    ["Finish before March, April or May.", ""],
    ["Sow it before March to May", ""],
    ["Lift them before winter, April is too late", "April"],
    ["Finish before the end of May", "May"],
    ["March to May: sow", "March, April and May"],
    ["Reduce winter watering", "December, January and February"],
    ["Never lose a tomato again\nSow in March", "March"],
    ["Don't forget to prune in July", "July"],
    ["Not only in May but also in July", "May and July"],
    ["Lift them after the first fall frost", "November and December"],
    ["Feed in\n- March\n- May", "March and May"],
    ["Harvest Jun–Aug", "June, July and August"],
    ["Do not sow in March but in April.", "April"],
    ["In high summer, water twice.", "July and August"],
    ["In late winter water sparingly.", "February"],
    ["Divide in spring or fall.", "March, April, May, September, October and November"],
    ["Mulch every fall.", "September, October and November"],
    ["Never in March, April or May: wait for July.", "July"],
    ["Sow indoors before your average last frost date.", "March and April"],
    ["March/April: sow", "March and April"],
    ["Never prune in winter, spring is best.", "March, April and May"],
    ["Never prune in winter, late spring is best.", "May"],
    ["If you can't sow in April, May is fine.", "May"],
    ["Leaves turn yellow in October and fall.", "October"],
    ["May 15: sow", "May"],
    ["Cut back at end of summer.", "August"],
    ["May — sow beans", "May"],
    ["May\nSow beans.", "May"],
    ["Plant garlic in the fall in well-drained soil.", "September, October and November"],
    ["Sow between 15 March and 1 May.", "March, April and May"],
    ["Plant spring-flowering bulbs in autumn.", "September, October and November"],
    ["sow from march to may", "March, April and May"],
    ["Cut it back in summer, or may be left", "June, July and August"],
    ["Sow in March or may be sown later", "March"],
    ["Spring cleaning in February", "February"],
    ["Late summer water the beans deeply", "August"],
    ["Autumn clean-up", "September, October and November"],
    ["in may take cuttings", "May"],
    ["In winter frost lifts the roots", "December, January and February"],
    ["Sow March 15 to May 20", "March, April and May"],
    ["From the 1st of March to the 15th of May", "March, April and May"],
    ["Sow March through to May", "March, April and May"],
    ["Harvest from July until the first frost", "July, August, September and October"],
    [
      "Protect it from November until the last frost.",
      "November, December, January, February, March, April, May and June",
    ],
  ])("in %j are %s", (text, months) => {
    expect(monthsIn(text)).toBe(months);
  });

  it.each([
    "You may mulch now.",
    "March on the spot.",
    "May bolt in heat.\n\nWater daily.",
    "May hate frost.\n- water",
    "march to the shed",
    "Leaves fall in heaps",
    "Cover it once the leaves begin to fall.",
    "Frost is no friend.",
    "Slice the spring onions, and a winter squash.",
    "Spring water, or rain",
    "Do not prune in November, December, January.",
    "You cannot plant out in April.",
    "Do not cut hedges from March until the end of August.",
    "Beware of late spring frosts.",
    "Plant each spring onion 5 cm apart.",
    "The marching mayor is augmented",
    "",
  ])("in %j are none", (text) => {
    expect(monthsIn(text)).toBe("");
  });

  it("depend on the hemisphere if the text names a season, but not if it names a month", () => {
    expect(monthsIn("Mulch in spring", "southern")).toBe("September, October and November");
    expect(monthsIn("Prune in late winter", "southern")).toBe("August");
    expect(monthsIn("after the last frost", "southern")).toBe("November and December");
    expect(monthsIn("Sow in February", "southern")).toBe("February");
  });

  it("come with the words that name them", () => {
    const times = timesOfYear(
      "From late February to the middle of May, and after the last frost.",
      "northern",
    );
    expect(times).toMatchObject([
      { words: "late February to the middle of May", months: [1, 2, 3, 4] },
      { words: "after the last frost", months: [4, 5] },
    ]);
  });
});
