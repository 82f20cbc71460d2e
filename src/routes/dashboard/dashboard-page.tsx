import { useQuery } from "@tanstack/react-query";
import {
  ArrowRight,
  Bookmark,
  type LucideIcon,
  NotebookPen,
  Search,
  UsersRound,
} from "lucide-react";
import { Link } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { nameOf } from "@/auth/auth-user";
import { privateLoader } from "@/auth/guards";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { useSavedIds } from "@/features/tips/saved-tips";
import { getTotalLikes, listMyTips, listTips } from "@/features/tips/tips.api";
import { formatCount } from "@/lib/format";
import { paths } from "@/lib/paths";
import { restoreAndPrefetch } from "@/lib/query-client";
import { OwnTips } from "@/routes/dashboard/own-tips";
import { StatCards } from "@/routes/dashboard/stat-cards";

export const loader = privateLoader(async (_args, member) => {
  await Promise.all([
    restoreAndPrefetch(listTips.query()),
    restoreAndPrefetch(listMyTips.query(member)),
    restoreAndPrefetch(getTotalLikes.query()),
  ]);
});

export function Page() {
  const member = useMember();
  return (
    <div className="page pb-20">
      <PageTitle>Dashboard</PageTitle>
      <PageHeader
        title={
          <span>
            Welcome, <bdi>{nameOf(member)}</bdi>
          </span>
        }
        intro="Your corner of the garden, at a glance."
      />
      <OwnTips />
      <div className="grid gap-10 xl:grid-cols-2">
        <ActionCards />
        <SavedTipsCard />
      </div>
      <p className="mt-12 mb-6 max-w-measure border-rule border-t pt-6 text-ink-soft">
        The changes from last month and the activity are samples.
      </p>
      <div className="flex flex-col gap-10">
        <StatCards />
        <div className="rounded-box border-2 border-rule border-dashed bg-paper-shade p-4 sm:p-6">
          <p className="label-caps mb-2">Sample</p>
          <RecentActivity />
        </div>
      </div>
    </div>
  );
}

const activities = [
  { text: "You shared a new tip", when: "2 hours ago" },
  { text: "Someone liked one of your tips", when: "Yesterday" },
  { text: "You updated a tip", when: "3 days ago" },
  { text: "You joined the community", when: "Last month" },
];

function RecentActivity() {
  return (
    <section aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="mb-3 text-display-sm">
        Recent Activity
      </h2>
      <ul className="border-rule border-t">
        {activities.map(({ text, when }) => (
          <li
            key={text}
            className="flex flex-wrap justify-between gap-x-4 border-rule border-b py-3"
          >
            <span className="flex-1 basis-40">{text}</span>
            <span className="shrink-0 text-ink-soft">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedTipsCard() {
  const ids = useSavedIds();
  const { data: tips } = useQuery(listTips.query());
  // Authors may have deleted or hidden some of them.
  const known = tips === undefined ? ids : ids.filter((id) => tips.some(({ _id }) => _id === id));
  return (
    <section aria-labelledby="saved-heading">
      <h2 id="saved-heading" className="mb-3 text-display-sm">
        On this device
      </h2>
      <ActionCard
        to={paths.tipsBy({ saved: "1" })}
        icon={Bookmark}
        title="Saved tips"
        text={
          known.length === 0
            ? "None yet. Press the bookmark on a tip to save it here."
            : `${formatCount(known.length, "tip")} to read again${tips ? ", also available offline" : ""}.`
        }
      />
    </section>
  );
}

interface ActionCardProps {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

function ActionCard({ to, icon: Icon, title, text }: ActionCardProps) {
  return (
    <Link to={to} className="card group flex-row items-center gap-4 p-4">
      <Icon size="1.5rem" className="shrink-0 text-terracotta" />
      <span className="min-w-0 flex-1">
        <span className="block font-display font-semibold text-lg">{title}</span>
        <span className="text-ink-soft">{text}</span>
      </span>
      <ArrowRight
        size="1.25rem"
        className="shrink-0 transition-transform group-hover:translate-x-1 max-[15rem]:hidden"
      />
    </Link>
  );
}

const actions: readonly ActionCardProps[] = [
  {
    to: paths.dashboardShareTips,
    icon: NotebookPen,
    title: "Share a Tip",
    text: "Write it down while you remember.",
  },
  {
    to: paths.browseTips,
    icon: Search,
    title: "Browse Tips",
    text: "See how others went about it.",
  },
  {
    to: paths.explore,
    icon: UsersRound,
    title: "Explore Gardeners",
    text: "Meet the people behind the tips.",
  },
];

function ActionCards() {
  return (
    <section aria-labelledby="actions-heading">
      <h2 id="actions-heading" className="mb-3 text-display-sm">
        What next?
      </h2>
      <ul className="grid gap-4">
        {actions.map((action) => (
          <li key={action.to}>
            <ActionCard {...action} />
          </li>
        ))}
      </ul>
    </section>
  );
}
