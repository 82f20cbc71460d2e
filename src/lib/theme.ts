import { useEffect } from "react";

import { useMedia } from "@/lib/media";
import { useStoredChoice } from "@/lib/use-stored-choice";

const themes = ["daylight", "dusk"] as const;

export type Theme = (typeof themes)[number];

/**
 * The theme: the system's until the person chooses, then that one, stored on the device.
 * `index.html` sets the same before the first paint.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const [chosen, choose] = useStoredChoice("theme", themes);
  const theme = chosen ?? (systemIsDark ? "dusk" : "daylight");
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    // The browser's own bars take the colour of the page's paper.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.media = meta.dataset.of === theme ? "all" : "not all";
    }
  }, [theme]);
  return [theme, choose];
}
