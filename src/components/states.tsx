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

export interface SkeletonCardsProps {
  label: string;
  isFromServer?: boolean;
  className: string;
}

const keys = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The status line takes the space of a `StaleNote`. */
export function SkeletonCards({ label, isFromServer = true, className }: SkeletonCardsProps) {
  return (
    <div role="status">
      <p className="-mt-5 flex min-h-touch items-center text-ink-soft text-sm">
        <span className="loading me-2 text-moss" aria-hidden="true" />
        <LoadingLabel label={label} isFromServer={isFromServer} />
      </p>
      <div aria-hidden="true" className={`skeleton-cards ${className}`}>
        {keys.map((key) => (
          <div key={key} className="skeleton-card" />
        ))}
      </div>
    </div>
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

export interface FactListProps {
  facts: readonly { term: string; text: string }[];
  className: string;
}

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] ${className}`}>
      {facts.map(
        ({ term, text }) =>
          text && (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
