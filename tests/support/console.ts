import { expect, vi } from "vitest";

let complaints: string[] = [];
let expected: RegExp[] = [];

function record(...parts: unknown[]) {
  const message = parts.map(String).join(" ");
  if (!expected.some((pattern) => pattern.test(message))) complaints.push(message);
}

/** From here on an unexpected `console.error` or `console.warn` fails the test. */
export function watchConsole(): void {
  complaints = [];
  expected = [];
  vi.spyOn(console, "error").mockImplementation(record);
  vi.spyOn(console, "warn").mockImplementation(record);
}

export function checkConsole(): void {
  const seen = complaints;
  complaints = [];
  expect(seen, "complaints on the console").toEqual([]);
}

/** Says that a test provokes a message of this form on the console. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}
