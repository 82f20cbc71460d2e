import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getAuthState } from "@/auth/auth-session";
import { type SessionName, setConditions, sunnyDay } from "@/mocks/conditions";
import { Demo } from "@/mocks/demo";
import { openSession as openDemoSession } from "@/mocks/open-session";
import { demoSeed } from "@/mocks/seed/demo-seed";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { db, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { press } from "../support/user-actions";

const openSession = (name: SessionName) => openDemoSession(name, { provider: db, community: db });

const demo = <Demo onReset={() => {}} openSession={openSession} />;

afterEach(() => setConditions(sunnyDay));

async function openAccountChooser() {
  const app = await renderApp("/login", { demo });
  await press(app.user, "Sign in with Google");
  const dialog = await screen.findByRole("dialog", { name: "Choose a demo account" });
  return { ...app, dialog };
}

it("a choice of demo accounts replaces Google's popup", async () => {
  const { user, dialog } = await openAccountChooser();
  await user.click(within(dialog).getByRole("button", { name: /^Amara Nwosu/ }));
  await screen.findByText(specWords.googleLogin);
  expect(getAuthState().user?.email).toBe("amara.nwosu@example.org");
  expect(dialog).not.toBeInTheDocument();
});

it("closing the choice of demo accounts makes the sign-in fail, and returns the focus", async () => {
  const { user } = await openAccountChooser();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByText(specWords.googleLoginFailed)).toBeVisible());
  expect(screen.getByRole("button", { name: "Sign in with Google" })).toHaveFocus();
});

it("the demo's reset asks for confirmation, then restores the data and signs out", async () => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  const handleReset = vi.fn();
  const { user } = await renderApp(quietPage, {
    isSignedIn: true,
    demo: <Demo onReset={handleReset} openSession={openSession} />,
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
  await renderApp(quietPage, { demo });
  await screen.findByRole("complementary", { name: "Demo" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  const notice = await screen.findByText(/^You are offline\./);
  expect(notice).toHaveTextContent(
    "You are offline. In this demo, sharing still works; a reload or a new page does not.",
  );
});

describe("the demo's conditions", () => {
  beforeEach(() => db.update(({ accounts }) => void accounts.push(...demoSeed(String).accounts)));

  /** Opens a page and, on it, the panel. */
  async function openPanel(address = "/browseTips") {
    const app = await renderApp(address, { demo });
    await press(app.user, "Conditions");
    const panel = within(await screen.findByRole("dialog", { name: "Conditions" }));
    const choose = (label: string, option: string) =>
      app.user.selectOptions(panel.getByLabelText(label), option);
    return { ...app, panel, choose };
  }

  it("work at once, can be shared as a link, and end with Reset", async () => {
    const { user, panel, choose } = await openPanel();
    await screen.findByRole("article", { name: tips.kale.title, hidden: true });
    await choose("Backend", "Down: status 500");
    // Unlike here, nothing is persisted in the demo.
    const failed = /We couldn’t load the tips|Saved copy/;
    const main = screen.getByRole("main", { hidden: true });
    await waitFor(() => expect(main).toHaveTextContent(failed));
    await choose("Writes", "Refused: status 400");
    expect(panel.getByRole("link", { name: /\?demo=down,refused,visitor$/ })).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(main).not.toHaveTextContent(failed));
    await screen.findByRole("article", { name: tips.kale.title, hidden: true });
    expect(panel.getByLabelText("Backend")).toHaveDisplayValue("Awake");
  });

  it("sign in a member with many tips and a newcomer without any, and sign out", async () => {
    const { choose, panel } = await openPanel("/aboutUs");
    for (const [option, name, count] of [
      ["Member with 60 tips", "Fern Holloway", 60],
      ["Newcomer", "Wren Marsh", 0],
    ] as const) {
      await choose("Session", option);
      await waitFor(() => expect(getAuthState().user?.displayName).toBe(name));
      const { email } = getAuthState().user ?? {};
      expect(db.read().tips.filter((tip) => tip.email === email)).toHaveLength(count);
      await waitFor(() => expect(panel.getByLabelText("Session")).toBeEnabled());
      expect(panel.getByLabelText("Session")).toHaveDisplayValue(option);
    }
    await choose("Session", "Visitor");
    await waitFor(() => expect(getAuthState().user).toBeNull());
    expect(db.read().tips).toHaveLength(Object.keys(tips).length);
  });

  it("end a member's session, which the provider then refuses", async () => {
    const reload = vi.spyOn(window.location, "reload").mockReturnValue();
    const { choose } = await openPanel("/aboutUs");
    await choose("Session", "Ended by the provider");
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const { validSince = 0 } = db.read().accounts.at(-1) ?? {};
    expect(validSince * 1000).toBeGreaterThan(Date.now());
  });

  it("block Google's window, as browsers do", async () => {
    setConditions({ ...sunnyDay, signIn: "blocked" });
    const { user } = await renderApp("/login", { demo });
    await press(user, "Sign in with Google");
    await screen.findByText(
      "Your browser blocked the sign-in window. Allow pop-ups for this site.",
    );
  });
});
