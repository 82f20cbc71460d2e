import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { mockResponse } from "./faults";
import { type RenderAppOptions, renderApp } from "./render-app";
import { tips } from "./server";
import { press } from "./user-actions";

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

/** Makes these the list of all tips. */
export function serveTips(...list: unknown[]) {
  mockResponse("get", "/shareTips", list);
}

/** The page without its header and footer. */
export function main() {
  return within(screen.getByRole("main"));
}

export const button = (name: string) => screen.getByRole("button", { name });
export const select = (name: string) =>
  screen.getByLabelText<HTMLSelectElement>(name, { selector: "select" });
/** The options' texts, as a person reads them. */
export const optionsOf = (name: string) => [...select(name).options].map(({ text }) => text);
export const searchBox = () => screen.getByLabelText("Search tips", { selector: "input" });

/** Chooses an option of a filter, whose panel it opens if necessary. */
export async function choose(user: UserEvent, filter: string, option: string) {
  const isOpen = screen.queryByLabelText(filter, { selector: "select" }) !== null;
  if (!isOpen) await press(user, "Filters");
  await user.selectOptions(select(filter), option);
}
