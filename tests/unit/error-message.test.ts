import { describe, expect, it } from "vitest";
import { errorMessage } from "@/lib/error-message";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";

const kinds: Record<HttpErrorKind, true> = {
  offline: true,
  timeout: true,
  status: true,
  "not-json": true,
  shape: true,
  "not-found": true,
};

const failures: [string, unknown][] = [
  ...Object.keys(kinds)
    .filter((kind): kind is HttpErrorKind => kind in kinds)
    .map((kind): [string, unknown] => [kind, new HttpError(kind, "GET /tips: secret detail", 500)]),
  ["an error", new Error("secret detail")],
  ["a string", "secret detail"],
  ["null", null],
  ["undefined", undefined],
  ["an abort", new DOMException("secret detail", "AbortError")],
  ["a thing with a kind", { kind: "offline", message: "secret detail" }],
];

describe("the words for a failure", () => {
  it.each(failures)("have a title for %s", (_, error) => {
    expect(errorMessage(error).title).toMatch(/^[A-Z][\w ]+$/);
  });

  it.each(failures)("have a sentence or two for %s", (_, error) => {
    expect(errorMessage(error).text).toMatch(/^([A-Z][^.]{10,}\. ?){1,2}$/);
  });

  it.each(failures)("tell nothing of the inside for %s", (_, error) => {
    const { title, text } = errorMessage(error);
    expect(`${title} ${text}`).not.toMatch(/undefined|null|\[object|secret|GET|500/);
  });

  it.each([
    ["offline", "No connection"],
    ["timeout", "The server took too long to answer"],
    ["status", "The problem is on our side"],
    ["not-json", "The server sent an unexpected answer"],
    ["shape", "The server sent an unexpected answer"],
    ["not-found", "Not here any more"],
  ] as const)("call %s: %s", (kind, title) => {
    expect(errorMessage(new HttpError(kind, "x")).title).toBe(title);
  });

  it("take a chunk that did not load for a lost connection", () => {
    const error = Object.assign(new TypeError("Importing a module script failed."), {
      name: "ChunkError",
    });
    expect(errorMessage(error).title).toBe("No connection");
  });

  it("take a thing that only looks like a failed call for something unknown", () => {
    expect(errorMessage({ kind: "offline" }).title).toBe("Something went wrong");
  });
});
