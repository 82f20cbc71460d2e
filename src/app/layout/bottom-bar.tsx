import { Bookmark, BookOpen, LayoutDashboard, PenLine, Sprout } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { useMedia } from "@/lib/browser-state";
import { paths } from "@/lib/paths";

const links = [
  { to: paths.browseTips, label: "Tips", icon: BookOpen },
  { to: paths.tipsBy({ saved: "1" }), label: "Saved", icon: Bookmark },
  { to: paths.shareTips, label: "Share", icon: PenLine },
  { to: paths.myTips, label: "My Tips", icon: Sprout },
  { to: paths.dashboard, label: "Dashboard", icon: LayoutDashboard },
];

/** Members' links within the thumb's reach, below `lg`, where the header's links are in a menu. */
export function BottomBar() {
  const { user } = useAuth();
  const isNarrow = useMedia("(width < 64rem)");
  const isShown = isNarrow && isMember(user);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-has-bottom-bar", isShown);
  }, [isShown]);
  return isShown && <Shortcuts />;
}

function Shortcuts() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { documentElement: root } = document;
    const listening = new AbortController();
    let isPressed = false;
    function update() {
      if (isPressed) return;
      root.toggleAttribute("data-is-typing", document.activeElement?.matches(":read-write"));
    }
    // A press takes the focus from the field. The bar returns after its click, which it would otherwise receive itself.
    for (const type of ["focusin", "focusout", "pointerdown", "pointerup", "pointercancel"]) {
      const listen = () => {
        if (type.startsWith("pointer")) isPressed = type === "pointerdown";
        setTimeout(update);
      };
      document.addEventListener(type, listen, { capture: true, signal: listening.signal });
    }
    return () => {
      listening.abort();
      root.removeAttribute("data-is-typing");
    };
  }, []);
  // The dashboard has pages of its own for *Share* and *My Tips*.
  const page = pathname.replace(/^\/dashboard(?=\/)/, "");
  const isSavedList = new URLSearchParams(search).has("saved");
  const current = page === paths.browseTips && isSavedList ? paths.tipsBy({ saved: "1" }) : page;
  return (
    <nav aria-label="Shortcuts" className="bottom-bar">
      <ul className="mx-auto grid min-h-14 max-w-xl grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))]">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? "page" : undefined}
              className={`flex h-full min-h-14 flex-col items-center justify-center gap-0.5 -outline-offset-4 font-semibold text-[0.6875rem] leading-tight ${
                to === current
                  ? "border-terracotta border-t-4 pb-1 text-terracotta"
                  : "text-ink-soft"
              }`}
            >
              <Icon
                size="1.375rem"
                className={
                  to === paths.shareTips
                    ? "-my-1 size-8 rounded-full bg-moss p-1.5 text-primary-content"
                    : ""
                }
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
