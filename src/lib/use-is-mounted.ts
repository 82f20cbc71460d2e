import { useLayoutEffect, useRef } from "react";

/** @returns a function that tells whether the component is still mounted, for the end of a slow action */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  // A layout effect, since an ordinary effect is cleaned up only after the page has gone.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
