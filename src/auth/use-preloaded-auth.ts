import { useEffect } from "react";
import { loadAuthClient } from "@/auth/auth-session";
import { reportError } from "@/lib/report-error";

/** Fetches the sign-in service at once on the pages that are about to need it. */
export function usePreloadedAuth(): void {
  useEffect(() => {
    // A failure shows when the person signs in, which fetches it again.
    loadAuthClient().catch(reportError);
  }, []);
}
