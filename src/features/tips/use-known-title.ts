import { useEffect, useState } from "react";
import { reportError } from "@/lib/report-error";

/** The result of `knownTitle`; undefined until it is known. Loads its code only for an id. */
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
