import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, escapeText, foldLine, icalendar } from "@/lib/icalendar";
import { anyText } from "../support/factories";

const event: CalendarEvent = {
  uid: "tip-1@example.org",
  stamp: new Date("2026-03-07T09:05:03.250Z"),
  day: "2026-03-14",
  time: null,
  summary: "Sow leeks",
  description: "Drop them in.",
  url: "https://example.org/tipsDetails/1?a=b,c;d",
};

const encoder = new TextEncoder();

/** As a calendar reads it: lines made whole again. */
function unfold(text: string): string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

/** As a calendar reads a text. */
function unescapeText(value: string): string {
  return value.replace(/\\(.)/g, (_, mark: string) => (mark === "n" ? "\n" : mark));
}

function property(name: string, text: string): string {
  const line = unfold(text).find((candidate) => candidate.startsWith(`${name}:`));
  return line?.slice(name.length + 1) ?? "";
}

/** What of a text may be in a calendar at all: one kind of line break, no control characters, whole emoji. */
function allowed(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that no text may hold
      .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "")
  );
}

/** Octets as a file has them, where half an emoji is the sign for a broken one. */
function octets(text: string): number {
  return encoder.encode(text).length;
}

describe("a calendar file", () => {
  it("of a whole day says the date, and reminds at eight", () => {
    expect(icalendar(event)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Sow & Tell//Tips//EN",
        "BEGIN:VEVENT",
        "UID:tip-1@example.org",
        "DTSTAMP:20260307T090503Z",
        "DTSTART;VALUE=DATE:20260314",
        "DURATION:P1D",
        "TRANSP:TRANSPARENT",
        "SUMMARY:Sow leeks",
        "DESCRIPTION:Drop them in.",
        "URL:https://example.org/tipsDetails/1?a=b,c;d",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "TRIGGER:PT8H",
        "DESCRIPTION:Sow leeks",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("of an hour says it by the reader's own clock, and reminds half an hour before", () => {
    const lines = icalendar({ ...event, time: "07:30" }).split("\r\n");
    expect(lines).toContain("DTSTART:20260314T073000");
    expect(lines).toContain("DURATION:PT1H");
    expect(lines).toContain("TRIGGER:-PT30M");
    expect(lines).not.toContain("TRANSP:TRANSPARENT");
  });

  it("holds lines of 75 octets at most, and gives back any title and text", () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const text = icalendar({ ...event, summary, description });
        for (const line of text.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(unescapeText(property("SUMMARY", text))).toBe(allowed(summary));
        expect(unescapeText(property("DESCRIPTION", text))).toBe(allowed(description));
      }),
    );
  });

  it("takes no property of its own from a text", () => {
    const text = icalendar({
      ...event,
      summary: "Leeks\r\nATTACH:https://evil.example\nEND:VEVENT",
    });
    expect(unfold(text)).not.toContain("ATTACH:https://evil.example");
    expect(unfold(text).filter((line) => line === "END:VEVENT")).toHaveLength(1);
  });
});

describe("a text in a calendar file", () => {
  it.each([
    ["a comma, a semicolon; and a back\\slash", "a comma\\, a semicolon\\; and a back\\\\slash"],
    ["two\nlines", "two\\nlines"],
    ["two\r\nlines", "two\\nlines"],
    ["two\rlines", "two\\nlines"],
    ["a\ttab", "a\ttab"],
    ["a\u0000b\u001fc\u007fd", "abcd"],
    ["\\n", "\\\\n"],
    ["12:30", "12:30"],
  ])("of %j is %j", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe("a folded line", () => {
  it("is left as it is up to 75 octets", () => {
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
    expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  });

  it("never parts the octets of a letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 60 }), (text) => {
        fc.pre(!/[\r\n]/.test(text));
        const pieces = foldLine(text).split("\r\n");
        for (const piece of pieces) {
          expect(octets(piece)).toBeLessThanOrEqual(75);
          expect(new TextDecoder().decode(encoder.encode(piece))).toBe(piece);
        }
        expect(pieces.map((piece, at) => (at === 0 ? piece : piece.slice(1))).join("")).toBe(text);
      }),
    );
  });
});
