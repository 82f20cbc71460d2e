import { useCallback } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { getTotalLikes, listMyTips } from "@/features/tips/tips.api";
import { useLoad } from "@/lib/use-load";
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
  const allTips = useLoad(useCallback(async () => (await tips.promise).length, [tips]));
  const myTips = useLoad(
    useCallback(async (signal: AbortSignal) => (await listMyTips(email, signal)).length, [email]),
  );
  const likes = useLoad(getTotalLikes);
  return (
    <section aria-label="Numbers" className="@container">
      <dl className="grid gap-px border border-rule bg-rule @min-[15rem]:grid-cols-2 @4xl:grid-cols-4">
        <StatCard
          label="Total Tips"
          change="+12% from last month"
          load={{ ...allTips, reload: () => void revalidator.revalidate() }}
        />
        <StatCard label="My Tips" change="+3 from last month" load={myTips} />
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
