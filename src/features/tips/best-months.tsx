import { monthsInWords, monthsOfTimes } from "@/features/tips/months";
import type { Tip } from "@/features/tips/tip.schema";
import { timesOfTip } from "@/features/tips/tip-filter";
import { useHemisphere } from "@/lib/hemisphere";

/** A text that names more of the year says nothing about when. */
const MAX_MONTHS = 6;

export interface BestMonthsProps {
  tip: Tip;
}

/** When a tip is best done, where its text says so. */
export function BestMonths({ tip }: BestMonthsProps) {
  const [hemisphere] = useHemisphere();
  const months = monthsOfTimes(timesOfTip(tip, hemisphere));
  if (months.length === 0 || months.length > MAX_MONTHS) return null;
  return <p className="text-ink-soft">{`Best done in ${monthsInWords(months)}`}</p>;
}
