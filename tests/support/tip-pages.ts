import { screen, within } from "@testing-library/react";
import { type RenderAppOptions, renderApp } from "./render-app";
import { tips } from "./server";

/** Opens the list of all tips. @param search of the address, such as `?saved=1` */
export async function openBrowse(search = "", options: RenderAppOptions = {}) {
  const app = await renderApp(`/browseTips${search}`, options);
  await screen.findByText(/^Showing /);
  return { ...app, search: () => app.router.state.location.search };
}

/** Opens the form for a new tip, or for an update of one. */
export async function openForm(address = "/shareTips", isSignedIn = true) {
  const app = await renderApp(address, { isSignedIn });
  await screen.findByRole("button", { name: /^(Share|Update) Tip$/ });
  return app;
}

/** Opens the page of a tip as a member. */
export async function openTip(id: string = tips.kale._id) {
  const app = await renderApp(`/tipsDetails/${id}`, { isSignedIn: true });
  await screen.findByRole("tablist");
  return app;
}

export function card(title: string) {
  return within(screen.getByRole("article", { name: title }));
}

/** The titles of the cards, in order. */
export function shownTitles() {
  return screen
    .queryAllByRole("article")
    .map((article) => within(article).getByRole("heading", { level: 2 }).textContent);
}
