import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { serveExploreFile } from "./explore-file";
import { setMatchingMedia } from "./media";
import { type RenderAppOptions, renderApp } from "./render-app";

/** Sets the preference for reduced motion, until the end of the test. */
export function reduceMotion(): void {
  setMatchingMedia(["(prefers-reduced-motion: reduce)"]);
  onTestFinished(() => setMatchingMedia([]));
}

interface HomeOptions extends RenderAppOptions {
  /** Whether the browser never becomes idle, so that neither slider nor tooltips load. */
  isBusy?: boolean;
}

export async function openHome({ isBusy = false, ...options }: HomeOptions = {}) {
  serveExploreFile();
  if (isBusy) vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const app = await renderApp("/", options);
  await screen.findByText("Plant Trees, Save Lives");
  return app;
}

export async function openHomeSection(name: string, options: RenderAppOptions = {}) {
  // Their code takes a busy machine longer to transform than a query waits.
  await import("@/routes/home/later-sections");
  const app = await openHome(options);
  return { ...app, section: await screen.findByRole("region", { name }) };
}
