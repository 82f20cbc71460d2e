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

/** Joins folded lines, as a calendar does. */
function unfold(text: string): string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

function unescapeText(value: string): string {
  return value.replace(/\\(.)/g, (_, mark: string) => (mark === "n" ? "\n" : mark));
}

function property(name: string, text: string): string {
  const line = unfold(text).find((candidate) => candidate.startsWith(`${name}:`));
  return line?.slice(name.length + 1) ?? "";
}

/** The part of a text that a calendar may contain: one kind of line break, no control characters. */
function allowed(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
      .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "")
  );
}

function octets(text: string): number {
  return encoder.encode(text).length;
}

describe("a calendar file", () => {
  it("for a whole day contains the date and a reminder at eight", () => {
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

  it("for a time of day contains the local time and a reminder half an hour before", () => {
    const lines = icalendar({ ...event, time: "07:30" }).split("\r\n");
    expect(lines).toContain("DTSTART:20260314T073000");
    expect(lines).toContain("DURATION:PT1H");
    expect(lines).toContain("TRIGGER:-PT30M");
    expect(lines).not.toContain("TRANSP:TRANSPARENT");
  });

  it("preserves any title and text in lines of at most 75 octets", () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const text = icalendar({ ...event, summary, description });
        for (const line of text.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(unescapeText(property("SUMMARY", text))).toBe(allowed(summary));
        expect(unescapeText(property("DESCRIPTION", text))).toBe(allowed(description));
      }),
    );
  });
});

describe("a text in a calendar file", () => {
  it.each([
    ["a comma, a semicolon; and a back\\slash", "a comma\\, a semicolon\\; and a back\\\\slash"],
    ["two\r\nlines", "two\\nlines"],
    ["two\rlines", "two\\nlines"],
    ["a\tb\u0000c\u001fd\u007fe", "a\tbcde"],
    ["\\n", "\\\\n"],
  ])("is escaped: %j becomes %j", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe("a folded line", () => {
  it("has at most 75 octets per piece", () => {
    expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
    expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
  });

  it("never splits the octets of a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 60 }), (text) => {
        for (const piece of foldLine(text).split("\r\n")) {
          expect(new TextDecoder().decode(encoder.encode(piece))).toBe(piece);
        }
      }),
    );
  });
});
