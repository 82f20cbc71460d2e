import { LoadingLabel } from "@/components/loading-label";

export interface SpinnerProps {
  /** What is being loaded; read out by screen readers. */
  label: string;
  /** Whether it comes from the backend, which sleeps. */
  isFromServer?: boolean;
}

/** Stands where something is still loading, so tall that the footer comes into view only below it. */
export function Spinner({ label, isFromServer = false }: SpinnerProps) {
  return (
    <div
      role="status"
      className="flex min-h-[85vh] flex-col items-center justify-center gap-3 text-center"
    >
      <span className="loading loading-spinner loading-lg text-moss" aria-hidden="true" />
      <span className="text-ink-soft">
        <LoadingLabel label={label} isFromServer={isFromServer} />
      </span>
    </div>
  );
}
