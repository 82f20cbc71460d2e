/** @file What is true of every page in the tables of `lib/paths.ts`. */

import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn, startAuth } from "@/auth/auth-session";
import { memberPages, notFoundPage, publicPages } from "@/lib/paths";
import { lines, recordBackendCalls } from "../support/calls";
import { serveExploreFile } from "../support/explore-file";
import { delayProviderCall } from "../support/faults";
import { addressOf } from "../support/pages";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { expectLoginPage, logIn } from "../support/user-actions";
import { setInView } from "../support/view";

beforeEach(() => {
  serveExploreFile();
  setInView(() => false);
});

const publicRows = [...Object.values(publicPages), { ...notFoundPage, path: "/no/such/bed" }];
const memberRows = Object.values(memberPages).map((page) => ({
  ...page,
  path: addressOf(page, tips.beans._id),
}));

/** From it, the login page shows a tip whose address was shared, and home names it. */
const publicList = "GET /shareTips";
const toTip = `Continue to ${tips.beans.title}`;

async function expectPage(path: string, pathname: () => string) {
  // `getByRole` fails if there are two. A page may replace its heading when its data arrive.
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeVisible());
  expect(document.title).toMatch(/^\S.* · Sow & Tell$|^Sow & Tell: \S/);
  expect(pathname()).toBe(path);
}

it.each(publicRows)("at $path, a visitor sees one heading and a title", async ({ path }) => {
  const { pathname } = await renderApp(path);
  await expectPage(path, pathname);
});

describe.each(memberRows)("at $path", ({ path, purpose, resume }) => {
  it("a member sees one heading and a title", async () => {
    const { pathname } = await renderApp(path, { isSignedIn: true });
    await expectPage(path, pathname);
  });

  it("a visitor is told on the login page what to sign in for, and finds the way back", async () => {
    const calls = recordBackendCalls();
    const { user, pathname } = await renderApp(path);
    await expectLoginPage(pathname);
    expect(await screen.findByText(`Sign in to ${purpose}.`)).toBeVisible();
    expect(lines(calls).filter((line) => line !== publicList)).toEqual([]);
    await logIn(user);
    const link = await screen.findByRole("link", { name: new RegExp(`^(${resume}|${toTip})$`) });
    expect(link).toHaveAttribute("href", path);
    expect(pathname()).toBe(publicPages.home.path);
  });

  it("a spinner is shown, and no call sent, until the session is known", async () => {
    const calls = recordBackendCalls();
    // A worker's first call resets `loading`, which the sign-in sets, so `renderApp` must not make it.
    startAuth();
    const release = delayProviderCall("signInWithPassword");
    const isSignedIn = signIn(member.email, member.password);
    const { pathname } = await renderApp(path);
    expect(screen.getByRole("status")).toHaveTextContent("Loading the page…");
    const spinner = await screen.findByText("Checking your session…");
    expect(spinner.closest("[role=status]")).toBeVisible();
    expect(lines(calls)).toEqual([]);
    release();
    await isSignedIn;
    await expectPage(path, pathname);
  });
});
