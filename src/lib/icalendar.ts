/**
 * @file Writes one event as an iCalendar file (https://www.rfc-editor.org/rfc/rfc5545). No typed library folds lines by
 * octets, as the standard requires, supports Node 20, as this repository does, and is smaller than 20 kB.
 */

export interface CalendarEvent {
  /** Lets calendars recognize an event that is imported again. Not escaped. */
  uid: string;
  /** When the file was created. */
  stamp: Date;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:MM in the local time of whoever opens the calendar. Null for an all-day event. */
  time: string | null;
  summary: string;
  description: string;
  url: string;
}

/**
 * Formats an .ics file. The event lasts an hour, with a reminder half an hour before, or all day, with one at 8:00.
 * @returns lines that end in CRLF; to be saved as UTF-8
 */
export function icalendar(event: CalendarEvent): string {
  const { uid, stamp, day, time, summary, description, url } = event;
  const date = day.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sow & Tell//Tips//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    ...(time === null
      ? [`DTSTART;VALUE=DATE:${date}`, "DURATION:P1D", "TRANSP:TRANSPARENT"]
      : // A time without a zone is local (3.3.5, form 1).
        [`DTSTART:${date}T${time.replace(":", "")}00`, "DURATION:PT1H"]),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // A URI value is not escaped (3.3.13).
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${time === null ? "PT8H" : "-PT30M"}`,
    `DESCRIPTION:${escapeText(summary)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Escapes a property's text value (3.3.11), and drops the control characters that no text may contain. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
      .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "")
  );
}

/**
 * Folds a line into pieces of at most 75 octets, each but the first indented by a space (3.1). Never splits a
 * character: outside ASCII, each has up to four octets, so 18 always fit.
 */
export function foldLine(line: string): string {
  const length = /^[ -~]*$/.test(line) ? 74 : 18;
  return line.match(new RegExp(`.{1,${length}}`, "gsu"))?.join("\r\n ") ?? "";
}
