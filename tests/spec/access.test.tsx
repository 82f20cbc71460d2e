/** @file Who may open which page: the spec's route table (section 2), roles (6) and navigation. */

import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { getAuthState, signIn, signInWithProvider, startAuth } from "@/auth/auth-session";
import { accountsUrl } from "@/mocks/mocked-urls";
import { lines, recordBackendCalls } from "../support/calls";
import { delayExploreFile, serveExploreFile } from "../support/explore-file";
import { delayCall, delayProviderCall } from "../support/faults";
import { openContact, renderApp } from "../support/render-app";
import { changeAccount, member, server, tips } from "../support/server";
import { chooseGoogleAccount, expectLoginPage, googleClaims } from "../support/user-actions";

const details = `/tipsDetails/${tips.kale._id}`;
const update = `/updateTips/${tips.beans._id}`;

beforeEach(() => {
  serveExploreFile();
});

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** Besides its heading, a page has no other of the first level, and a title. */
async function expectPage(heading: string) {
  // The heading of a page that is loading is replaced by that of its content.
  await waitFor(() => {
    const headings = screen.getAllByRole("heading", { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([heading]);
    for (const shown of headings) expect(shown).toBeVisible();
  });
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

  const photoURL = "https://example.org/rowan.jpg";

  /** There are no roles, and no page asks whose tip it shows: whoever is signed in may open all of them. */
  const accounts = [
    {
      method: "by email",
      user: { uid: member.uid, email: member.email, displayName: member.name, photoURL },
      enter: () => signIn(member.email, member.password),
    },
    {
      method: "with Google",
      user: {
        uid: expect.any(String),
        email: googleClaims.email,
        displayName: googleClaims.name,
        photoURL: null,
      },
      enter: () => {
        chooseGoogleAccount();
        return signInWithProvider("google.com");
      },
    },
  ];

  it.each(accounts)("a person who has signed in $method sees the page", async ({ user, enter }) => {
    changeAccount({ photoUrl: photoURL });
    await enter();
    expect(getAuthState().user).toStrictEqual(user);
    const { router, pathname } = await renderApp("/contactUs");
    for (const [address, , heading] of rowsFor("login required")) {
      await act(() => router.navigate(address));
      await expectPage(heading.replace(member.name, user.displayName));
      expect(pathname()).toBe(address);
    }
  });
});

/** The pages in the dashboard, and the same screens outside it. */
const sameScreens = [
  ["/dashboard/shareTips", "/shareTips", "Hidden: Only visible to you"],
  ["/dashboard/myTips", "/myTips", tips.beans.title],
] as const;

it.each(sameScreens)("%s has the same screen as %s", async (inside, outside, text) => {
  const { router } = await renderApp("/contactUs", { isSignedIn: true });
  const screens: (string | null)[] = [];
  for (const address of [inside, outside]) {
    await act(() => router.navigate(address));
    expect(await screen.findByText(text)).toBeVisible();
    screens.push(screen.getByRole("main").textContent);
  }
  expect(screens[0]).toBe(screens[1]);
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
    expectSpinner(await screen.findByText("Checking your session…"));
    expect(calls).toEqual([]);
    release();
    await isSignedIn;
    expect(await findHeading("My Tips")).toBeVisible();
  });

  // Deviates: Home, Explore, Browse and the dashboard show it with skeletons, so that nothing moves when their content
  // arrives.
  it.each([
    ["/", "Loading the gardeners…", "/gardeners"],
    ["/", "Loading the tips…", "/tips"],
    ["/explore", "Loading the gardeners…", null],
    ["/browseTips", "Loading the tips…", "/shareTips"],
    [details, "Loading the tip…", `/shareTips/${tips.kale._id}`],
    [update, "Loading the tip…", `/shareTips/${tips.beans._id}`],
    ["/myTips", "Loading your tips…", "/myTips"],
    ["/dashboard", "Loading your latest tips", "/myTips"],
    ["/dashboard", "Loading", "/dashboard/totalLikes"],
  ])("at %s while its data load: '%s'", async (address, label, call) => {
    const release = call === null ? delayExploreFile() : delayCall("get", call);
    await renderApp(address, { isSignedIn: true });
    const text = await screen.findByText(label);
    expectSpinner(text);
    expect(screen.queryByText("No Tips Added Yet")).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(text).not.toBeInTheDocument());
  });
});

/** The text is announced, and the spinner, which daisyUI's class draws, is beside it. */
function expectSpinner(text: HTMLElement) {
  const status = text.closest("[role=status]");
  expect(status).toBeVisible();
  expect(status?.querySelector(".loading")).toBeVisible();
}

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

// Deviates: on pages other than home and Browse, whose top element is the season's line, it is the link to the content.
it("a page has a top element, the navbar, its content and the footer, in this order", async () => {
  await renderApp("/browseTips");
  const parts = [
    await screen.findByRole("complementary"),
    screen.getByRole("navigation", { name: "Main" }),
    screen.getByRole("main"),
    await screen.findByRole("contentinfo"),
  ];
  for (const [index, part] of parts.slice(1).entries()) {
    const order = parts[index]?.compareDocumentPosition(part);
    expect(order, `part ${index}`).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(part).toBeVisible();
  }
  expect(parts[0]).not.toBeEmptyDOMElement();
});

it("a member's photo is in the navbar, and opens a menu with Logout", async () => {
  const photoUrl = "https://example.org/rowan.jpg";
  changeAccount({ photoUrl });
  const { user } = await openContact({ isSignedIn: true });
  const button = await screen.findByRole("button", { name: member.name });
  expect(within(button).getByRole("presentation")).toHaveAttribute("src", photoUrl);
  await user.click(button);
  expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();
});
