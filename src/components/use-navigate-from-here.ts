import { useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router-dom";

/** Navigates after a slow action, unless the user has left the page in the meantime. */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  // A layout effect, since an ordinary effect is cleaned up only after the page has gone.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return async (to, options) => {
    if (isMounted.current) await navigate(to, options);
  };
}
