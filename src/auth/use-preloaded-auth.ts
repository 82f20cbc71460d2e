import { useEffect } from "react";
import { loadAuthClient } from "@/auth/auth-session";

/** Fetches the sign-in service at once on the pages that are about to need it. */
export function usePreloadedAuth(): void {
  useEffect(() => {
    // A failure shows when the person signs in, which fetches it again.
    loadAuthClient().catch(() => {});
  }, []);
}
