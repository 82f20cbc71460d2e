import { useState } from "react";
import { useLocation } from "react-router-dom";
import * as v from "valibot";

const StateSchema = v.object({ newTipId: v.string() });

/** The history state with which its author goes from the form to the list, so that the new tip is marked there. */
export function newTipState(newTipId: string | undefined): v.InferInput<typeof StateSchema> | null {
  return newTipId === undefined ? null : { newTipId };
}

/** @returns the id of the tip that the reader has just shared; undefined without one */
export function useNewTipId(): string | undefined {
  const { state } = useLocation();
  // A search or a filter makes another entry of the history: the mark stays, so that nothing moves under a finger.
  const [parsed] = useState(() => v.safeParse(StateSchema, state));
  return parsed.success ? parsed.output.newTipId : undefined;
}
