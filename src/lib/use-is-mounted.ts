import { useLayoutEffect, useRef } from "react";

/** @returns a function that returns whether the component is still mounted, to be called after a slow action */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  // A layout effect, since React cleans up passive effects only some time after it has removed the component.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
