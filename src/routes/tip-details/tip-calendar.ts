import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { icalendar } from "@/lib/icalendar";
import { paths } from "@/lib/paths";

/**
 * A tip as a calendar file's text.
 * @param day YYYY-MM-DD
 * @param time HH:MM; null for the whole day
 */
export function tipCalendar(tip: Tip, day: string, time: string | null, now: Date): string {
  const { origin, host } = window.location;
  const url = new URL(paths.tipDetails(tip._id), origin).href;
  return icalendar({
    uid: `${encodeURIComponent(tip._id)}-${day}-${time ?? "all-day"}@${host}`,
    stamp: now,
    day,
    time,
    summary: tipTitle(tip),
    description: `${tip.description.trim()}\n\n${url}`.trim(),
    url,
  });
}
