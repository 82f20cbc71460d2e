import { inDigits } from "@/lib/counted";

export interface StatCardProps {
  label: string;
  /** A fixed figure of the spec's, not computed. */
  change: string;
  query: { data: number | undefined; isFetching: boolean; refetch: () => unknown };
}

/** One number of the dashboard: loading, there, or failed with a way to try again. */
export function StatCard({ label, change, query: { data, isFetching, refetch } }: StatCardProps) {
  return (
    <div className="flex min-h-36 flex-col gap-1 bg-paper p-5">
      <dt className="label-caps text-ink-soft">{label}</dt>
      <dd className="font-display text-4xl tabular-nums">
        {data !== undefined ? inDigits(data) : <NoNumber isFetching={isFetching} retry={refetch} />}
      </dd>
      <dd className="mt-auto text-ink-soft text-sm">{change}</dd>
    </div>
  );
}

function NoNumber({ isFetching, retry }: { isFetching: boolean; retry: () => unknown }) {
  return isFetching ? (
    <span role="status" className="skeleton my-1 block h-8 w-16">
      <span className="sr-only">Loading</span>
    </span>
  ) : (
    <span className="flex flex-col items-start font-sans text-base">
      <span>Couldn't load this</span>
      <button type="button" className="link min-h-touch" onClick={() => void retry()}>
        Try again
      </button>
    </span>
  );
}
