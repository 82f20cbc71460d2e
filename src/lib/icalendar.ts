/**
 * One event as an iCalendar file. By hand: of the typed libraries one folds lines by letters where the standard counts
 * octets, one needs Node 22, and one weighs 20 kB.
 * https://www.rfc-editor.org/rfc/rfc5545
 */

export interface CalendarEvent {
  /** Calendars keep one event per id, however often it is imported. */
  uid: string;
  /** When the file is made. */
  stamp: Date;
  /** The day, YYYY-MM-DD, wherever the reader is. */
  day: string;
  /** HH:MM by the reader's clock; null for the whole day. */
  time: string | null;
  summary: string;
  description: string;
  url: string;
}

/** The longest line without its end (RFC 5545, 3.1). Octets. */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/**
 * Makes the text of an .ics file. The event has a reminder: half an hour before, or at eight on a whole day.
 * @returns lines that end in CRLF; to be stored as UTF-8
 */
export function icalendar(event: CalendarEvent): string {
  const { uid, stamp, day, time, summary, description, url } = event;
  const date = day.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sow & Tell//Tips//EN",
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    ...(time === null
      ? [`DTSTART;VALUE=DATE:${date}`, "DURATION:P1D", "TRANSP:TRANSPARENT"]
      : // Without a zone it is that hour wherever the reader is (3.3.5, form 1).
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

/** A text as a property's value (3.3.11): one line, its marks escaped, without what no text may hold. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
      .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "")
  );
}

/** A line in pieces of at most 75 octets, each but the first after a space (3.1); letters stay whole. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
