import { useEffect, useState, useSyncExternalStore } from "react";
import type { TypedFields } from "@/features/tips/drafts/draft.schema";
import { createDraftKeeper } from "@/features/tips/drafts/draft-keeper";
import type { DraftPlace } from "@/features/tips/drafts/draft-store";

/**
 * Keeps what is typed into a form on the device.
 * @param place of the draft; another place, or other first values, need another component (`key`)
 * @returns where it stands, and the keeper to tell what happens
 */
export function useDraft(place: DraftPlace, initial: TypedFields) {
  const [keeper] = useState(() => createDraftKeeper(place, initial));
  useEffect(() => keeper.open(), [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  return { keeper, state };
}
