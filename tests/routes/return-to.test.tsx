import { act, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { signOut } from "@/auth/auth-session";
import { recordBackendCalls } from "../support/calls";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { eventually, soon } from "../support/soon";
import { fill, leavePage, press } from "../support/user-actions";

const { kale, secret, beans } = tips;
const kalePage = `/tipsDetails/${kale._id}`;

/** Opens a page as a guest, who is sent to sign in. */
async function openAsGuest(address: string) {
  const app = await renderApp(address);
  await soon(() => screen.queryByRole("heading", { name: "Welcome back" }));
  return app;
}

async function logIn(user: UserEvent) {
  await fill(user, "Email", member.email);
  await fill(user, "Password", member.password);
  await press(user, "Sign In");
  await soon(() => screen.queryByRole("button", { name: member.name }));
}

/** The login page's sentence, of which a title is an element of its own. */
const reason = (text: string) =>
  screen.queryByText(
    (_, element) => element?.matches("p") === true && element.textContent === text,
  );

const offer = () => screen.queryByRole("link", { name: "Go on to your tip" });

/** Follows a tip's link in the list as a guest, and signs in. */
async function logInFor(title: string) {
  const app = await renderApp("/browseTips");
  const card = await soon(() => screen.queryByRole("article", { name: title }));
  await app.user.click(within(card).getByRole("link", { name: "View Details" }));
  await soon(() => reason(`Sign in to read ${title}.`));
  await logIn(app.user);
  return app;
}

describe("the login page", () => {
  it("names the tip that the device knows", async () => {
    const { user } = await renderApp("/browseTips");
    const card = await soon(() => screen.queryByRole("article", { name: kale.title }));
    await user.click(within(card).getByRole("link", { name: "View Details" }));
    expect(await soon(() => reason(`Sign in to read ${kale.title}.`))).toBeVisible();
  });

  it.each([
    [kalePage, "Sign in to read this tip."],
    [`/updateTips/${beans._id}`, "Sign in to edit this tip."],
    ["/shareTips", "Sign in to share a tip."],
    ["/dashboard/shareTips", "Sign in to share a tip."],
    ["/myTips", "Sign in to see your tips."],
    ["/dashboard/myTips", "Sign in to see your tips."],
    ["/dashboard", "Sign in to open your dashboard."],
  ])("says why a guest who opens %s is there, without a call", async (address, text) => {
    const calls = recordBackendCalls();
    await openAsGuest(address);
    expect(await soon(() => reason(text))).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("does not name a hidden tip", async () => {
    const { router } = await renderApp("/");
    await soon(() => screen.queryByText(kale.title));
    await act(() => router.navigate(`/tipsDetails/${secret._id}`));
    expect(await soon(() => reason("Sign in to read this tip."))).toBeVisible();
  });

  it("says what an account is for to a visitor who came by its link", async () => {
    const { user } = await renderApp("/aboutUs");
    await user.click(await soon(() => screen.queryByRole("link", { name: "Login" })));
    expect(await soon(() => reason("Sign in to share tips and keep your own."))).toBeVisible();
  });
});

describe("home after the login", () => {
  it("offers to go on to the tip, and leads there once", async () => {
    const { user, pathname, router } = await logInFor(kale.title);
    expect(pathname()).toBe("/");
    await user.click(await soon(offer));
    await soon(() => screen.queryByRole("heading", { level: 1, name: kale.title }));
    expect(pathname()).toBe(kalePage);
    await act(() => router.navigate("/"));
    await soon(() => screen.queryByRole("heading", { level: 1, name: /^Sow & Tell/ }));
    expect(offer()).not.toBeInTheDocument();
  });

  it("takes the offer away when it is dismissed", async () => {
    const { user, router } = await logInFor(kale.title);
    await soon(offer);
    await press(user, "Dismiss");
    expect(offer()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await leavePage(user);
    await act(() => router.navigate("/"));
    await soon(() => screen.queryByRole("heading", { level: 1, name: /^Sow & Tell/ }));
    expect(offer()).not.toBeInTheDocument();
  });

  it("takes the offer away with the logout", async () => {
    const { user } = await logInFor(kale.title);
    await soon(offer);
    await act(signOut);
    await eventually(() => expect(offer()).not.toBeInTheDocument());
    await user.click(await soon(() => screen.queryByRole("link", { name: "Login" })));
    await soon(() => reason("Sign in to share tips and keep your own."));
    await logIn(user);
    expect(offer()).not.toBeInTheDocument();
  });

  it("offers nothing to a member who opened the login page by its link", async () => {
    const { user } = await renderApp("/login");
    await logIn(user);
    expect(screen.queryByRole("link", { name: /^Go on/ })).not.toBeInTheDocument();
  });

  it.each(["https://elsewhere.example/tipsDetails/1", "//elsewhere.example", "/aboutUs", "x"])(
    "never leads to %s",
    async (address) => {
      sessionStorage.setItem("sow-and-tell:wanted-page", address);
      await renderApp("/", { isSignedIn: true });
      await soon(() => screen.queryByRole("button", { name: member.name }));
      expect(screen.queryByRole("link", { name: /^Go on/ })).not.toBeInTheDocument();
    },
  );
});

it("a logout on a private page is no wish to go on to it", async () => {
  await renderApp("/myTips", { isSignedIn: true });
  await soon(() => screen.queryByRole("heading", { level: 1, name: "My Tips" }));
  await act(signOut);
  expect(await soon(() => reason("Sign in to share tips and keep your own."))).toBeVisible();
});
