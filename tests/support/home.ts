import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { serveExploreFile } from "./explore-file";
import { setMatchingMedia } from "./media";
import { type RenderAppOptions, renderApp } from "./render-app";
import { soon } from "./soon";
import { setInView } from "./view";

/** The home page is long, and much of it moves: a test opens the one section that it is about. */

/** The sections that come as the reader nears them, by name, in their order below banner and hero. */
const lateSections = [
  "Featured Gardeners",
  "Top Trending Tips",
  "Our Growing Impact",
  "From the Notebook",
  "A letter from the garden",
  "Garden wisdom",
] as const;

export type HomeSection = (typeof lateSections)[number];

/** The heading, the banner and the hero stand above the late sections. */
const PARTS_ABOVE = 3;

/** Whether an element is in view when of the late sections only these are near. */
function isIn(sections: readonly HomeSection[]) {
  const places = sections.map((section) => PARTS_ABOVE + lateSections.indexOf(section));
  return (target: Element) => {
    const main = target.parentElement;
    return main?.tagName !== "MAIN" || places.includes([...main.children].indexOf(target));
  };
}

/** The system asks for less motion, until the end of the test. */
export function reduceMotion(): void {
  setMatchingMedia(["(prefers-reduced-motion: reduce)"]);
  onTestFinished(() => setMatchingMedia([]));
}

interface HomeOptions extends RenderAppOptions {
  /** The late sections that are near; none when left out. */
  inView?: readonly HomeSection[];
  /** The page comes to rest, and gets what it then fetches: slider and tooltips. */
  isAtRest?: boolean;
}

/** Opens the home page down to its hero. Its links lead to pages that open. */
export async function openHome({ inView = [], isAtRest = false, ...options }: HomeOptions = {}) {
  serveExploreFile();
  setInView(isIn(inView));
  if (!isAtRest) vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const app = await renderApp("/", options);
  await soon(() => screen.queryByText("Plant Trees, Save Lives"));
  return app;
}

/** Opens the home page with one of its late sections, and maybe others. */
export async function openHomeSection(name: HomeSection, options: HomeOptions = {}) {
  const app = await openHome({ ...options, inView: [name, ...(options.inView ?? [])] });
  return { ...app, section: await soon(() => screen.queryByRole("region", { name })) };
}
