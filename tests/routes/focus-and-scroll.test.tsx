import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveExploreFile } from "../support/explore-file";
import { breakCall, delayCall, faults, reconnect, restoreBackend } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";

beforeEach(() => {
  serveExploreFile();
});

function findHeading(name: string) {
  return screen.findByRole("heading", { level: 1, name });
}

async function expectFocusOnHeading(name: string) {
  const heading = await findHeading(name);
  await waitFor(() => expect(heading).toHaveFocus());
}

function watchScroll() {
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  return scrollTo;
}

describe("the focus", () => {
  const links = () => screen.queryAllByRole("link", { name: /^View Details / });
  const findLinks = () => screen.findAllByRole("link", { name: /^View Details / });

  it("is on the body at first, and moves to the heading of the next page, which starts at the top", async () => {
    const { user } = await renderApp(quietPage);
    await findHeading("About Us");
    expect(document.body).toHaveFocus();
    const scrollTo = watchScroll();
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await expectFocusOnHeading("Contact");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it.each([
    ["moves from the button of a failed page to the page", "Try again", "button", "main"],
    ["is not taken from elsewhere on a failed page", "Contact", "link", "link"],
  ])("%s when the connection is back", async (_, name, role, roleAfter) => {
    breakCall("get", `/shareTips/${tips.kale._id}`, faults.offline);
    await renderApp(`/tipsDetails/${tips.kale._id}`, { isSignedIn: true });
    await screen.findByRole("alert");
    screen.getByRole(role, { name }).focus();
    restoreBackend();
    reconnect();
    await findHeading(tips.kale.title);
    expect(document.activeElement).toHaveRole(roleAfter);
  });

  it("moves from the button of a failed page to the page while it is loaded again", async () => {
    breakCall("get", `/shareTips/${tips.kale._id}`, faults.offline);
    const { user } = await renderApp(`/tipsDetails/${tips.kale._id}`, { isSignedIn: true });
    const retry = await screen.findByRole("button", { name: "Try again" });
    delayCall("get", `/shareTips/${tips.kale._id}`);
    await user.click(retry);
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  it("returns to the followed link on Back if the list is in the cache", async () => {
    const { user, router } = await renderApp("/browseTips", { isSignedIn: true });
    const followed = (await findLinks())[1];
    const name = followed?.closest("article")?.querySelector("h2")?.textContent ?? "";
    followed?.focus();
    await user.keyboard("{Enter}");
    await expectFocusOnHeading(name);
    await act(() => router.navigate(-1));
    await findLinks();
    await waitFor(() => expect(links()[1]).toHaveFocus());
    expect(document.activeElement).toHaveAccessibleName(`View Details ${name}`);
  });

  it("moves to the heading on Back if no link was followed", async () => {
    const { user, router } = await renderApp(quietPage);
    await findHeading("About Us");
    await user.click(screen.getByRole("link", { name: "Skip to content" }));
    await act(() => router.navigate("/contactUs"));
    await findHeading("Contact");
    await act(() => router.navigate(-1));
    await expectFocusOnHeading("About Us");
  });

  it("moves to the heading of a page with another layout", async () => {
    const { router } = await renderApp("/dashboard/myTips", { isSignedIn: true });
    await findHeading("My Tips");
    await act(() => router.navigate(quietPage));
    await expectFocusOnHeading("About Us");
  });

  it("moves to the heading of a loading page, then to that of the loaded one", async () => {
    const { router } = await renderApp(quietPage, { isSignedIn: true });
    await screen.findByRole("heading", { name: "About Us" });
    const release = delayCall("get", `/shareTips/${tips.beans._id}`);
    await act(() => router.navigate(`/tipsDetails/${tips.beans._id}`));
    await screen.findByText("Loading the tip…");
    await expectFocusOnHeading("A gardening tip");
    release();
    await expectFocusOnHeading(tips.beans.title);
  });

  it("stays on a sort button and in the search field, and the page neither scrolls nor fades in", async () => {
    const { user, router } = await renderApp("/browseTips");
    const sort = await screen.findByRole("button", { name: "Category" });
    const scrollTo = watchScroll();
    await user.click(sort);
    await waitFor(() => expect(router.state.location.search).toBe("?sort=category"));
    expect(sort).toBePressed();
    expect(sort).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.documentElement).not.toHaveAttribute("data-navigated");
    const search = screen.getByRole("searchbox");
    await user.type(search, "kale");
    expect(search).toHaveFocus();
  });
});
