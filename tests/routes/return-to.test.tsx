import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signIn, signOut, startAuth } from "@/auth/auth-session";
import { listTrendingTips } from "@/features/tips/tips.api";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { draftOf, store } from "../support/drafts";
import { delayProviderCall } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { addTip, member, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { chooseGoogleAccount, logIn, press, register } from "../support/user-actions";

const { kale, secret } = tips;
const kalePage = `/tipsDetails/${kale._id}`;

/** Opens a page as a visitor, who is redirected to the login page. */
async function openAsVisitor(address: string) {
  const app = await renderApp(address);
  await screen.findByRole("button", { name: "Sign In" });
  return app;
}

const findHome = () => screen.findByText("Sow & Tell, the gardening community");

/** Signs the member in as the form does, which leads home. */
async function signInAsMember() {
  await act(() => signIn(member.email, member.password));
  await findHome();
}

/** Finds a sentence of the login page, in which a tip's title may be an element of its own. */
const findReason = (text: string) =>
  screen.findByText((_, element) => element?.matches("p") === true && element.textContent === text);

const findNoReason = () => findReason("Sign in to share tips and keep your own.");

const anyOffer = () => screen.queryByText(/^(Continue|Read it now)/);
const findOffer = (name: string) => screen.findByRole("link", { name });

/** Follows a tip's link in the list as a visitor. */
async function follow(title: string) {
  const card = await screen.findByRole("article", { name: title });
  fireEvent.click(within(card).getByText("View Details"));
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText("Read on with a free account")).toBeVisible();
}

it("a visitor reads on the login page the title and first sentence of a tip from the list, and home links to it first, until they have followed the link", async () => {
  const description = "Sow in trays of 2.5 cm cells. Then wait.";
  const { _id } = addTip({ title: "Sow under glass", description });
  const { user, pathname, router } = await renderApp("/browseTips");
  await follow("Sow under glass");
  expect(await screen.findByText("Sow in trays of 2.5 cm cells.")).toBeVisible();
  expect(screen.getAllByText("Sow under glass")).toHaveLength(2);
  await logIn(user);
  const offer = await findOffer("Read it now Sow under glass");
  expect(pathname()).toBe("/");
  expect(within(screen.getByRole("main")).getAllByRole("link")[0]).toBe(offer);
  await user.click(offer);
  await screen.findByRole("heading", { level: 1, name: "Sow under glass" });
  expect(pathname()).toBe(`/tipsDetails/${_id}`);
  await act(() => router.navigate("/"));
  await findHome();
  expect(anyOffer()).not.toBeInTheDocument();
});

it("the login page names a tip whose id is encoded in its address", async () => {
  addTip({ _id: "tip 9/é", title: "Sow under glass" });
  await renderApp("/browseTips");
  await follow("Sow under glass");
});

it.each([
  ["?fbclid=IwAR0xyz"],
  ["?utm_source=newsletter&utm_medium=email"],
  ["#step-2"],
  ["/?fbclid=IwAR0xyz#step-2"],
])(
  "the login page shows the tip of a shared address that ends in %s, and home names the tip",
  async (end) => {
    await openAsVisitor(kalePage + end);
    expect(await screen.findByRole("heading", { level: 1, name: kale.title })).toBeVisible();
    await signInAsMember();
    const offer = await findOffer(`Read it now ${kale.title}`);
    expect(offer).toHaveAttribute("href", kalePage + end);
  },
);

it("the login page shows the tip of a shared address in which its id is encoded", async () => {
  addTip({ _id: "tip 9/é", title: "Sow under glass" });
  await openAsVisitor(paths.tipDetails("tip 9/é"));
  expect(await screen.findByRole("heading", { level: 1, name: "Sow under glass" })).toBeVisible();
});

it("the login page does not name a hidden tip, even if it is on the device", async () => {
  await queryClient.prefetchQuery(listTrendingTips.query());
  const { queryKey } = listTrendingTips.query();
  const known = queryClient.getQueryData(queryKey)?.map(({ title }) => title);
  expect(known).toContain(secret.title);
  await openAsVisitor(`/tipsDetails/${secret._id}`);
  expect(screen.getByRole("heading", { level: 1, name: "A gardening tip" })).toBeVisible();
  expect(screen.queryByText(secret.title)).not.toBeInTheDocument();
});

