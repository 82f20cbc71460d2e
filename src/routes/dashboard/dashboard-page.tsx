import { useMember } from "@/auth/auth-context";
import { nameOf } from "@/auth/auth-user";
import { PageHeader } from "@/components/page-header";
import { PageTitle } from "@/components/page-title";
import { ActionCards } from "@/routes/dashboard/action-cards";
import { RecentActivity } from "@/routes/dashboard/recent-activity";
import { SavedTipsCard } from "@/routes/dashboard/saved-tips-card";
import { StatCards } from "@/routes/dashboard/stat-cards";

/** The dashboard's home view. */
export function DashboardPage() {
  const member = useMember();
  return (
    <div className="page pb-20">
      <PageTitle>Dashboard</PageTitle>
      <PageHeader
        title={
          <>
            Welcome, <bdi>{nameOf(member)}</bdi>
          </>
        }
        text="Your corner of the garden, at a glance."
      />
      <StatCards />
      <div className="mt-10 grid gap-10 xl:grid-cols-[1fr_1.2fr]">
        <div className="flex flex-col gap-10">
          <RecentActivity />
          <SavedTipsCard />
        </div>
        <ActionCards />
      </div>
    </div>
  );
}
