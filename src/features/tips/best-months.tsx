import { monthsInWords, monthsOfTimes } from "@/features/tips/months";
import type { Tip } from "@/features/tips/tip.schema";
import { timesOfTip } from "@/features/tips/tip-filter";
import { useHemisphere } from "@/lib/hemisphere";

/** More months than this say nothing about when to do something. */
const MAX_MONTHS = 6;

export interface BestMonthsProps {
  tip: Tip;
}

/** The months that a tip names, if any. */
export function BestMonths({ tip }: BestMonthsProps) {
  const [hemisphere] = useHemisphere();
  const months = monthsOfTimes(timesOfTip(tip, hemisphere));
  if (months.length === 0 || months.length > MAX_MONTHS) return null;
  return <p className="text-ink-soft">{`Best done in ${monthsInWords(months)}`}</p>;
}
