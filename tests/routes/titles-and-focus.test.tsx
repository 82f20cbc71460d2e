import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query-client";
import { serveExploreFile } from "../support/explore-file";
import { delayCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { setInView } from "../support/view";

beforeEach(() => {
  serveExploreFile();
  setInView(() => false);
});

function findHeading(name: string) {
  return screen.findByRole("heading", { level: 1, name });
}

/** React moves the focus in an effect, a moment after the heading is there. */
async function expectFocusOnHeading(name: string) {
  const heading = await findHeading(name);
  await waitFor(() => expect(heading).toHaveFocus());
}

describe("the title", () => {
  it.each([
    ["/", "Sow & Tell: a community of gardeners"],
    ["/explore", "Explore Gardeners · Sow & Tell"],
    ["/browseTips", "Browse Tips · Sow & Tell"],
    ["/aboutUs", "About Us · Sow & Tell"],
    ["/contactUs", "Contact · Sow & Tell"],
    ["/register", "Register · Sow & Tell"],
    ["/login", "Login · Sow & Tell"],
    ["/nowhere", "Page Not Found · Sow & Tell"],
  ])("of %s is '%s'", async (address, title) => {
    await renderApp(address);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ["/shareTips", "Share a Tip · Sow & Tell"],
    ["/myTips", "My Tips · Sow & Tell"],
    [`/tipsDetails/${tips.kale._id}`, `${tips.kale.title} · Sow & Tell`],
    [`/updateTips/${tips.beans._id}`, "Update a Tip · Sow & Tell"],
    ["/dashboard", "Dashboard · Sow & Tell"],
    ["/dashboard/shareTips", "Share a Tip · Sow & Tell"],
    ["/dashboard/myTips", "My Tips · Sow & Tell"],
  ])("of %s, for a member, is '%s'", async (address, title) => {
    await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(document.title).toBe(title));
  });

  it("changes with the page", async () => {
    const { user } = await renderApp("/aboutUs");
    await findHeading("About Us");
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await findHeading("Contact");
    expect(document.title).toBe("Contact · Sow & Tell");
    expect(document.querySelectorAll("head title")).toHaveLength(1);
  });
});

describe("the focus", () => {
  const links = () => screen.queryAllByRole("link", { name: "View Details" });
  const findLinks = () => screen.findAllByRole("link", { name: "View Details" });

  /** Follows a tip's link and comes back to a list that is still loading. */
  async function comeBackToHeldTips() {
    const app = await renderApp("/browseTips");
    const [link] = await findLinks();
    await app.user.click(link as HTMLElement);
    await findHeading("Welcome back");
    queryClient.clear();
    const release = delayCall("get", "/shareTips");
    await act(() => app.router.navigate(-1));
    await expectFocusOnHeading("Browse Tips");
    return { ...app, release };
  }

  it("is left alone on the page that is opened first", async () => {
    await renderApp("/aboutUs");
    await findHeading("About Us");
    expect(document.body).toHaveFocus();
  });

  it("goes to the new page's heading", async () => {
    const { user } = await renderApp("/aboutUs");
    await findHeading("About Us");
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await expectFocusOnHeading("Contact");
  });

  it("goes to the link that was followed when Back returns to it", async () => {
    const { user, router } = await renderApp("/browseTips", { isSignedIn: true });
    const followed = (await findLinks())[1];
    const title = followed?.getAttribute("aria-describedby");
    const name = document.getElementById(title ?? "")?.textContent ?? "";
    followed?.focus();
    await user.keyboard("{Enter}");
    await expectFocusOnHeading(name);
    await act(() => router.navigate(-1));
    await findLinks();
    await waitFor(() => expect(links()[1]).toHaveFocus());
    expect(document.activeElement).toHaveAccessibleDescription(name);
  });

  it("goes to a link of the navigation or the footer too", async () => {
    const { user, router } = await renderApp("/aboutUs");
    await findHeading("About Us");
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await expectFocusOnHeading("Contact");
    await act(() => router.navigate(-1));
    await findHeading("About Us");
    await waitFor(() => expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus());
  });

  it("goes to the link when the list that has it comes later", async () => {
    const { release } = await comeBackToHeldTips();
    release();
    await findLinks();
    await waitFor(() => expect(links()[0]).toHaveFocus());
  });

  it("stays where the reader has gone before the link came", async () => {
    const { user, release } = await comeBackToHeldTips();
    await user.tab();
    const chosen = document.activeElement;
    release();
    await findLinks();
    expect(chosen).toHaveFocus();
  });

  it("goes to the heading where Back returns to a page that no link was followed on", async () => {
    const { router } = await renderApp("/aboutUs");
    await findHeading("About Us");
    await act(() => router.navigate("/contactUs"));
    await findHeading("Contact");
    await act(() => router.navigate(-1));
    await expectFocusOnHeading("About Us");
  });

  it("goes to the heading from the dashboard, whose layout is another", async () => {
    const { user } = await renderApp("/dashboard/myTips", { isSignedIn: true });
    await findHeading("My Tips");
    await user.click(screen.getByRole("link", { name: "Sow & Tell" }));
    await expectFocusOnHeading("Sow & Tell, the gardening community");
  });

  it("goes to what says that the page is loading, then to the heading that comes later", async () => {
    const { router } = await renderApp("/aboutUs", { isSignedIn: true });
    await screen.findByRole("heading", { name: "About Us" });
    const release = delayCall("get", `/shareTips/${tips.beans._id}`);
    await act(() => router.navigate(`/tipsDetails/${tips.beans._id}`));
    await screen.findByText("Loading the tip…");
    await expectFocusOnHeading("A gardening tip");
    release();
    await expectFocusOnHeading(tips.beans.title);
  });

  it("stays where someone sorts, filters and types", async () => {
    const { user } = await renderApp("/browseTips");
    const sort = await screen.findByRole("button", { name: "Category" });
    await user.click(sort);
    expect(sort).toHaveFocus();
    const search = screen.getByRole("searchbox");
    await user.type(search, "kale");
    expect(search).toHaveFocus();
  });
});

describe("the scroll", () => {
  function watchScroll() {
    const scrollTo = vi.fn();
    vi.stubGlobal("scrollTo", scrollTo);
    return scrollTo;
  }

  it("goes to the top on a new page", async () => {
    const { user } = await renderApp("/aboutUs");
    await findHeading("About Us");
    const scrollTo = watchScroll();
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await findHeading("Contact");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it("comes back with Back", async () => {
    const { user, router } = await renderApp("/aboutUs");
    await findHeading("About Us");
    vi.stubGlobal("scrollY", 640);
    await user.click(screen.getByRole("link", { name: "Contact" }));
    await findHeading("Contact");
    vi.stubGlobal("scrollY", 0);
    const scrollTo = watchScroll();
    await act(() => router.navigate(-1));
    await findHeading("About Us");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it("stays while someone sorts", async () => {
    const { user } = await renderApp("/browseTips");
    const sort = await screen.findByRole("button", { name: "Category" });
    const scrollTo = watchScroll();
    await user.click(sort);
    expect(sort).toBePressed();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
