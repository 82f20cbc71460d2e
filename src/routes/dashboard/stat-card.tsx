import { inDigits } from "@/lib/counted";
import type { Load } from "@/lib/use-load";

export interface StatCardProps {
  label: string;
  /** A fixed figure of the spec's, not computed. */
  change: string;
  load: Load<number> & { reload?: () => void };
}

/** One number of the dashboard: on its way, there, or failed with a way to try again. */
export function StatCard({ label, change, load }: StatCardProps) {
  return (
    <div className="flex min-h-36 flex-col gap-1 bg-paper p-5">
      <dt className="label-caps text-ink-soft">{label}</dt>
      <dd className="font-display text-4xl tabular-nums">
        {load.status === "loading" && (
          <span role="status" className="skeleton my-1 block h-8 w-16">
            <span className="sr-only">Loading</span>
          </span>
        )}
        {load.status === "ready" && inDigits(load.data)}
        {load.status === "failed" && (
          <span className="flex flex-col items-start font-sans text-base">
            <span>Could not be loaded</span>
            <button type="button" className="link min-h-touch" onClick={load.reload}>
              Try again
            </button>
          </span>
        )}
      </dd>
      <dd className="mt-auto text-ink-soft text-sm">{change}</dd>
    </div>
  );
}
