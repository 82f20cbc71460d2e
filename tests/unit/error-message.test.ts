import { expect, it } from "vitest";
import { errorMessage } from "@/lib/error-message";
import { HttpError, type HttpErrorKind } from "@/lib/http";

const titles: Record<HttpErrorKind, string> = {
  offline: "We couldn’t connect",
  timeout: "The server took too long to answer",
  status: "The problem is on our side",
  "not-json": "The server sent an unexpected answer",
  shape: "The server sent an unexpected answer",
  "not-found": "Not here any more",
};

/** 4xx: none says that the server is broken. */
const refusals: [status: number, title: string][] = [
  [400, "The server did not accept that"],
  [401, "The server did not allow that"],
  [403, "The server did not allow that"],
  [404, "The server could not find that"],
  [408, "The server took too long to answer"],
  [413, "That is too long for the server"],
  [422, "The server did not accept that"],
  [429, "That was too many requests at once"],
];

const chunkError = Object.assign(new TypeError("secret detail"), { name: "ChunkError" });

const failures: [name: string, error: unknown, title: string][] = [
  ...Object.entries(titles).map(([kind, title]): [string, unknown, string] => [
    `the error "${kind}"`,
    new HttpError(kind as HttpErrorKind, "GET /tips: secret detail", 500),
    title,
  ]),
  ...refusals.map(([status, title]): [string, unknown, string] => [
    `the status ${status}`,
    new HttpError("status", "GET /tips: secret detail", status),
    title,
  ]),
  ["a chunk that did not load", chunkError, titles.offline],
  ["an error", new Error("secret detail"), "Something went wrong"],
  ["null", null, "Something went wrong"],
  ["an abort", new DOMException("secret detail", "AbortError"), "Something went wrong"],
  ["a lookalike of an error", { kind: "offline", message: "secret" }, "Something went wrong"],
];

it.each(failures)(
  "the message for %s has a title and a text, without details",
  (_, error, title) => {
    const message = errorMessage(error);
    expect(message.title).toBe(title);
    expect(message.text).toMatch(/^([A-Z][^.]{10,}\. ?){1,2}$/);
    if (refusals.some(([, other]) => other === title))
      expect(`${message.title} ${message.text}`).not.toMatch(/our side|error/);
    expect(message.text).not.toMatch(/undefined|null|\[object|secret|GET|500/);
  },
);
