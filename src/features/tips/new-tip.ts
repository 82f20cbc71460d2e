import { useState } from "react";
import { useLocation } from "react-router-dom";
import * as v from "valibot";

const StateSchema = v.object({ newTipId: v.string() });

/** The history state with which an author navigates to the list, which then highlights the new tip. */
export function newTipState(newTipId: string): v.InferInput<typeof StateSchema> {
  return { newTipId };
}

/** The id of the tip that the user has just shared; undefined if there is none. */
export function useNewTipId(): string | undefined {
  const { state } = useLocation();
  // Kept, since a search or a filter navigates to a history entry without this state.
  const [parsed] = useState(() => v.safeParse(StateSchema, state));
  return parsed.success ? parsed.output.newTipId : undefined;
}
