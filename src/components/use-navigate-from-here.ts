import { type NavigateOptions, useNavigate } from "react-router-dom";
import { useIsMounted } from "@/lib/use-is-mounted";

/** Navigates after a slow action, unless the user has left the page in the meantime. */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return async (to, options) => {
    if (isMounted()) await navigate(to, options);
  };
}
