import { useElapsed } from "@/lib/use-elapsed";

/** After this long it is the sleeping host that is waited for. Milliseconds. */
const WAKING_AFTER_MS = 3000;

export interface LoadingLabelProps {
  /** What is being waited for. */
  label: string;
  /** Whether it comes from the backend, which sleeps. */
  isFromServer: boolean;
}

/** Says what is being loaded and, after a while, why it takes so long. */
export function LoadingLabel({ label, isFromServer }: LoadingLabelProps) {
  const isWaking = useElapsed(isFromServer, WAKING_AFTER_MS);
  return isWaking ? "The server is waking up. This may take ten seconds." : `${label}…`;
}
