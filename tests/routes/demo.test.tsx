import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { Demo } from "@/mocks/demo";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { press } from "../support/user-actions";

async function openAccountChooser() {
  const app = await renderApp("/login", { demo: <Demo onReset={() => {}} /> });
  await press(app.user, "Sign in with Google");
  const dialog = await screen.findByRole("dialog", { name: "Choose a demo account" });
  return { ...app, dialog };
}

it("a choice of demo accounts replaces Google's popup", async () => {
  const { user, dialog } = await openAccountChooser();
  await user.click(within(dialog).getByRole("button", { name: /^Amara Nwosu/ }));
  await screen.findByText("Login Successful");
  expect(getAuthState().user?.email).toBe("amara.nwosu@example.org");
  expect(dialog).not.toBeInTheDocument();
});

it("closing the choice of demo accounts makes the sign-in fail, and returns the focus", async () => {
  const { user } = await openAccountChooser();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByText("Google login failed")).toBeVisible());
  expect(screen.getByRole("button", { name: "Sign in with Google" })).toHaveFocus();
});

it("the demo's reset asks for confirmation, then restores the data and signs out", async () => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  const handleReset = vi.fn();
  const { user } = await renderApp(quietPage, {
    isSignedIn: true,
    demo: <Demo onReset={handleReset} />,
  });
  const reset = within(await screen.findByRole("complementary", { name: "Demo" }));
  await user.click(reset.getByRole("button", { name: "Reset" }));
  const question = await screen.findByRole("dialog", { name: "Reset the demo?" });
  expect(handleReset).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "Reset" }));
  await act(() => vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/")));
  expect(handleReset).toHaveBeenCalledOnce();
  expect(getAuthState().user).toBeNull();
});

it("the demo says what works without a connection", async () => {
  await renderApp(quietPage, { demo: <Demo onReset={() => {}} /> });
  await screen.findByRole("complementary", { name: "Demo" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  const notice = await screen.findByText(/^You are offline\./);
  expect(notice).toHaveTextContent(
    "You are offline. In this demo, sharing still works; a reload or a new page does not.",
  );
});
