export const themes = ["daylight", "dusk"] as const;

type Theme = (typeof themes)[number];

export const DARK_SYSTEM = "(prefers-color-scheme: dark)";

export function themeFor(chosen: unknown, isSystemDark: boolean): Theme {
  return themes.find((theme) => theme === chosen) ?? (isSystemDark ? "dusk" : "daylight");
}

/** Sets the document's theme, and the color of the browser's own bars. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.media = meta.dataset.of === theme ? "all" : "not all";
  }
}
