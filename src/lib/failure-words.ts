import { HttpError, type HttpErrorKind } from "@/lib/http-error";
import { LostAnswerError } from "@/lib/lost-answer";
import { isMissingCode } from "@/lib/missing-code";

export interface FailureWords {
  title: string;
  text: string;
}

function kindOf(error: unknown): HttpErrorKind | null {
  if (error instanceof HttpError) return error.kind;
  if (error instanceof LostAnswerError) return kindOf(error.cause);
  return isMissingCode(error) ? "offline" : null;
}

/**
 * One plain sentence for whatever went wrong, for every screen and section alike.
 * @param error anything that was thrown
 */
export function failureWords(error: unknown): FailureWords {
  const kind = kindOf(error);
  if (kind === null) {
    return {
      title: "Something went wrong",
      text: "This part of the page could not be shown.",
    };
  }
  switch (kind) {
    case "offline":
      return {
        title: "No connection",
        text: "We could not reach the garden shed. Check your signal, then try again.",
      };
    case "timeout":
      return {
        title: "That took too long",
        text: "The server did not answer in time. It may have been asleep; a second try often works.",
      };
    case "status":
      return {
        title: "The server is in trouble",
        text: "The server answered with an error. This is not your doing; please try again in a while.",
      };
    case "not-json":
    case "shape":
      return {
        title: "An answer we cannot read",
        text: "The server sent something unexpected. Please try again in a while.",
      };
    case "not-found":
      return {
        title: "Not here any more",
        text: "What you are looking for has been removed, or never was here.",
      };
  }
}