it("the page for registration shows the tip, too, and leads back to the login, and home to the tip", async () => {
  const { user } = await openAsVisitor(kalePage);
  for (const name of ["Create an account", "Sign in", "Create an account"]) {
    await user.click(await screen.findByRole("link", { name }));
    await screen.findByRole("link", { name, current: "page" });
    expect(await screen.findByRole("heading", { level: 1, name: kale.title })).toBeVisible();
  }
  expect(screen.getAllByText(kale.title)).toHaveLength(2);
  chooseGoogleAccount();
  await press(user, "Sign up with Google");
  await screen.findByRole("dialog", { name: specWords.googleSignUp });
  await user.keyboard("{Escape}");
  expect(await findOffer(`Read it now ${kale.title}`)).toHaveAttribute("href", kalePage);
});

describe("home after a login", () => {
  it("links to a tip whose address was shared, though nothing is on the device, until the member dismisses the link", async () => {
    const { user, router } = await openAsVisitor(kalePage);
    expect(await screen.findByRole("heading", { level: 1, name: kale.title })).toBeVisible();
    await signInAsMember();
    expect(await findOffer(`Read it now ${kale.title}`)).toHaveAttribute("href", kalePage);
    await press(user, "Dismiss");
    expect(anyOffer()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate("/"));
    await findHome();
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it("links to the page even after a registration, and by way of the page for registration", async () => {
    const { user } = await openAsVisitor("/myTips");
    for (const name of ["Create an account", "Sign in", "Create an account"]) {
      await user.click(await screen.findByRole("link", { name }));
    }
    chooseGoogleAccount();
    await press(user, "Sign up with Google");
    await screen.findByRole("dialog", { name: specWords.googleSignUp });
    await user.keyboard("{Escape}");
    expect(await findOffer("Continue to your tips")).toHaveAttribute("href", "/myTips");
    expect(screen.getByRole("button", { name: "Linnea Berg" })).toBeInTheDocument();
  });

  it("links to a draft, where no page asked for the login", async () => {
    store(draftOf({ title: "Leeks in a drainpipe" }));
    const { user } = await openAsVisitor("/login");
    await signInAsMember();
    const link = await findOffer("Continue your draft Leeks in a drainpipe");
    expect(link).toHaveAttribute("href", "/shareTips");
    await press(user, "Dismiss");
    expect(anyOffer()).not.toBeInTheDocument();
  });

  it("welcomes a newcomer by the first name, and says what to begin with", async () => {
    const { user } = await renderApp("/register");
    await screen.findByText("Create your account");
    await register(user);
    await screen.findByRole("dialog", { name: specWords.registered });
    await user.keyboard("{Escape}");
    const link = await screen.findByRole("link", { name: "share your first tip" });
    expect(link.closest("p")).toHaveTextContent(
      "Welcome, Ola: share your first tip, or save a few to read in the garden.",
    );
  });

  it("does not link to the page on which a member has logged out, and loses its link at a logout", async () => {
    const { user, router } = await renderApp(kalePage, { isSignedIn: true });
    await screen.findByRole("heading", { level: 1, name: kale.title });
    await act(signOut);
    expect(await findNoReason()).toBeVisible();
    await signInAsMember();
    expect(anyOffer()).not.toBeInTheDocument();
    await act(() => router.navigate("/", { state: { from: "/myTips" } }));
    expect(anyOffer()).toBeVisible();
    await act(signOut);
    await waitFor(() => expect(anyOffer()).not.toBeInTheDocument());
    await user.click(screen.getByRole("link", { name: "Login" }));
    expect(await findNoReason()).toBeVisible();
  });

  it("does not link to a page where a member has logged out even if it opened during the sign-in", async () => {
    startAuth();
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, member.password);
    await renderApp(kalePage);
    await screen.findByText("Checking your session…");
    release();
    await act(() => isSignedIn);
    await screen.findByRole("heading", { level: 1, name: kale.title });
    await act(signOut);
    expect(await findNoReason()).toBeVisible();
  });

  it("links neither to another site, nor to a public page, nor to an address without a page", async () => {
    const { router } = await renderApp("/", { isSignedIn: true });
    await findHome();
    for (const from of [
      "https://elsewhere.example/tipsDetails/1",
      "//elsewhere.example",
      quietPage,
      "x",
    ]) {
      await act(() => router.navigate("/", { state: { from } }));
      expect(router.state.location.state).toEqual({ from });
      expect(screen.queryByLabelText("Dismiss"), from).not.toBeInTheDocument();
    }
    await act(() => router.navigate("/", { state: { from: "/myTips" } }));
    expect(anyOffer()).toBeVisible();
  });
});
