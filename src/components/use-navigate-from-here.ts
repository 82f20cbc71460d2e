import { useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router-dom";

/**
 * Navigates after something slow, unless the person has left the page in the meantime.
 * @returns goes to an address, or does nothing when the component is gone
 */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useRef(false);
  // A layout effect, since it ends together with the page; an ordinary one ends a little later.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (to, options) => {
    if (isHere.current) await navigate(to, options);
  };
}
