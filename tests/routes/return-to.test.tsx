import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { signIn, signOut, startAuth } from "@/auth/auth-session";
import { draftOf, store } from "../support/drafts";
import { delayProviderCall } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { addTip, member, tips } from "../support/server";
import {
  chooseGoogleAccount,
  fill,
  leavePage,
  logIn,
  logOut,
  press,
} from "../support/user-actions";

const { kale, secret } = tips;
const kalePage = `/tipsDetails/${kale._id}`;

/** Opens a page as a visitor, who is redirected to the login page. */
async function openAsVisitor(address: string) {
  const app = await renderApp(address);
  await screen.findByRole("heading", { name: "Welcome back" });
  return app;
}

async function logInAsMember(user: UserEvent) {
  await logIn(user);
  await screen.findByRole("button", { name: member.name });
}

/** Finds a sentence of the login page, in which a tip's title may be an element of its own. */
const findReason = (text: string) =>
  screen.findByText((_, element) => element?.matches("p") === true && element.textContent === text);

const anyOffer = () => screen.queryByRole("link", { name: /^Continue/ });
const findOffer = () => screen.findByRole("link", { name: `Continue to ${kale.title}` });

/** As a visitor, follows a tip's link in the list, and signs in. */
async function logInFor(title: string) {
  const app = await renderApp("/browseTips");
  const card = await screen.findByRole("article", { name: title });
  await app.user.click(within(card).getByRole("link", { name: "View Details" }));
  await findReason(`Sign in to read ${title}.`);
  await logInAsMember(app.user);
  return app;
}

describe("the login page", () => {
  it("names a tip whose id is encoded in its address", async () => {
    addTip({ _id: "tip 9/é", title: "Sow under glass" });
    const { user } = await renderApp("/browseTips");
    const card = await screen.findByRole("article", { name: "Sow under glass" });
    await user.click(within(card).getByRole("link", { name: "View Details" }));
    expect(await findReason("Sign in to read Sow under glass.")).toBeVisible();
  });

  it("shows the tip's title and first sentence beside the form, from the list that the visitor has seen", async () => {
    const description = "Sow in trays of 2.5 cm cells. Then wait.";
    addTip({ title: "Sow under glass", description });
    const { user } = await renderApp("/browseTips");
    const card = await screen.findByRole("article", { name: "Sow under glass" });
    await user.click(within(card).getByRole("link", { name: "View Details" }));
    await screen.findByRole("heading", { name: "Welcome back" });
    expect(await screen.findByText("Sow in trays of 2.5 cm cells.")).toBeVisible();
    expect(screen.getAllByText("Sow under glass")).toHaveLength(2);
  });

  it("shows a tip whose address was shared, though nothing is on the device, and home continues to it", async () => {
    addTip({ _id: "a1b2c3d4e5f60718293a4bff", title: "Sow under glass" });
    const { user } = await renderApp("/tipsDetails/a1b2c3d4e5f60718293a4bff");
    expect(await screen.findByText("Sow under glass")).toBeVisible();
    await logIn(user);
    const link = await screen.findByRole("link", { name: "Continue to Sow under glass" });
    expect(link).toHaveAttribute("href", "/tipsDetails/a1b2c3d4e5f60718293a4bff");
  });

  it("does not name a hidden tip", async () => {
    const { router } = await renderApp("/");
    await screen.findByText(kale.title);
    await act(() => router.navigate(`/tipsDetails/${secret._id}`));
    expect(await findReason("Sign in to read this tip.")).toBeVisible();
  });
});

