import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { useMedia } from "@/lib/media";
import { useStoredChoice } from "@/lib/use-stored-choice";

const themes = ["daylight", "dusk"] as const;

type Theme = (typeof themes)[number];

/**
 * The theme: the system's until the person chooses one, which is then stored on the device. `index.html` sets the same
 * theme before the first paint.
 */
function useTheme(): [Theme, (theme: Theme) => void] {
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const [chosen, choose] = useStoredChoice("theme", themes);
  const theme = chosen ?? (systemIsDark ? "dusk" : "daylight");
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    // The color of the browser's own bars.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.media = meta.dataset.of === theme ? "all" : "not all";
    }
  }, [theme]);
  return [theme, choose];
}

/** Switches between the light and the dark theme. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const isDusk = theme === "dusk";
  const Icon = isDusk ? Sun : Moon;
  return (
    <button
      type="button"
      className="grid size-touch shrink-0 place-items-center rounded-field hover:bg-paper-shade"
      aria-label={isDusk ? "Switch to the light theme" : "Switch to the dark theme"}
      onClick={() => choose(isDusk ? "daylight" : "dusk")}
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
