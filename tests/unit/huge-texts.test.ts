import { expect, it } from "vitest";
import { mentionedMonths } from "@/features/tips/months";
import { excerptOf, firstMatch } from "@/features/tips/search-matches";
import { firstSentence, tipTitle } from "@/features/tips/tip";
import { createTipSearch } from "@/features/tips/tip-search";
import { foldText } from "@/lib/text";
import { splitSteps } from "@/routes/tip-details/read-in-garden/split-steps";
import { wrapLines } from "@/routes/tip-details/seed-packet-lines";
import { makeTip } from "../support/factories";

/** What these texts took before was seconds. */
const LIMIT_MS = 1000;

const LENGTH = 100_000;

const units: [string, string][] = [
  ["initials", "A. "],
  ["numbers", "1. "],
  ["lines", "a\n"],
  ["letters without a space", "x"],
  ["quotation marks", "'"],
  ["accents", "\u0301\u0323"],
  ["joiners", "\u200d"],
  ["emoji of several code points", "👩‍🌾"],
  ["mixed directions", "abc אב \u202eاب"],
  ["months", "may, "],
  ["words", "Kale soup in May. "],
];

it.each(units)("a hundred thousand characters of %s freeze nothing", async (_, unit) => {
  const text = `b${unit.repeat(LENGTH / unit.length)}z`;
  const isShort = (line: string) => line.length < 60;
  const tip = makeTip({ title: text, description: text });
  const uses: Record<string, () => unknown> = {
    fold: () => foldText(text),
    steps: () => splitSteps(text),
    lines: () => wrapLines(text, 3, isShort),
    title: () => tipTitle(tip),
    sentence: () => firstSentence(tip),
    months: () => mentionedMonths(text, "northern"),
    excerpt: () => excerptOf(text, firstMatch(text, new Set(["nowhere"]))),
    index: () => createTipSearch([tip]),
  };
  for (const [name, use] of Object.entries(uses)) {
    // Processor time does not depend on what else the machine does.
    const start = process.cpuUsage();
    await use();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000, name).toBeLessThan(LIMIT_MS);
  }
});
