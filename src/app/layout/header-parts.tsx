import { Moon, Search, Sun } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { useMedia } from "@/lib/browser-state";
import { paths } from "@/lib/paths";
import { useStoredChoice } from "@/lib/stored-choice";
import { applyTheme, DARK_SYSTEM, themeFor, themes } from "@/lib/theme";

export interface BrandProps {
  /** Whether the header also has an avatar, so that narrow phones have room for the mark only. */
  isCompact?: boolean;
}

export function Brand({ isCompact = false }: BrandProps) {
  return (
    <Link
      to={paths.home}
      className="flex min-h-touch min-w-touch shrink-0 items-center gap-2.5 @max-[25rem]:gap-1.5"
      aria-label="Sow & Tell"
    >
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path
          className="fill-moss"
          d="M14 24v-7C6 17 2 12 2 4c7-1 12 2 14 8 1-7 6-11 14-11 0 9-4 15-12 16v7z"
        />
        <ellipse className="fill-terracotta" cx="16" cy="27" rx="7" ry="4" />
      </svg>
      <span
        className={`font-display font-semibold text-2xl tracking-tight @max-[25rem]:text-lg ${isCompact ? "@max-[23rem]:hidden" : "@max-[21rem]:hidden"}`}
      >
        Sow <span className="text-terracotta italic">&amp;</span> Tell
      </span>
    </Link>
  );
}

/** Leads to the list of tips, where the search takes the focus (app-frame.tsx). The list itself has a search box. */
export function SearchLink() {
  const { pathname } = useLocation();
  if (pathname === paths.browseTips) return null;
  return (
    <Link
      to={paths.browseTips}
      state={{ isSearch: true }}
      className="grid size-touch shrink-0 place-items-center rounded-field hover:bg-paper-shade"
    >
      <Search size="1.25rem" />
      <span className="sr-only">Search tips</span>
    </Link>
  );
}

/** The inline script sets the same theme before the first paint (app/start.ts). */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  const isSystemDark = useMedia(DARK_SYSTEM);
  const [chosen, choose] = useStoredChoice("theme", themes);
  const theme = themeFor(chosen, isSystemDark);
  useEffect(() => applyTheme(theme), [theme]);
  const isDusk = theme === "dusk";
  const Icon = isDusk ? Sun : Moon;
  return (
    <button
      type="button"
      className={`nav-link w-full min-w-touch gap-3 ${className}`}
      onClick={() => choose(isDusk ? "daylight" : "dusk")}
    >
      <Icon size="1.25rem" />
      <span>{isDusk ? "Switch to the light theme" : "Switch to the dark theme"}</span>
    </button>
  );
}
