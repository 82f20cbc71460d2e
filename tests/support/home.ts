import { screen } from "@testing-library/react";
import { serveExploreFile } from "./explore-file";
import { renderApp } from "./render-app";

export async function openHome() {
  serveExploreFile();
  const app = await renderApp("/");
  await screen.findByText("Plant Trees, Save Lives");
  return app;
}

export async function openHomeSection(name: string) {
  // On a busy machine, Vite may take longer to transform the sections' code than `findBy…` waits.
  await import("@/routes/home/later-sections");
  const app = await openHome();
  return { ...app, section: await screen.findByRole("region", { name }) };
}
