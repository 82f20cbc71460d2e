import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { freezeClock } from "../support/clock";
import { delayProviderCall } from "../support/faults";
import { openContact, renderApp } from "../support/render-app";
import { register } from "../support/user-actions";

// As a test does that fails there. These run in this order.
it("a test may end while its registration is pending and its clock is frozen", async () => {
  freezeClock();
  const { user } = await renderApp("/register");
  delayProviderCall("signUp");
  await register(user);
  await screen.findByRole("button", { name: "Creating Account..." });
});

it("the next test begins without its member, its dialogs and its data", async () => {
  expect(Object.keys(localStorage)).toEqual([]);
  await openContact();
  expect(getAuthState()).toMatchObject({ user: null, loading: false });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
