import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Whether a condition has been true for the given time without interruption. */
export function useElapsed(isOn: boolean, milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [isOn, milliseconds]);
  return isOn && hasElapsed;
}

/** What follows from a typed text; while someone types, as it was before: a screen reader need not announce each letter's. */
export function useRested(outcome: string, isTyping: boolean): string {
  const [rested, setRested] = useState(outcome);
  if (!isTyping && rested !== outcome) setRested(outcome);
  return isTyping ? rested : outcome;
}

/** To be called after a slow action. */
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
