import { useEffect, useState } from "react";

/**
 * Whether a condition has been true for some time.
 * @param isOn the condition; the time restarts whenever it becomes true
 * @param milliseconds the time
 */
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
