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
  const app = await openHome();
  return { ...app, section: await screen.findByRole("region", { name }) };
}
