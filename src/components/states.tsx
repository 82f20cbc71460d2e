import type { ReactNode } from "react";
import { useLoadingTold } from "@/components/announce";
import { useElapsed } from "@/lib/hooks";

export interface SpinnerProps {
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

/** To be rendered in a status. */
export function LoadingLabel({ label, isFromServer = false }: SpinnerProps) {
  const isWaking = useElapsed(isFromServer, WAKING_AFTER_MS);
  return (
    <span aria-hidden={!useLoadingTold()} className="text-ink-soft">
      {isWaking ? "The server is waking up. This may take ten seconds." : `${label}…`}
    </span>
  );
}

export interface EmptyStateProps {
  title: string;
  text?: string;
  picture: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-10 text-center">
      <div className="frame aspect-4/3 w-56 max-w-full rounded-box">{picture}</div>
      <p className="line-clamp-4 wrap-anywhere font-display font-semibold text-display-sm">
        {title}
      </p>
      {text && <p className="text-ink-soft">{text}</p>}
      {children}
    </div>
  );
}
