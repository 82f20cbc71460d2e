import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { memberPages, publicPages } from "@/lib/paths";
import { addressOf } from "../support/pages";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { expectLoginPage, logIn } from "../support/user-actions";

/** From the login page, which shows a tip whose address was shared, home names it. */
const toTip = `Continue to ${tips.beans.title}`;

it.each(Object.values(memberPages))(
  "at $path, a visitor is told on the login page what to sign in for, and finds the way back",
  async (page) => {
    const path = addressOf(page, tips.beans._id);
    const { user, pathname } = await renderApp(path);
    await expectLoginPage(pathname);
    expect(await screen.findByText(`Sign in to ${page.purpose}.`)).toBeVisible();
    await logIn(user);
    const name = new RegExp(`^(${page.resume}|${toTip})$`);
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", path);
    expect(pathname()).toBe(publicPages.home.path);
  },
);
