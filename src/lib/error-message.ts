import { HttpError, type HttpErrorKind } from "@/lib/http";
import { isChunkError } from "@/lib/release";

interface ErrorMessage {
  title: string;
  text: string;
}

const unexpectedResponse: ErrorMessage = {
  title: "The server sent an unexpected answer",
  text: "The problem is on our side. It may be gone in a few minutes.",
};

const messages: Record<HttpErrorKind, ErrorMessage> = {
  offline: {
    title: "We couldn’t connect",
    text: "We can’t reach the server. Check your connection.",
  },
  timeout: {
    title: "The server took too long to answer",
    text: "The server may have been asleep. A second attempt often works.",
  },
  status: {
    title: "The problem is on our side",
    text: "The server answered with an error. It may be gone in a few minutes.",
  },
  "not-json": unexpectedResponse,
  shape: unexpectedResponse,
  "not-found": {
    title: "Not here any more",
    text: "It may have been removed, or the address is wrong.",
  },
};

const tooLong: ErrorMessage = {
  title: "That is too long for the server",
  text: "The text is too long for the server. Please shorten it.",
};

const refused: ErrorMessage = {
  title: "The server did not allow that",
  text: "Logging out and in again may help.",
};

/** By HTTP status. Of these, none is the server's fault. */
const refusals: Partial<Record<number, ErrorMessage>> = {
  401: refused,
  403: refused,
  /** Of a list, since a tip's is `not-found`. */
  404: { title: "The server could not find that", text: "Reloading the page may help." },
  408: messages.timeout,
  410: messages["not-found"],
  413: tooLong,
  414: tooLong,
  429: {
    title: "That was too many requests at once",
    text: "Too many requests came at once. Please wait a minute.",
  },
  431: tooLong,
  499: messages.timeout,
};

const otherRefusal: ErrorMessage = {
  title: "The server did not accept that",
  text: "Please check what you entered, or reload the page.",
};

/** The title and text to show for anything that was thrown. */
export function errorMessage(error: unknown): ErrorMessage {
  if (error instanceof HttpError) {
    const { kind, status } = error;
    const isRefusal = kind === "status" && status !== null && status >= 400 && status < 500;
    return isRefusal ? (refusals[status] ?? otherRefusal) : messages[kind];
  }
  if (isChunkError(error)) return messages.offline;
  return { title: "Something went wrong", text: "We couldn’t show this part of the page." };
}
