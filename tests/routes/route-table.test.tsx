import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { RouteObject } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { createRoutes } from "@/app/routes";
import { signIn } from "@/auth/auth-session";
import { PrivateRoute } from "@/auth/guards";
import { privatePaths, publicPaths } from "@/lib/paths";
import { accountsUrl } from "@/mocks/mocked-urls";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { mockExploreFile, serveExploreFile } from "../support/explore-file";
import { delayCall, delayProviderCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, server, tips } from "../support/server";
import { setInView } from "../support/view";

/** The spec's route table, with the first text of each page. */
const publicPages = [
  { address: "/", heading: "Sow & Tell, the gardening community" },
  { address: "/explore", heading: "Explore Gardeners" },
  { address: "/browseTips", heading: "Browse Tips" },
  { address: "/aboutUs", heading: "About Us" },
  { address: "/contactUs", heading: "Contact" },
  { address: "/register", heading: "Create your account" },
  { address: "/login", heading: "Welcome back" },
];

const privatePages = [
  { address: "/shareTips", heading: "Share a Tip" },
  { address: "/myTips", heading: "My Tips" },
  { address: `/tipsDetails/${tips.kale._id}`, heading: tips.kale.title },
  { address: `/updateTips/${tips.beans._id}`, heading: "Update a Tip" },
  { address: "/dashboard", heading: `Welcome, ${member.name}` },
  { address: "/dashboard/shareTips", heading: "Share a Tip" },
  { address: "/dashboard/myTips", heading: "My Tips" },
];

const notFound = "Opps! Page Not Found";

beforeEach(() => {
  serveExploreFile();
  // The home page's sections have tests of their own.
  setInView(() => false);
});

function findHeading(name: string) {
  return screen.findByRole("heading", { level: 1, name });
}

describe("a guest", () => {
  it.each(publicPages)("sees '$heading' at $address", async ({ address, heading }) => {
    const { pathname } = await renderApp(address);
    expect(await findHeading(heading)).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(pathname()).toBe(address);
  });

  it.each(privatePages)(
    "is sent from $address to the login page, and the backend is asked for nothing",
    async ({ address }) => {
      const calls = recordBackendCalls();
      const { pathname } = await renderApp(address);
      expect(await findHeading("Welcome back")).toBeVisible();
      expect(pathname()).toBe("/login");
      expect(lines(calls)).toEqual([]);
    },
  );

  it("is sent to the login page by a link as well", async () => {
    const calls = recordBackendCalls();
    const { user, pathname } = await renderApp("/aboutUs");
    await findHeading("About Us");
    const footer = within(await screen.findByRole("contentinfo"));
    await user.click(footer.getByRole("link", { name: "Dashboard" }));
    expect(await findHeading("Welcome back")).toBeVisible();
    expect(pathname()).toBe("/login");
    expect(lines(calls)).toEqual([]);
  });
});

describe("a member", () => {
  it.each(privatePages)("sees '$heading' at $address", async ({ address, heading }) => {
    const { pathname } = await renderApp(address, { isSignedIn: true });
    expect(await findHeading(heading)).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(pathname()).toBe(address);
  });
});

describe("someone signed in without an email", () => {
  it.each(["/shareTips", `/tipsDetails/${tips.kale._id}`, "/dashboard"])(
    "is sent from %s to the login page",
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
    "/forget-password",
    "/nowhere",
    "/explore/7",
    "/tipsDetails",
    "/updateTips",
    "/dashboard/nowhere",
  ])("is not found: %s", async (address) => {
    await renderApp(address);
    expect(await findHeading(notFound)).toBeVisible();
  });

  it("leads home", async () => {
    const { user, pathname } = await renderApp("/nowhere");
    await findHeading(notFound);
    await user.click(screen.getByRole("link", { name: "Back To Home" }));
    await findHeading("Sow & Tell, the gardening community");
    expect(pathname()).toBe("/");
  });

  it("is not found either where it cannot be decoded", async () => {
    expectConsole(/malformed URL segment/);
    await renderApp("/%E0%A4%A");
    expect(await findHeading(notFound)).toBeVisible();
  });

  it("is not found for a member either", async () => {
    await renderApp("/dashboard/nowhere", { isSignedIn: true });
    expect(await findHeading(notFound)).toBeVisible();
  });
});

