import { LoadingLabel } from "@/components/spinner";

export interface SkeletonCardsProps {
  label: string;
  /** Whether the cards load from the backend, which may be asleep. */
  isFromServer?: boolean;
  className: string;
}

const keys = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The status line takes the space of what replaces it, usually a `StaleNote`, so that the cards below do not shift. */
export function SkeletonCards({ label, isFromServer = true, className }: SkeletonCardsProps) {
  return (
    <div role="status">
      <p className="-mt-5 flex min-h-touch items-center text-ink-soft text-sm">
        <span className="loading me-2 text-moss" aria-hidden="true" />
        <LoadingLabel label={label} isFromServer={isFromServer} />
      </p>
      <div aria-hidden="true" className={className}>
        {keys.map((key) => (
          <div key={key} className="skeleton skeleton-card" />
        ))}
      </div>
    </div>
  );
}
