import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { RouteObject } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { routes } from "@/app/routes";
import { signIn, startAuth } from "@/auth/auth-session";
import { PrivateRoute } from "@/auth/guards";
import { privatePaths, publicPaths } from "@/lib/paths";
import { accountsUrl } from "@/mocks/mocked-urls";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { serveExploreFile } from "../support/explore-file";
import { delayProviderCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, server, tips } from "../support/server";
import { setInView } from "../support/view";

const { kale, beans } = tips;

/** The spec's route table, with the heading and the title of each page. */
const publicPages = [
  ["/", "Sow & Tell, the gardening community", "Sow & Tell: a community of gardeners"],
  ["/explore", "Explore Gardeners", "Explore Gardeners · Sow & Tell"],
  ["/browseTips", "Browse Tips", "Browse Tips · Sow & Tell"],
  ["/aboutUs", "About Us", "About Us · Sow & Tell"],
  ["/contactUs", "Contact", "Contact · Sow & Tell"],
  ["/register", "Create your account", "Register · Sow & Tell"],
  ["/login", "Welcome back", "Login · Sow & Tell"],
] as const;

const privatePages = [
  ["/shareTips", "Share a Tip", "Share a Tip · Sow & Tell"],
  ["/myTips", "My Tips", "My Tips · Sow & Tell"],
  [`/tipsDetails/${kale._id}`, kale.title, `${kale.title} · Sow & Tell`],
  [`/updateTips/${beans._id}`, "Update a Tip", "Update a Tip · Sow & Tell"],
  ["/dashboard", `Welcome, ${member.name}`, "Dashboard · Sow & Tell"],
  ["/dashboard/shareTips", "Share a Tip", "Share a Tip · Sow & Tell"],
  ["/dashboard/myTips", "My Tips", "My Tips · Sow & Tell"],
] as const;

const notFound = "Opps! Page Not Found";

beforeEach(() => {
  serveExploreFile();
  setInView(() => false);
});

function findHeading(name: string) {
  return screen.findByRole("heading", { level: 1, name });
}

async function expectPage(address: string, isSignedIn: boolean, heading: string, title: string) {
  const { pathname } = await renderApp(address, { isSignedIn });
  expect(await findHeading(heading)).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(title);
  expect(pathname()).toBe(address);
}

it.each(publicPages)("at %s, a visitor sees the page '%s'", async (address, heading, title) => {
  await expectPage(address, false, heading, title);
});

describe("a member", () => {
  it.each(privatePages)("at %s sees the page '%s'", async (address, heading, title) => {
    await expectPage(address, true, heading, title);
  });

  it.each(["/shareTips", `/tipsDetails/${kale._id}`])(
    "without an email is redirected from %s to the login page",
    async (address) => {
      server.use(
        http.post(accountsUrl("lookup"), () =>
          HttpResponse.json({ users: [{ localId: member.uid, displayName: member.name }] }),
        ),
      );
      await signIn(member.email, member.password);
      const calls = recordBackendCalls();
      const { pathname } = await renderApp(address);
      expect(await findHeading("Welcome back")).toBeVisible();
      expect(pathname()).toBe("/login");
      expect(lines(calls)).toEqual([]);
    },
  );
});

describe("any other path", () => {
  it.each([
    ["/forget-password", false],
    ["/tipsDetails", false],
    ["/dashboard/nowhere", false],
    ["/dashboard/nowhere", true],
  ])("is not found: %s, signed in: %s", async (address, isSignedIn) => {
    await expectPage(address, isSignedIn, notFound, "Page Not Found · Sow & Tell");
  });

  it("is not found if it cannot be decoded, and links to home", async () => {
    expectConsole(/malformed URL segment/);
    const { user, pathname } = await renderApp("/%E0%A4%A");
    expect(await findHeading(notFound)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Back To Home" }));
    await findHeading("Sow & Tell, the gardening community");
    expect(pathname()).toBe("/");
  });
});

describe("a spinner", () => {
  it.each([
    { outcome: "the page", password: member.password, heading: "Share a Tip" },
    { outcome: "the login page", password: "Wrong!pass1", heading: "Welcome back" },
  ])("is shown until the session is known, and then $outcome", async ({ password, heading }) => {
    // A worker's first call resets `loading`, which the sign-in sets, so `renderApp` must not make it.
    startAuth();
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, password).catch(() => null);
    await renderApp("/shareTips");
    const spinner = await screen.findByText("Checking your session…");
    expect(spinner.closest("[role=status]")).toBeVisible();
    release();
    await isSignedIn;
    expect(await findHeading(heading)).toBeVisible();
    expect(screen.queryByText("Checking your session…")).not.toBeInTheDocument();
  });

  it.each([`/tipsDetails/${kale._id}`, "/myTips", "/dashboard"])(
    "is shown at %s, which sends no call until the session is known",
    async (address) => {
      const calls = recordBackendCalls();
      startAuth();
      const release = delayProviderCall("signInWithPassword");
      const isSignedIn = signIn(member.email, member.password);
      await renderApp(address);
      expect(screen.getByText("Loading the page…").parentElement).toHaveRole("status");
      expect(lines(calls)).toEqual([]);
      release();
      await isSignedIn;
      await waitFor(() => expect(lines(calls)).not.toEqual([]));
    },
  );
});

type Page = { pattern: string; isPrivate: boolean };

/** The pattern of each page, and whether the guard protects it. */
function pagesOf(routes: RouteObject[], above: Page = { pattern: "", isPrivate: false }): Page[] {
  return routes.flatMap(({ path, Component, children }) => {
    const page = {
      pattern: path ?? above.pattern,
      isPrivate: above.isPrivate || Component === PrivateRoute,
    };
    return children === undefined ? [page] : pagesOf(children, page);
  });
}

it.each([
  { kind: "private", isPrivate: true, paths: Object.values(privatePaths) },
  { kind: "public", isPrivate: false, paths: [...Object.values(publicPaths), "*"] },
])(
  "the list of paths for hosting, service worker and prerendering has exactly the $kind pages",
  ({ isPrivate, paths }) => {
    const pages = pagesOf(routes).filter((page) => page.isPrivate === isPrivate);
    expect(pages.map(({ pattern }) => pattern).toSorted()).toEqual(paths.toSorted());
  },
);
