import { HttpError, isOutcomeUnknown } from "@/lib/http-error";

/** `absent`: the server does not have it. `unknown`: the server could not be asked. */
export type Arrival = "absent" | "unknown";

/** A write whose answer was lost, and that a look at the server does not show. */
export class LostAnswerError extends Error {
  override readonly name = "LostAnswerError";
  readonly arrival: Arrival;

  /** @param cause what the write failed with, or the look */
  constructor(arrival: Arrival, cause: unknown) {
    super(`The answer was lost; what was written is ${arrival}`, { cause });
    this.arrival = arrival;
  }
}

/**
 * Writes, and where the answer is lost looks up whether it arrived. Nothing is sent a second time.
 * @param lookUp reads the server: what the answer would have said, undefined where the write did not arrive
 * @returns what `write` or `lookUp` found
 * @throws {HttpError} as `write` does, where the server refused it
 * @throws {LostAnswerError} where the answer was lost and it did not arrive, or that is not known
 */
export async function writeOrLookUp<TOutcome>(
  write: () => Promise<TOutcome>,
  lookUp: () => Promise<TOutcome | undefined>,
): Promise<TOutcome> {
  try {
    return await write();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const found = await lookUp().catch((problem: unknown) => {
      if (problem instanceof HttpError) throw new LostAnswerError("unknown", error);
      throw problem;
    });
    if (found === undefined) throw new LostAnswerError("absent", error);
    return found;
  }
}
