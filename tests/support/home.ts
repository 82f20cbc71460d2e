import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { serveExploreFile } from "./explore-file";
import { setMatchingMedia } from "./media";
import { type RenderAppOptions, renderApp } from "./render-app";
import { setInView } from "./view";

/** Opens the home page with only the sections that a test is about, since the whole page is long and animated. */

/** The sections that are rendered lazily on scrolling, by name, in their order below banner and hero. */
const lazySections = [
  "Featured Gardeners",
  "Top Trending Tips",
  "Our Growing Impact",
  "From the Notebook",
  "A letter from the garden",
  "Garden wisdom",
] as const;

export type HomeSection = (typeof lazySections)[number];

/** Heading, banner and hero precede the lazy sections. */
const PARTS_ABOVE = 3;

/** Says whether an element is in view when only these lazy sections are. */
function isInViewOf(sections: readonly HomeSection[]) {
  const places = sections.map((section) => PARTS_ABOVE + lazySections.indexOf(section));
  return (target: Element) => {
    const main = target.parentElement;
    return main?.tagName !== "MAIN" || places.includes([...main.children].indexOf(target));
  };
}

/** Sets the preference for reduced motion, until the end of the test. */
export function reduceMotion(): void {
  setMatchingMedia(["(prefers-reduced-motion: reduce)"]);
  onTestFinished(() => setMatchingMedia([]));
}

interface HomeOptions extends RenderAppOptions {
  /** The lazy sections that are in view. Default: none. */
  inView?: readonly HomeSection[];
  /** Whether the page becomes idle, and fetches slider and tooltips. */
  isIdle?: boolean;
}

/** Opens the home page down to its hero. */
export async function openHome({ inView = [], isIdle = false, ...options }: HomeOptions = {}) {
  serveExploreFile();
  setInView(isInViewOf(inView));
  if (!isIdle) vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const app = await renderApp("/", options);
  await screen.findByText("Plant Trees, Save Lives");
  return app;
}

/** Opens the home page with one of its lazy sections in view, and the others in `options`. */
export async function openHomeSection(name: HomeSection, options: HomeOptions = {}) {
  const app = await openHome({ ...options, inView: [name, ...(options.inView ?? [])] });
  return { ...app, section: await screen.findByRole("region", { name }) };
}
