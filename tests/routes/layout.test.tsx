import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { seasonNotes } from "@/app/layout/season-line";
import { signIn, signOut } from "@/auth/auth-session";
import { delayProviderCall } from "../support/faults";
import { setMedia } from "../support/media";
import { openContact, renderApp } from "../support/render-app";
import { changeAccount, member } from "../support/server";
import { press } from "../support/user-actions";

async function openAsMember() {
  const app = await openContact({ isSignedIn: true });
  return { ...app, account: await screen.findByRole("button", { name: member.name }) };
}

const linksIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

const mainLinks = () => linksIn(screen.getByRole("navigation", { name: "Main" }));

describe("the navbar", () => {
  it("marks the open page, its brand leads home, and the footer's social sites open in new tabs", async () => {
    await openContact();
    const current = screen.getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual(["Contact"]);
    const brand = within(screen.getByRole("banner")).getByRole("link", { name: "Sow & Tell" });
    expect(brand).toHaveAttribute("href", "/");
    expect(screen.queryByRole("button", { name: member.name })).not.toBeInTheDocument();
    const social = within(await screen.findByRole("navigation", { name: "Social" }));
    for (const link of social.getAllByRole("link")) {
      expect(link).toHaveAttribute("target", "_blank");
    }
  });

  it("keeps its login link until a pending sign-in has succeeded", async () => {
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, member.password);
    await openContact();
    expect(mainLinks()).toContain("Login /login");
    release();
    await isSignedIn;
    await waitFor(() => expect(mainLinks()).toContain("Dashboard /dashboard"));
    expect(mainLinks()).not.toContain("Login /login");
  });
});

it("the header's search leads to the list of tips, which has its own, with the cursor in it", async () => {
  const { user, pathname } = await openAsMember();
  const header = within(screen.getByRole("banner"));
  await user.click(header.getByRole("link", { name: "Search tips" }));
  expect(await screen.findByRole("searchbox", { name: "Search tips" })).toHaveFocus();
  expect(pathname()).toBe("/browseTips");
  expect(header.queryByRole("link", { name: "Search tips" })).not.toBeInTheDocument();
});

