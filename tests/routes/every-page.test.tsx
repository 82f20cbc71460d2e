import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { signIn } from "@/auth/auth-session";
import { memberPages, publicPages } from "@/lib/paths";
import { addressOf } from "../support/pages";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";

const pages = Object.values(memberPages);
const isTip = (page: (typeof pages)[number]) => page === memberPages.tipDetails;

it("at every page for members, a visitor is told on the login page what to sign in for, and finds the way back at home", async () => {
  const { router, pathname } = await renderApp("/login");
  const visits = [];
  for (const page of pages) {
    const from = addressOf(page, tips.beans._id);
    await act(() => router.navigate(from));
    await waitFor(() => expect(router.state.location).toMatchObject({ state: { from } }));
    expect(pathname()).toBe("/login");
    const reason = isTip(page) ? "Read on with a free account" : `Sign in to ${page.purpose}.`;
    expect(await screen.findByText(reason)).toBeVisible();
    visits.push({ page, from, state: router.state.location.state });
  }
  await act(() => signIn(member.email, member.password));
  await waitFor(() => expect(pathname()).toBe(publicPages.home.path));
  // The login page has passed on the state of its last visit. It would be the same for the others.
  expect(router.state.location).toMatchObject({ state: visits.at(-1)?.state });
  for (const { page, from, state } of visits) {
    await act(() => router.navigate(publicPages.home.path, { state }));
    const name = isTip(page) ? /^Read it now/ : page.resume;
    const link = await screen.findByRole("link", { name });
    expect(link).toHaveAttribute("href", from);
  }
});
