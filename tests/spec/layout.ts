/**
 * @file What only a browser's layout shows: the spec's sections 2 and 9. `tests/e2e/journeys/spec-layout.spec.ts` measures
 * it. Deviates: the sizes in pixels hold at the browser's default font size; with larger text, rem units leave room for it.
 */

/** A section of the home page, and the columns of its cards on small, medium and large screens. */
export const columns = [
  { section: "Featured Gardeners", small: 1, medium: 2, large: 4 },
  { section: "Top Trending Tips", small: 1, medium: 3, large: 4 },
  { section: "Our Growing Impact", small: 1, medium: 2, large: 4 },
] as const;

/** Widths of small, medium and large screens. Pixels. */
export const widths = { small: 600, medium: 900, large: 1280 } as const;

/** A section of the home page, and its height in a window of that height: 65 % within limits. Pixels. */
export const heights = [
  { section: "Highlights", inWindow: 500, height: 400 },
  { section: "Highlights", inWindow: 1000, height: 650 },
  { section: "Highlights", inWindow: 1200, height: 700 },
  { section: "Plant Trees, Save Lives", inWindow: 600, height: 500 },
  { section: "Plant Trees, Save Lives", inWindow: 1000, height: 650 },
  { section: "Plant Trees, Save Lives", inWindow: 1400, height: 910 },
] as const;

/** A field of the cards in a section, and the number of lines after which it is cut off. */
export const clampedLines = [
  { section: "Featured Gardeners", field: "bio", lines: 2 },
  { section: "Top Trending Tips", field: "description", lines: 3 },
] as const;

/** The columns of the footer, by their headings. */
export const footerColumns = ["Lets Visit", "Contact Us", "Social"] as const;

/** The badges of a trending tip that has these values. */
export const badges = { plantType: "Leek", category: "Soil", difficulty: "Hard" } as const;

/** From this width, the dashboard's sidebar is always shown, and its toggle is not. Pixels. */
export const SIDEBAR_WIDTH = 1024;
