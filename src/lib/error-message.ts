import { HttpError, type HttpErrorKind } from "@/lib/http";
import { isChunkError } from "@/lib/release";

interface ErrorMessage {
  title: string;
  text: string;
}

const unexpectedResponse: ErrorMessage = {
  title: "The server sent an unexpected answer",
  text: "The problem is on our side. Please try again in a few minutes.",
};

const messages: Record<HttpErrorKind, ErrorMessage> = {
  offline: {
    title: "We couldn’t connect",
    text: "We can’t reach the server. Check your connection, then try again.",
  },
  timeout: {
    title: "The server took too long to answer",
    text: "The server may have been asleep. Trying again often works.",
  },
  status: {
    title: "The problem is on our side",
    text: "The server answered with an error. Please try again in a few minutes.",
  },
  "not-json": unexpectedResponse,
  shape: unexpectedResponse,
  "not-found": {
    title: "Not here any more",
    text: "It may have been removed, or the address is wrong.",
  },
};

/** The title and text to show for anything that was thrown. */
export function errorMessage(error: unknown): ErrorMessage {
  if (error instanceof HttpError) return messages[error.kind];
  if (isChunkError(error)) return messages.offline;
  return { title: "Something went wrong", text: "We couldn’t show this part of the page." };
}
