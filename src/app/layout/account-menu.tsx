import { LogOut } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { type AuthUser, nameOf } from "@/auth/auth-user";
import { privatePageAt } from "@/auth/return-to";
import { showAlert } from "@/components/dialog";
import { closeOverlays } from "@/components/overlays";
import { Avatar } from "@/components/pictures";
import { useDisclosure } from "@/components/use-disclosure";
import { paths } from "@/lib/paths";

const links = [
  { to: paths.myTips, label: "My Tips" },
  { to: paths.shareTips, label: "Share a Tip" },
  { to: paths.dashboard, label: "Dashboard" },
];

export function AccountMenu({ user }: { user: AuthUser }) {
  const { isOpen, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  const name = nameOf(user);
  return (
    // On phones, the panel is positioned in the header: in this narrow element, it might extend beyond the screen.
    <div className="sm:relative">
      <button
        {...buttonProps}
        // The open menu shows the name.
        {...(!isOpen && { "data-tooltip-id": "tooltip" })}
        data-tooltip-content={name}
        // Below the button, the tooltip covers none of the header's links.
        data-tooltip-place="bottom"
        aria-description="Account menu"
        className="block size-touch"
      >
        <Avatar name={name} photoUrl={user.photoURL ?? ""} className="size-touch" />
        <span className="sr-only">{name}</span>
      </button>
      <div
        {...panelProps}
        hidden={!isOpen}
        className="card absolute end-0 top-full z-40 mt-2 max-h-[calc(100dvh-4rem)] w-64 gap-3 overflow-y-auto p-4 max-sm:max-w-full"
      >
        <div>
          <p className="font-semibold" dir="auto">
            {name}
          </p>
          <p className="text-ink-soft text-sm">{user.email}</p>
        </div>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="nav-link -mx-3">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <LogoutButton />
      </div>
    </div>
  );
}

export const GOODBYE_MS = 2000;

export function LogoutButton() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isBusy, setIsBusy] = useState(false);

  async function handleLogout() {
    if (isBusy) return;
    setIsBusy(true);
    // `PrivateRoute` replaces the page's entry, and not the menu's.
    await closeOverlays();
    try {
      await signOut();
    } catch (error) {
      console.error("Logout failed", error);
      setIsBusy(false);
      return;
    }
    void showAlert({ icon: "error", title: "You are Logged Out", timer: GOODBYE_MS });
    // Replaces a private page, as `PrivateRoute` does: going back to it would only redirect again.
    await navigate(paths.login, { replace: privatePageAt(pathname) !== undefined });
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => void handleLogout()}
      className="btn btn-outline"
    >
      <LogOut size="1.125rem" />
      Logout
    </button>
  );
}
