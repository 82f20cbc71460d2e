import { ArrowRight, type LucideIcon, NotebookPen, Search, UsersRound } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";

export interface ActionCardProps {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

export function ActionCard({ to, icon: Icon, title, text }: ActionCardProps) {
  return (
    <Link to={to} className="packet group flex-row items-center gap-4 p-4">
      <Icon aria-hidden="true" size={24} className="shrink-0 text-terracotta" />
      <span className="min-w-0 flex-1">
        <span className="block font-display font-semibold text-lg">{title}</span>
        <span className="text-ink-soft">{text}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        size={20}
        className="shrink-0 transition-transform group-hover:translate-x-1"
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

export function ActionCards() {
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
