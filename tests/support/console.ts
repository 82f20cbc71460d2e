import { expect, vi } from "vitest";

let unexpected: string[] = [];
let expected: RegExp[] = [];

function record(...parts: unknown[]) {
  const message = parts.map(String).join(" ");
  if (!expected.some((pattern) => pattern.test(message))) unexpected.push(message);
}

/** A failed call, which `http` logs. A test that provokes one sees its message on the page. */
const failedCall =
  /^HttpError: [A-Z]+ \/\S*: .*\((offline|timeout|status|not-json|shape|not-found)\)$/s;

/** Starts recording `console.error` and `console.warn` for `checkConsole`. */
export function watchConsole(): void {
  unexpected = [];
  expected = [failedCall];
  vi.spyOn(console, "error").mockImplementation(record);
  vi.spyOn(console, "warn").mockImplementation(record);
}

export function checkConsole(): void {
  const messages = unexpected;
  unexpected = [];
  expect(messages, "unexpected console messages").toEqual([]);
}

/** Accepts the console messages of this form, until the end of the test. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}
