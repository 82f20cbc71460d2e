import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { applyTheme, DARK_SYSTEM, themeFor, themes, useStoredChoice } from "@/lib/choices";
import { useMedia } from "@/lib/hooks";

/** The inline script sets the same theme before the first paint (app/start.ts). */
export function ThemeSwitch() {
  const isSystemDark = useMedia(DARK_SYSTEM);
  const [chosen, choose] = useStoredChoice("theme", themes);
  const theme = themeFor(chosen, isSystemDark);
  useEffect(() => applyTheme(theme), [theme]);
  const isDusk = theme === "dusk";
  const Icon = isDusk ? Sun : Moon;
  return (
    <button
      type="button"
      className="grid size-touch shrink-0 place-items-center rounded-field hover:bg-paper-shade"
      aria-label={isDusk ? "Switch to the light theme" : "Switch to the dark theme"}
      onClick={() => choose(isDusk ? "daylight" : "dusk")}
    >
      <Icon size="1.25rem" />
    </button>
  );
}
