import { useEffect } from "react";
import { useRemembered } from "@/lib/device-memory";
import { useMedia } from "@/lib/media";

const themes = ["daylight", "dusk"] as const;

export type Theme = (typeof themes)[number];

/**
 * The theme: the system's until the person chooses, then that one, remembered on the device.
 * `index.html` sets the same before the first paint.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const [chosen, choose] = useRemembered("theme", themes);
  const theme = chosen ?? (systemIsDark ? "dusk" : "daylight");
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return [theme, choose];
}
