/** Days of the reader's own calendar, as YYYY-MM-DD: what a date field holds. */

const SATURDAY = 6;
const DAYS_A_WEEK = 7;

/** The day that a moment falls on where the reader is. */
export function dayOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, "0");
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(moment.getDate()).padStart(2, "0")}`;
}

/** The first Saturday after the day of a moment; on a Saturday the one a week later. */
export function nextSaturday(moment: Date): string {
  const days = ((SATURDAY - moment.getDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1;
  // By the calendar and not by hours: some days have 23 or 25.
  return dayOf(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days));
}
