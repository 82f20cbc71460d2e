import { useEffect, useState } from "react";

let newTipId: string | undefined;

/** Makes the list of tips highlight a tip that has just been shared, at the next visit. */
export function highlightNewTip(id: string): void {
  newTipId = id;
}

/** The id of the tip to highlight, until the user leaves the list; undefined if there is none. */
export function useNewTipId(): string | undefined {
  const [id] = useState(() => newTipId);
  useEffect(
    () => () => {
      // One that was shared while the list was open is for the next visit.
      if (newTipId === id) newTipId = undefined;
    },
    [id],
  );
  return id;
}