describe("home after a login", () => {
  it("links first to the tip, by its title, until the member has followed the link", async () => {
    const { user, pathname, router } = await logInFor(kale.title);
    expect(pathname()).toBe("/");
    const [first] = within(screen.getByRole("main")).getAllByRole("link");
    expect(first).toBe(await findOffer());
    await user.click(await findOffer());
    await screen.findByRole("heading", { level: 1, name: kale.title });
    expect(pathname()).toBe(kalePage);
    await act(() => router.navigate("/"));
    await screen.findByRole("heading", { level: 1, name: /^Sow & Tell/ });
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it("links to a tip whose title is unknown, until the member dismisses the link", async () => {
    const { user, router } = await openAsVisitor(kalePage);
    await logInAsMember(user);
    expect(await screen.findByRole("link", { name: /^Continue to / })).toBeVisible();
    await press(user, "Dismiss");
    expect(anyOffer()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await leavePage(user);
    await act(() => router.navigate("/"));
    await screen.findByRole("heading", { level: 1, name: /^Sow & Tell/ });
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it.each<[string, (user: UserEvent) => Promise<void>, string]>([
    [
      "a login with Google",
      async (user) => {
        chooseGoogleAccount();
        await press(user, "Sign in with Google");
      },
      "Linnea Berg",
    ],
    [
      "a registration",
      async (user) => {
        await user.click(screen.getByRole("link", { name: "Create an account" }));
        await fill(user, "Name", "Ola Nordmann");
        await fill(user, "Email", "ola@example.org");
        await fill(user, "Photo URL", "none");
        await fill(user, "Password", "Marigold!7");
        await press(user, "Create Account");
      },
      "Ola Nordmann",
    ],
    [
      "a registration with Google",
      async (user) => {
        chooseGoogleAccount();
        await user.click(screen.getByRole("link", { name: "Create an account" }));
        await press(user, "Sign up with Google");
      },
      "Linnea Berg",
    ],
    [
      "a login, from the page for registration",
      async (user) => {
        await user.click(screen.getByRole("link", { name: "Create an account" }));
        await user.click(await screen.findByRole("link", { name: "Sign in" }));
        await logIn(user);
      },
      member.name,
    ],
  ])("links to the page after %s, too", async (_, arrive, name) => {
    const { user } = await openAsVisitor("/myTips");
    await arrive(user);
    const link = await screen.findByRole(
      "link",
      { name: "Continue to your tips" },
      { timeout: 4000 },
    );
    expect(link).toHaveAttribute("href", "/myTips");
    expect(screen.getByRole("button", { name })).toBeInTheDocument();
  });

  it("removes the link at logout", async () => {
    const { user } = await logInFor(kale.title);
    await findOffer();
    await act(signOut);
    await waitFor(() => expect(anyOffer()).not.toBeInTheDocument());
    await user.click(await screen.findByRole("link", { name: "Login" }));
    await findReason("Sign in to share tips and keep your own.");
    await logInAsMember(user);
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it("links to a draft, where no page asked for the login", async () => {
    store(draftOf({ title: "Leeks in a drainpipe" }));
    const { user } = await openAsVisitor("/login");
    await logInAsMember(user);
    const link = await screen.findByRole("link", {
      name: "Continue your draft Leeks in a drainpipe",
    });
    expect(link).toHaveAttribute("href", "/shareTips");
    await press(user, "Dismiss");
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it("welcomes a newcomer by the first name, and says what to begin with", async () => {
    const { user } = await renderApp("/register");
    await screen.findByRole("heading", { name: "Create your account" });
    await fill(user, "Name", "Ola Nordmann");
    await fill(user, "Email", "ola@example.org");
    await fill(user, "Photo URL", "none");
    await fill(user, "Password", "Marigold!7");
    await press(user, "Create Account");
    const link = await screen.findByRole(
      "link",
      { name: "share your first tip" },
      { timeout: 4000 },
    );
    expect(link.closest("p")).toHaveTextContent(
      "Welcome, Ola: share your first tip, or save a few to read in the garden.",
    );
  });

  it("does not link to the page on which a member has logged out", async () => {
    const { user } = await renderApp(kalePage, { isSignedIn: true });
    await screen.findByRole("heading", { level: 1, name: kale.title });
    await logOut(user);
    expect(await findReason("Sign in to share tips and keep your own.")).toBeVisible();
    await logInAsMember(user);
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it("does not link to such a page even if it opened during the sign-in", async () => {
    startAuth();
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, member.password);
    await renderApp(kalePage);
    await screen.findByText("Checking your session…");
    release();
    await act(() => isSignedIn);
    await screen.findByRole("heading", { level: 1, name: kale.title });
    await act(signOut);
    expect(await findReason("Sign in to share tips and keep your own.")).toBeVisible();
  });

  it.each(["https://elsewhere.example/tipsDetails/1", "//elsewhere.example", quietPage, "x"])(
    "never links to the address %s",
    async (from) => {
      const { router } = await renderApp(quietPage, { isSignedIn: true });
      await act(() => router.navigate("/", { state: { from } }));
      await screen.findByRole("heading", { level: 1, name: /^Sow & Tell/ });
      expect(anyOffer()).not.toBeInTheDocument();
    },
  );
});
