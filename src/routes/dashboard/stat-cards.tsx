import { useCallback } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { KeptNote } from "@/components/kept-note";
import { getTotalLikes, listMyTips } from "@/features/tips/tips.api";
import { type Load, useLoad } from "@/lib/use-load";
import type { DashboardData } from "@/routes/dashboard/dashboard.loader";
import { StatCard } from "@/routes/dashboard/stat-card";

/** The number of the spec's. */
const PLANT_CATEGORIES = 6;

export interface StatCardsProps {
  email: string;
}

/** Four numbers. The three that are loaded come, and fail, each on its own. */
export function StatCards({ email }: StatCardsProps) {
  const { tips } = useLoaderData<DashboardData>();
  const revalidator = useRevalidator();
  const allTips = useLoad(useCallback(() => tips.promise, [tips]));
  const myTips = useLoad(useCallback((signal: AbortSignal) => listMyTips(email, signal), [email]));
  const likes = useLoad(getTotalLikes);
  const reloadAll = () => void revalidator.revalidate();
  return (
    <section aria-label="Numbers" className="@container">
      <KeptNote answer={dataOf(allTips) ?? dataOf(myTips)} onReload={reloadAll} />
      <dl className="grid gap-px border border-rule bg-rule @min-[15rem]:grid-cols-2 @4xl:grid-cols-4">
        <StatCard
          label="Total Tips"
          change="+12% from last month"
          load={{ ...lengthOf(allTips), reload: reloadAll }}
        />
        <StatCard
          label="My Tips"
          change="+3 from last month"
          load={{ ...lengthOf(myTips), reload: myTips.reload }}
        />
        <StatCard
          label="Plant Categories"
          change="+1 from last month"
          load={{ status: "ready", data: PLANT_CATEGORIES }}
        />
        <StatCard label="Likes Received" change="+18% from last month" load={likes} />
      </dl>
    </section>
  );
}

function dataOf<TData>(load: Load<TData>): TData | null {
  return load.status === "ready" ? load.data : null;
}

function lengthOf(load: Load<readonly unknown[]>): Load<number> {
  return load.status === "ready" ? { status: "ready", data: load.data.length } : load;
}
