import type { Plugin } from "vite";

/** How the tooltips' own styles begin: with what they name for the whole document. */
const WHOLE_DOCUMENT = ":root{--rt-";

/**
 * The tooltips' settings stand on the tooltips. They come late, and a rule for the root has the browser style all of the
 * page anew: 64 ms with 800 elements on a slow phone.
 * @throws Error where an upgraded react-tooltip writes them otherwise
 */
export function tooltipTokens(): Plugin {
  return {
    name: "tooltip-tokens",
    apply: "build",
    transform: {
      filter: { id: /react-tooltip\/dist\/react-tooltip\.min\.mjs$/ },
      handler(code) {
        if (!code.includes(WHOLE_DOCUMENT)) throw new Error("react-tooltip's styles have changed");
        return { code: code.replace(WHOLE_DOCUMENT, ".react-tooltip{--rt-"), map: null };
      },
    },
  };
}