describe("the phone menu", () => {
  async function openMenu() {
    const app = await openContact();
    const menu = screen.getByRole("button", { name: "Menu" });
    expect(menu).toHaveAttribute("aria-expanded", "false");
    await app.user.click(menu);
    expect(menu).toHaveAttribute("aria-expanded", "true");
    return { ...app, menu };
  }

  it("closes on Escape, and returns the focus", async () => {
    const { user, menu } = await openMenu();
    await user.tab();
    expect(screen.getByRole("link", { name: "Home" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(menu).toHaveAttribute("aria-expanded", "false");
    expect(menu).toHaveFocus();
  });

  it.each([
    ["another page opens", "link", "About Us"],
    ["the link to the open page is pressed", "link", "Contact"],
    ["the page is pressed", "heading", "Contact"],
    ["its button is pressed again", "button", "Menu"],
  ])("closes when %s", async (_, role, name) => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByRole(role, { name }));
    await waitFor(() => expect(menu).toHaveAttribute("aria-expanded", "false"));
  });
});

describe("a member's way to share a tip", () => {
  it("is a bar at the bottom of a phone's pages, which visitors do not have", async () => {
    setMedia("(width < 64rem)", true);
    const { router } = await openAsMember();
    const bar = screen.getByRole("navigation", { name: "Shortcuts" });
    expect(linksIn(bar)).toEqual([
      "Tips /browseTips",
      "Saved /browseTips?saved=1",
      "Share /shareTips",
      "My Tips /myTips",
      "Dashboard /dashboard",
    ]);
    const current = () => within(bar).queryByRole("link", { current: "page" })?.textContent;
    expect(current()).toBeUndefined();
    await act(() => router.navigate("/browseTips?saved=1"));
    expect(current()).toBe("Saved");
    await act(() => router.navigate("/browseTips?q=kale"));
    expect(current()).toBe("Tips");
    await act(() => signOut());
    expect(screen.queryByRole("navigation", { name: "Shortcuts" })).not.toBeInTheDocument();
  });

  it("is a button beside the account on a wide screen", async () => {
    setMedia("(width >= 64rem)", true);
    await openAsMember();
    const header = within(screen.getByRole("banner"));
    expect(header.getByRole("link", { name: "Share a Tip" })).toHaveAttribute("href", "/shareTips");
    expect(screen.queryByRole("navigation", { name: "Shortcuts" })).not.toBeInTheDocument();
  });
});

describe("the account menu", () => {
  it("shows the initial of a member without a photo, and closes the phone menu, so that only one is open", async () => {
    const { user, account } = await openAsMember();
    expect(within(account).queryByRole("presentation")).not.toBeInTheDocument();
    expect(within(account).getByText("R")).toBeInTheDocument();
    const menu = screen.getByRole("button", { name: "Menu" });
    await user.click(menu);
    await user.click(account);
    expect(menu).toHaveAttribute("aria-expanded", "false");
    expect(account).toHaveAttribute("aria-expanded", "true");
  });

  it("shows the member's photo, opens to the email and Logout, and closes on Escape", async () => {
    const photoUrl = "https://photos.example/rowan.jpg";
    changeAccount({ photoUrl });
    const { user, account } = await openAsMember();
    expect(within(account).getByRole("presentation")).toHaveAttribute("src", photoUrl);
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    await user.click(account);
    expect(account).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(screen.getByText(member.email)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
    expect(account).toHaveFocus();
  });
});

describe("the season strip", () => {
  const strip = () =>
    within(screen.getByRole("complementary", { name: "This month in the garden" }));

  async function openPage(path: string) {
    const app = await renderApp(path);
    await screen.findByRole("complementary");
    return app;
  }

  function setDate(month: number) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, month, 15) });
  }

  it("says in English what to do this month, and leads to its tips", async () => {
    setDate(11);
    vi.spyOn(navigator, "language", "get").mockReturnValue("ar-EG");
    await openPage("/");
    const link = await strip().findByRole("link", {
      name: `December: ${seasonNotes.northern[11]}`,
    });
    expect(link).toHaveAttribute("href", "/browseTips?month=december");
  });

  it("says what to do in the next month after a navigation, if that month has begun", async () => {
    setDate(2);
    const { user } = await openPage("/");
    await strip().findByRole("link", { name: /^March:/ });
    setDate(3);
    await user.click(
      within(screen.getByRole("navigation", { name: "Main" })).getByText("Browse Tips"),
    );
    expect(await strip().findByRole("link", { name: /^April:/ })).toBeVisible();
  });

  it("remembers the hemisphere that the visitor chose", async () => {
    setDate(3);
    const { user, unmount } = await openPage("/browseTips");
    await press(user, "Show the southern hemisphere");
    const south = `April: ${seasonNotes.southern[3]}`;
    expect(await strip().findByRole("link", { name: south })).toBeVisible();
    unmount();
    const again = await openPage("/browseTips");
    await press(again.user, "Show the northern hemisphere");
    const north = `April: ${seasonNotes.northern[3]}`;
    expect(await strip().findByRole("link", { name: north })).toBeVisible();
  });

  it("has notes that fit in one line of a phone", () => {
    const notes = Object.values(seasonNotes).flat();
    expect(notes.filter(({ length }) => length > 38)).toEqual([]);
  });

  it("is on home and on the list of tips alone", async () => {
    await openContact();
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  });
});

it("the skip link is the first stop of the Tab key, and jumps to the content without changing the address", async () => {
  const { user } = await openContact();
  await user.tab();
  const link = screen.getByRole("link", { name: "Skip to content" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  await user.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  expect(window.location.hash).toBe("");
});