describe("a spinner", () => {
  it("is shown while a page's code loads", async () => {
    await renderApp("/aboutUs");
    expect(screen.getByText("Loading the page…").parentElement).toHaveRole("status");
    await findHeading("About Us");
    expect(screen.queryByText("Loading the page…")).not.toBeInTheDocument();
  });

  it.each([
    { address: "/browseTips", path: "/shareTips", words: "Loading the tips…" },
    {
      address: `/tipsDetails/${tips.kale._id}`,
      path: `/shareTips/${tips.kale._id}`,
      words: "Loading the tip…",
    },
    {
      address: `/updateTips/${tips.beans._id}`,
      path: `/shareTips/${tips.beans._id}`,
      words: "Loading the tip…",
    },
    { address: "/myTips", path: "/myTips", words: "Loading your tips…" },
  ])("is shown at $address while its tips load", async ({ address, path, words }) => {
    const release = delayCall("get", path);
    await renderApp(address, { isSignedIn: true });
    const spinner = await screen.findByText(words);
    expect(spinner.closest("[role=status]")).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  it("is shown at /explore while the gardeners load", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    mockExploreFile(() => isReleased.then(() => HttpResponse.json([{ name: "Ida Holm" }])));
    await renderApp("/explore");
    const spinner = await screen.findByText("Loading the gardeners…");
    expect(spinner.closest("[role=status]")).toBeVisible();
    release();
    await waitFor(() => expect(screen.getByText("Ida Holm")).toBeVisible());
  });

  it.each(["/shareTips", "/dashboard/shareTips"])(
    "is shown at %s until the session is known",
    async (address) => {
      const release = delayProviderCall("signInWithPassword");
      const isSignedIn = signIn(member.email, member.password);
      await renderApp(address);
      const spinner = await screen.findByText("Checking your session…");
      expect(spinner.closest("[role=status]")).toBeVisible();
      release();
      await isSignedIn;
      await waitFor(() =>
        expect(screen.queryByText("Checking your session…")).not.toBeInTheDocument(),
      );
      expect(screen.queryByRole("heading", { name: "Welcome back" })).not.toBeInTheDocument();
    },
  );

  it.each([`/tipsDetails/${tips.kale._id}`, "/myTips", "/dashboard/myTips", "/dashboard"])(
    "is shown at %s, whose data wait for the session",
    async (address) => {
      const calls = recordBackendCalls();
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

  it("gives way to the login page when no one is signed in", async () => {
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, "Wrong!pass1").catch(() => null);
    await renderApp("/shareTips");
    await screen.findByText("Checking your session…");
    release();
    await isSignedIn;
    expect(await findHeading("Welcome back")).toBeVisible();
  });
});

describe("the table of addresses, from which hosts, worker and prerendering know the pages", () => {
  /** The patterns of the pages below some routes, with whether the guard protects them. */
  function pagesOf(routes: RouteObject[], above = { pattern: "", isPrivate: false }): Page[] {
    return routes.flatMap(({ path, Component, children }) => {
      const page = {
        pattern: path ?? above.pattern,
        isPrivate: above.isPrivate || Component === PrivateRoute,
      };
      return children === undefined ? [page] : pagesOf(children, page);
    });
  }
  type Page = { pattern: string; isPrivate: boolean };
  const pages = pagesOf(createRoutes());
  const patternsOf = (found: Page[]) => found.map(({ pattern }) => pattern).toSorted();

  it("has every page behind the guard as a private one", () => {
    const isPrivate = pages.filter((page) => page.isPrivate);
    expect(patternsOf(isPrivate)).toEqual(Object.values(privatePaths).toSorted());
  });

  it("has every other page as a public one, but for what is not found", () => {
    const isPublic = pages.filter((page) => !page.isPrivate && page.pattern !== "*");
    expect(patternsOf(isPublic)).toEqual(Object.values(publicPaths).toSorted());
  });
});
