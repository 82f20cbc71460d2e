import { useElapsed } from "@/lib/hooks";

export interface SpinnerProps {
  /** Such as "Loading the page". Screen readers announce it. */
  label: string;
  /** Whether the content loads from the backend, which may be asleep. */
  isFromServer?: boolean;
}

/** Tall, so that little shifts when the content replaces it. */
export function Spinner({ label, isFromServer = false }: SpinnerProps) {
  return (
    <div
      role="status"
      className="flex min-h-[85vh] flex-col items-center justify-center gap-3 text-center"
    >
      <span className="loading loading-spinner loading-lg text-moss" aria-hidden="true" />
      <LoadingLabel label={label} isFromServer={isFromServer} />
    </div>
  );
}

/** A server that takes longer was probably asleep. */
export const WAKING_AFTER_MS = 3000;

export function LoadingLabel({ label, isFromServer }: Required<SpinnerProps>) {
  const isWaking = useElapsed(isFromServer, WAKING_AFTER_MS);
  return (
    <span className="text-ink-soft">
      {isWaking ? "The server is waking up. This may take ten seconds." : `${label}…`}
    </span>
  );
}
