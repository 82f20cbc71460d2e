import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import { demo } from "@/auth/demo";
import { soon } from "./soon";

/** What people do on forms, in fewer words. */

/** Puts a text in a field, in the place of what was there. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = await soon(() => screen.queryByLabelText(label));
  await user.clear(field);
  await user.click(field);
  if (text !== "") await user.paste(text);
}

/** Presses a button, once it is there. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await soon(() => screen.queryByRole("button", { name })));
}

/** Leaves the page by the navbar, for a page that asks no server for anything. */
export async function goElsewhere(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("link", { name: "About Us" }));
  await soon(() => screen.queryByRole("heading", { name: "About Us", level: 1 }));
}

/** Somebody with a Google account, as Google describes them in an ID token. */
export const googleClaims = {
  sub: "google-4711",
  email: "linnea@example.com",
  email_verified: true,
  name: "Linnea Berg",
};

/** Stands in for Google's window until the end of the test. */
export function plugInGoogle(choose: () => Promise<string>): void {
  demo.chooseGoogleAccount = choose;
  onTestFinished(() => {
    demo.chooseGoogleAccount = null;
  });
}

/** Somebody picks their account in Google's window. */
export function chooseGoogleAccount(claims: Partial<typeof googleClaims> = googleClaims): void {
  plugInGoogle(async () => JSON.stringify(claims));
}
