export interface SpinnerProps {
  /** What is being waited for; read out by screen readers. */
  label: string;
}

/** Stands where something is still on its way, so tall that the footer comes into view only below it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div
      role="status"
      className="flex min-h-[85vh] flex-col items-center justify-center gap-3 text-center"
    >
      <span className="loading loading-spinner loading-lg text-moss" aria-hidden="true" />
      <span className="text-ink-soft">{label}…</span>
    </div>
  );
}
