import { useEffect, useState } from "react";
import { reportError } from "@/lib/report-error";

/** The title that `knownTitle` finds; undefined until it has looked. Its code is loaded only if there is an id. */
export function useKnownTitle(tipId: string | undefined): string | null | undefined {
  const [title, setTitle] = useState<string | null>();
  useEffect(() => {
    if (tipId === undefined) return;
    let isMounted = true;
    import("@/features/tips/known-title")
      .then(({ knownTitle }) => knownTitle(tipId))
      .catch((error: unknown) => {
        reportError(error);
        return null;
      })
      .then((known) => isMounted && setTitle(known));
    return () => {
      isMounted = false;
    };
  }, [tipId]);
  return title;
}
