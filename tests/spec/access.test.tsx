/** @file Who may open which page: the spec's route table (section 2), roles (6) and navigation. */

import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn, startAuth } from "@/auth/auth-session";
import { accountsUrl } from "@/mocks/mocked-urls";
import { lines, recordBackendCalls } from "../support/calls";
import { serveExploreFile } from "../support/explore-file";
import { delayCall, delayProviderCall } from "../support/faults";
import { openContact, renderApp } from "../support/render-app";
import { member, server, tips } from "../support/server";
import { expectLoginPage } from "../support/user-actions";
import { setInView } from "../support/view";

const details = `/tipsDetails/${tips.kale._id}`;
const update = `/updateTips/${tips.beans._id}`;

beforeEach(() => {
  serveExploreFile();
  setInView(() => false);
});

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** Besides its heading, a page has no other of the first level, and a title. */
async function expectPage(heading: string) {
  expect(await findHeading(heading)).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/^\S.* · Sow & Tell$|^Sow & Tell: \S/);
}

/** The address, who may open it, and the heading of its page. */
const routeTable = [
  ["/", "public", "Sow & Tell, the gardening community"],
  ["/explore", "public", "Explore Gardeners"],
  ["/browseTips", "public", "Browse Tips"],
  ["/aboutUs", "public", "About Us"],
  ["/contactUs", "public", "Contact"],
  // Deviates: members are redirected home, since a sign-in form would suggest to them that they are signed out.
  ["/register", "public", "Create your account"],
  ["/login", "public", "Welcome back"],
  ["/shareTips", "login required", "Share a Tip"],
  ["/myTips", "login required", "My Tips"],
  [details, "login required", tips.kale.title],
  [update, "login required", "Update a Tip"],
  ["/dashboard", "login required", `Welcome, ${member.name}`],
  ["/dashboard/shareTips", "login required", "Share a Tip"],
  ["/dashboard/myTips", "login required", "My Tips"],
  // The link "Forgot password?" leads here, to no page.
  ["/forget-password", "public", "Opps! Page Not Found"],
  ["/any/other/path", "public", "Opps! Page Not Found"],
] as const;

const rowsFor = (access: string) => routeTable.filter((row) => row[1] === access);

it("a visitor can open each public page", async () => {
  const { router, pathname } = await renderApp("/contactUs");
  for (const [address, , heading] of rowsFor("public")) {
    await act(() => router.navigate(address));
    await expectPage(heading);
    expect(pathname()).toBe(address);
  }
});

describe("at each page where a login is required", () => {
  it("a visitor is sent to the login page, without a call", async () => {
    const calls = recordBackendCalls();
    const { router, pathname } = await renderApp("/contactUs");
    for (const [address] of rowsFor("login required")) {
      await act(() => router.navigate(address));
      await waitFor(() => expect(router.state.location.state).toMatchObject({ from: address }));
      await expectLoginPage(pathname);
    }
    // The login page shows a tip whose address was shared.
    expect(lines(calls).filter((line) => line !== "GET /shareTips")).toEqual([]);
  });

  it("a member sees the page", async () => {
    const { router, pathname } = await renderApp("/contactUs", { isSignedIn: true });
    for (const [address, , heading] of rowsFor("login required")) {
      await act(() => router.navigate(address));
      await expectPage(heading);
      expect(pathname()).toBe(address);
    }
  });
});

it("a signed-in person without an email counts as signed out", async () => {
  const users = [{ localId: member.uid, displayName: member.name }];
  server.use(http.post(accountsUrl("lookup"), () => HttpResponse.json({ users })));
  await signIn(member.email, member.password);
  const { pathname } = await renderApp("/shareTips");
  await expectLoginPage(pathname);
});

describe("a spinner is shown", () => {
  it("at a protected page, which sends no call, while the sign-in is pending", async () => {
    const calls = recordBackendCalls();
    startAuth();
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, member.password);
    await renderApp("/myTips");
    const spinner = await screen.findByText("Checking your session…");
    expect(spinner.closest("[role=status]")).toBeVisible();
    expect(calls).toEqual([]);
    release();
    await isSignedIn;
    expect(await findHeading("My Tips")).toBeVisible();
  });

  // Deviates: Home, Explore and Browse show skeletons instead, so that nothing moves when their content arrives.
  it.each([
    [details, "Loading the tip…", `/shareTips/${tips.kale._id}`],
    [update, "Loading the tip…", `/shareTips/${tips.beans._id}`],
    ["/myTips", "Loading your tips…", "/myTips"],
  ])("at %s while its data load: '%s'", async (address, label, call) => {
    const release = delayCall("get", call);
    await renderApp(address, { isSignedIn: true });
    const spinner = await screen.findByText(label);
    expect(spinner.closest("[role=status]")).toBeVisible();
    expect(screen.queryByText("No Tips Added Yet")).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(spinner).not.toBeInTheDocument());
  });
});

/** The navbar's links, in order, and who sees them. */
const navbarLinks = [
  ["Home /", "everyone"],
  ["Explore Gardeners /explore", "everyone"],
  ["Browse Tips /browseTips", "everyone"],
  ["Dashboard /dashboard", "members"],
  ["About Us /aboutUs", "everyone"],
  ["Contact /contactUs", "everyone"],
  ["Login /login", "visitors"],
  ["Register /register", "visitors"],
] as const;

it("the navbar has the links for visitors, and for members", async () => {
  await openContact();
  for (const reader of ["visitors", "members"]) {
    if (reader === "members") await act(() => signIn(member.email, member.password));
    const navbar = within(screen.getByRole("navigation", { name: "Main" }));
    const links = navbar.getAllByRole("link");
    expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(
      navbarLinks.filter(([, who]) => who === "everyone" || who === reader).map(([link]) => link),
    );
  }
});
