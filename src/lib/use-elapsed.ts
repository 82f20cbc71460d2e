import { useEffect, useState } from "react";

/**
 * Whether something has gone on for a while.
 * @param isOn whether it goes on now; each time it begins, the while begins anew
 * @param milliseconds how long a while is
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
