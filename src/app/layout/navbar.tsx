import { Menu, PenLine, X } from "lucide-react";
import { lazy } from "react";
import { Link, NavLink } from "react-router-dom";
import { Brand, SearchLink, ThemeSwitch } from "@/app/layout/header-parts";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { LazyPart } from "@/components/boundary";
import { useDisclosure } from "@/components/use-disclosure";
import { useMedia } from "@/lib/browser-state";
import { paths } from "@/lib/paths";

/** Lazy, since visitors never need it. */
const AccountMenu = lazy(async () => ({
  default: (await import("@/app/layout/account-menu")).AccountMenu,
}));

const links = [
  { to: paths.home, label: "Home", audience: "all" },
  { to: paths.explore, label: "Explore Gardeners", audience: "all" },
  { to: paths.browseTips, label: "Browse Tips", audience: "all" },
  { to: paths.dashboard, label: "Dashboard", audience: "members" },
  { to: paths.about, label: "About Us", audience: "all" },
  { to: paths.contact, label: "Contact", audience: "all" },
  { to: paths.login, label: "Login", audience: "visitors" },
  { to: paths.register, label: "Register", audience: "visitors" },
] as const;

export function Navbar() {
  const { user } = useAuth();
  // Narrower windows have the bottom bar.
  const isWide = useMedia("(width >= 64rem)");
  const { isOpen, buttonProps, panelProps } = useDisclosure<HTMLUListElement>();
  const ToggleIcon = isOpen ? X : Menu;
  const isHidden = { all: false, members: !isMember(user), visitors: user !== null };

  return (
    <header className="site-header @container z-30 border-rule border-b bg-paper">
      <div className="page flex flex-wrap items-center gap-2 py-2 max-sm:gap-x-0.5">
        <Brand isCompact={user !== null} />
        <button
          {...buttonProps}
          className="order-last grid size-touch shrink-0 place-items-center rounded-field hover:bg-paper-shade lg:hidden"
          aria-label="Menu"
        >
          <ToggleIcon size="1.375rem" />
        </button>
        <nav aria-label="Main" className="ms-auto">
          <ul {...panelProps} className={`nav-links ${isOpen ? "" : "max-lg:hidden"}`}>
            {links.map(({ to, label, audience }) => (
              <li key={to} data-for={audience} hidden={isHidden[audience]}>
                <NavLink to={to} className="nav-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <ThemeSwitch className="lg:justify-center lg:*:[span]:sr-only" />
            </li>
          </ul>
        </nav>
        <SearchLink />
        {isWide && isMember(user) && (
          <Link to={paths.shareTips} className="btn btn-primary px-3">
            <PenLine size="1.125rem" />
            <span className="max-[76rem]:sr-only">Share a Tip</span>
          </Link>
        )}
        {/* Until hydration, the styles show this placeholder to members (styles/patterns.css). */}
        {user === null ? (
          <span data-for="members" hidden className="size-touch" />
        ) : (
          <LazyPart fallback={<span className="size-touch" />}>
            <AccountMenu user={user} />
          </LazyPart>
        )}
      </div>
    </header>
  );
}
