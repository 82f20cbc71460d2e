import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, escapeText, foldLine, icalendar } from "@/lib/icalendar";

const event: CalendarEvent = {
  uid: "tip-1@example.org",
  stamp: new Date("2026-03-07T09:05:03.250Z"),
  day: "2026-03-14",
  time: null,
  summary: "Sow leeks, at last",
  description: `Drop them in;\n${"x".repeat(70)}`,
  url: "https://example.org/tipsDetails/1?a=b,c;d",
};

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
        "SUMMARY:Sow leeks\\, at last",
        `DESCRIPTION:Drop them in\\;\\n${"x".repeat(46)}`,
        ` ${"x".repeat(24)}`,
        "URL:https://example.org/tipsDetails/1?a=b,c;d",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "TRIGGER:PT8H",
        "DESCRIPTION:Sow leeks\\, at last",
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
});

it.each([
  ["a comma, a semicolon; and a back\\slash", "a comma\\, a semicolon\\; and a back\\\\slash"],
  ["two\r\nlines", "two\\nlines"],
  ["two\rlines", "two\\nlines"],
  ["a\tb\u0000c\u001fd\u007fe", "a\tbcde"],
  ["\\n", "\\\\n"],
])("a text in a calendar file is escaped: %j becomes %j", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

describe("a folded line", () => {
  it("has at most 75 octets per piece", () => {
    expect(foldLine("x".repeat(74))).toBe("x".repeat(74));
    expect(foldLine("x".repeat(75))).toBe(`${"x".repeat(74)}\r\n x`);
    expect(foldLine("")).toBe("");
  });

  it("never splits the octets of a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 60 }), (text) => {
        for (const piece of foldLine(text).split("\r\n")) {
          const octets = new TextEncoder().encode(piece);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(new TextDecoder().decode(octets)).toBe(piece);
        }
      }),
    );
  });
});
