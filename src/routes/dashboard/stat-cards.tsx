import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMember } from "@/auth/auth-context";
import { useLoadingTold } from "@/components/announce";
import { StaleNote } from "@/components/query-view";
import { isVisibleTo } from "@/features/tips/tip";
import { getTotalLikes, listMyTips, listTips } from "@/features/tips/tips.api";
import { useRetry } from "@/lib/focus";
import { formatNumber } from "@/lib/format";

const PLANT_CATEGORIES = 6;

export function StatCards() {
  const member = useMember();
  const allTips = useQuery({
    ...listTips.query(),
    select: (tips) => tips.filter((tip) => isVisibleTo(tip, member)).length,
  });
  const myTips = useQuery({ ...listMyTips.query(member), select: (tips) => tips.length });
  const likes = useQuery({ ...getTotalLikes.query(), select: ({ totalLiked }) => totalLiked });
  const known = [allTips, myTips, likes].filter(({ data }) => data !== undefined);
  return (
    <section aria-labelledby="numbers-heading" className="@container">
      <h2 id="numbers-heading" className="mb-3 text-display-sm">
        Numbers
      </h2>
      <StaleNote
        className="min-h-5"
        query={{
          dataUpdatedAt: Math.min(...known.map((query) => query.dataUpdatedAt), Date.now()),
          isFetching: known.some(({ isFetching }) => isFetching),
          error: known.find(({ error }) => error !== null)?.error ?? null,
          refetch: () => {
            for (const { error, refetch } of known) if (error !== null) void refetch();
          },
        }}
      />
      <dl className="grid gap-px border border-rule bg-rule @min-[15rem]:grid-cols-2 @4xl:grid-cols-4">
        <StatCard label="Total Tips" change="+12% from last month">
          <LoadedNumber query={allTips} />
        </StatCard>
        <StatCard label="My Tips" change="+3 from last month">
          <LoadedNumber query={myTips} />
        </StatCard>
        <StatCard label="Plant Categories" change="+1 from last month">
          {PLANT_CATEGORIES}
        </StatCard>
        <StatCard label="Likes Received" note="by all gardeners" change="+18% from last month">
          <LoadedNumber query={likes} />
        </StatCard>
      </dl>
    </section>
  );
}

interface StatCardProps {
  label: string;
  note?: string;
  change: string;
  children: ReactNode;
}

function StatCard({ label, note = "", change, children }: StatCardProps) {
  return (
    <div className="row-span-4 grid grid-rows-subgrid gap-y-1 bg-paper p-5">
      <dt className="label-caps text-ink-soft">{label}</dt>
      <dd tabIndex={-1} className="font-display text-4xl tabular-nums">
        {children}
      </dd>
      <dd className="text-ink-soft text-sm italic">{change}</dd>
      {note && <dd className="text-sm">{note}</dd>}
    </div>
  );
}

function LoadingText() {
  return (
    <span aria-hidden={!useLoadingTold()} className="sr-only">
      Loading
    </span>
  );
}

function LoadedNumber({ query }: { query: UseQueryResult<number> }) {
  const { data, isFetching, refetch } = query;
  const retry = useRetry(() => void refetch());
  if (data !== undefined) return formatNumber(data);
  return (
    <span role="status">
      {isFetching ? (
        <span className="skeleton my-1 grid h-8 w-16 place-items-center">
          <span className="loading loading-spinner loading-sm text-moss" aria-hidden="true" />
          <LoadingText />
        </span>
      ) : (
        <span className="flex flex-col items-start font-sans text-base">
          <span>Couldn’t load this</span>
          <button {...retry} type="button" className="link min-h-touch">
            Try again
          </button>
        </span>
      )}
    </span>
  );
}
