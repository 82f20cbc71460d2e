import type { Config } from "tailwindcss";

/** The colors are those of the daisyUI themes in `src/styles/themes.css`, named after things in a field notebook. */
export default {
  darkMode: ["selector", '[data-theme="dusk"]'],
  theme: {
    extend: {
      colors: {
        paper: "var(--color-base-100)",
        "paper-shade": "var(--color-base-200)",
        ink: "var(--color-base-content)",
        "ink-soft": "var(--color-ink-soft)",
        rule: "var(--color-rule)",
        moss: "var(--color-primary)",
        terracotta: "var(--color-secondary)",
        sun: "var(--color-accent)",
        /** The same in both themes: text and shade on photographs. */
        cream: "#FBF7EE",
        night: "#0F160E",
      },
      fontFamily: {
        sans: ["Figtree Variable", "Figtree Fallback", "system-ui", "sans-serif"],
        display: ["Fraunces Variable", "Fraunces Fallback", "Georgia", "serif"],
      },
      fontSize: {
        lead: ["clamp(1.0625rem, 0.98rem + 0.4vw, 1.25rem)", { lineHeight: "1.6" }],
        /**
         * For *Read in the garden*: readable at arm's length. Depends mostly on the viewport's shorter side, so that a
         * phone in landscape shows several lines.
         */
        reading: ["clamp(1.625rem, 0.75rem + 5vmin + 1.5vw, 2.75rem)", { lineHeight: "1.3" }],
        "display-sm": ["clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)", { lineHeight: "1.25" }],
        /** At the browser's largest font sizes, the limits in vw keep long words whole on phones. */
        "display-md": [
          "min(12vw, clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem))",
          { lineHeight: "1.15" },
        ],
        "display-lg": ["min(14vw, clamp(2.25rem, 1.7rem + 2.8vw, 4rem))", { lineHeight: "1.05" }],
      },
      /** `ch` is the width of Figtree's wide 0, so 48 of them hold 60 to 70 characters. */
      maxWidth: { measure: "48ch", page: "76rem" },
      spacing: {
        /** At least 44 px. With large text, five of them fit beside each other on a phone. */
        touch: "max(44px, min(2.75rem, 12.5vw))",
        gutter: "clamp(1rem, 0.5rem + 2.5vw, 2.5rem)",
      },
    },
  },
} satisfies Config;
