import { ArrowLeft, LayoutDashboard, Menu, NotebookPen, Sprout, X } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { LogoutButton } from "@/app/layout/account-menu";
import { Brand, SearchLink, ThemeSwitch } from "@/app/layout/header-parts";
import { MainContent, SkipLink } from "@/app/layout/main-content";
import { useMember } from "@/auth/auth-context";
import { nameOf } from "@/auth/auth-user";
import { Avatar } from "@/components/pictures";
import { useDisclosure } from "@/components/use-disclosure";
import { paths } from "@/lib/paths";

const links = [
  { to: paths.dashboard, label: "Dashboard", icon: LayoutDashboard },
  { to: paths.dashboardShareTips, label: "Share Tips", icon: NotebookPen },
  { to: paths.dashboardMyTips, label: "My Tips", icon: Sprout },
];

/** `lg` is 64rem: 1024 px at the default font size. */
export function DashboardLayout() {
  const { isOpen, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  const ToggleIcon = isOpen ? X : Menu;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="site-header z-30 max-lg:@container border-rule border-b bg-paper-shade lg:flex lg:h-dvh low:h-auto! lg:flex-col lg:border-e lg:border-b-0">
        <div className="flex flex-wrap items-center gap-2 px-gutter py-2 lg:px-4 lg:py-4">
          <Brand />
          <span className="ms-auto flex">
            <SearchLink />
          </span>
          <button
            {...buttonProps}
            aria-label="Sidebar menu"
            className="grid size-touch shrink-0 place-items-center rounded-field hover:bg-base-300 lg:hidden"
          >
            <ToggleIcon size="1.375rem" />
          </button>
        </div>
        <div {...panelProps} className={`sidebar-panel ${isOpen ? "" : "max-lg:hidden"}`}>
          <SidebarLinks />
          <Link to={paths.home} className="nav-link gap-3 text-ink-soft">
            <ArrowLeft size="1.25rem" />
            Back to the site
          </Link>
          <ThemeSwitch />
          <SidebarAccount />
        </div>
      </header>
      <MainContent className="min-w-0" />
    </div>
  );
}

function SidebarLinks() {
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-col gap-1">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} end className="nav-link gap-3">
              <Icon size="1.25rem" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SidebarAccount() {
  const member = useMember();
  const name = nameOf(member);
  return (
    <div className="mt-auto flex flex-col gap-4 border-rule border-t pt-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} photoUrl={member.photoURL ?? ""} />
        <div className="min-w-0 leading-tight">
          <p className="font-semibold" dir="auto">
            {name}
          </p>
          <p className="text-ink-soft text-sm">{member.email}</p>
        </div>
      </div>
      <LogoutButton />
    </div>
  );
}
