import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, vi } from "vitest";
import { demo } from "@/auth/demo";
import { tipFields } from "@/features/tips/tip-fields";
import { FOCUS_RETURN_MS, passTime } from "./clock";
import { leeks, requiredFields } from "./drafts";
import { member } from "./server";
import { specWords } from "./spec-words";

export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== "") await user.paste(text);
}

/** Fills in several fields. @param fields the texts by label */
export async function fillAll(user: UserEvent, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
}

/** Fills in what the form for a new tip requires. */
export async function fillInTip(user: UserEvent): Promise<void> {
  for (const name of requiredFields) await fill(user, tipFields[name].label, leeks[name]);
}

export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
}

/** Fills in the form for a new tip, and submits it. */
export async function shareTip(user: UserEvent): Promise<void> {
  await fillInTip(user);
  await press(user, "Share Tip");
}

/** What a newcomer types, by the fields' labels. */
export const newcomer = {
  Name: "Ola Nordmann",
  Email: "ola@example.org",
  "Photo URL": "https://example.org/ola.jpg",
  Password: "Marigold!7",
};

/** Fills in the registration form, and submits it. @param fields what is typed otherwise or besides, by label */
export async function register(
  user: UserEvent,
  fields: Record<string, string> = {},
): Promise<void> {
  await fillAll(user, { ...newcomer, ...fields });
  await press(user, "Create Account");
}

/** Deletes a tip in the list of the member's tips, and confirms it. */
export async function deleteTip(user: UserEvent, title: string): Promise<void> {
  await press(user, `Delete ${title}`);
  await press(user, specWords.yesDelete);
}

/** Expects the dialog of a failed write, with this reason, and closes it. */
export async function closeOops(user: UserEvent, reason: string): Promise<void> {
  expect(await screen.findByRole("dialog", { name: specWords.oops })).toHaveTextContent(reason);
  await press(user, "OK");
  if (vi.isFakeTimers()) await passTime(FOCUS_RETURN_MS);
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
}

/** Fills in the login form for the tests' member, and submits it. */
export async function logIn(user: UserEvent, password: string = member.password): Promise<void> {
  await fill(user, "Email", member.email);
  await fill(user, "Password", password);
  await press(user, "Sign In");
}

/** Logs out through the account menu. */
export async function logOut(user: UserEvent): Promise<void> {
  await press(user, member.name);
  await press(user, "Logout");
  await screen.findByRole("dialog", { name: specWords.loggedOut });
}

export async function expectLoginPage(pathname: () => string): Promise<void> {
  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(pathname()).toBe("/login");
}

/** Leaves the page through the navbar, to a page that sends no call. */
export async function leavePage(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("link", { name: "About Us" }));
  await screen.findByRole("heading", { name: "About Us", level: 1 });
}

/** The claims in the ID token of a person who signs in with Google. */
export const googleClaims = {
  sub: "google-4711",
  email: "linnea@example.com",
  email_verified: true,
  name: "Linnea Berg",
};

export function mockGooglePopup(choose: () => Promise<string>): void {
  demo.chooseAccount = choose;
  onTestFinished(() => {
    demo.chooseAccount = null;
  });
}

export function chooseGoogleAccount(claims: Partial<typeof googleClaims> = googleClaims): void {
  mockGooglePopup(async () => JSON.stringify(claims));
}
