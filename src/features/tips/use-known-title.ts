import { useEffect, useState } from "react";
import { reportError } from "@/lib/report-error";

/** The title of a tip as the device knows it; null where it does not, undefined until that is found out. */
export function useKnownTitle(tipId: string | undefined): string | null | undefined {
  const [title, setTitle] = useState<string | null>();
  useEffect(() => {
    if (tipId === undefined) return;
    let isHere = true;
    import("@/features/tips/known-title")
      .then(({ knownTitle }) => knownTitle(tipId))
      .catch((error: unknown) => {
        reportError(error);
        return null;
      })
      .then((known) => isHere && setTitle(known));
    return () => {
      isHere = false;
    };
  }, [tipId]);
  return title;
}
