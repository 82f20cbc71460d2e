import { isChunkError } from "@/lib/chunk-error";
import { HttpError, type HttpErrorKind } from "@/lib/http-error";

export interface ErrorMessage {
  title: string;
  text: string;
}

function kindOf(error: unknown): HttpErrorKind | null {
  if (error instanceof HttpError) return error.kind;
  return isChunkError(error) ? "offline" : null;
}

/**
 * The message that every screen shows for an error.
 * @param error anything that was thrown
 */
export function errorMessage(error: unknown): ErrorMessage {
  const kind = kindOf(error);
  if (kind === null) {
    return {
      title: "Something went wrong",
      text: "We couldn't show this part of the page.",
    };
  }
  switch (kind) {
    case "offline":
      return {
        title: "No connection",
        text: "We can't reach the server. Check your connection, then try again.",
      };
    case "timeout":
      return {
        title: "The server took too long to answer",
        text: "It may have been asleep. Trying again often works.",
      };
    case "status":
      return {
        title: "The problem is on our side",
        text: "The server answered with an error. Please try again in a few minutes.",
      };
    case "not-json":
    case "shape":
      return {
        title: "The server sent an unexpected answer",
        text: "The problem is on our side. Please try again in a few minutes.",
      };
    case "not-found":
      return {
        title: "Not here any more",
        text: "It may have been removed, or the address is wrong.",
      };
  }
}
