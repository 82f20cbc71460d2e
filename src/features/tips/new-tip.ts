import { useState } from "react";
import { useLocation } from "react-router-dom";
import * as v from "valibot";

const StateSchema = v.object({ newTipId: v.string() });

/** @returns the history state that marks a new tip in the list to which its author navigates */
export function newTipState(newTipId: string): v.InferInput<typeof StateSchema> {
  return { newTipId };
}

/** @returns the id of the tip that the user has just shared; undefined without one */
export function useNewTipId(): string | undefined {
  const { state } = useLocation();
  // A search or a filter adds a history entry without the state; the mark stays, so that nothing moves.
  const [parsed] = useState(() => v.safeParse(StateSchema, state));
  return parsed.success ? parsed.output.newTipId : undefined;
}
