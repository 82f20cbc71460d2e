import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { prefetchOnApproach } from "@/app/prefetch";
import { lines, recordBackendCalls } from "../support/calls";
import { breakCall, faults, restoreBackend } from "../support/faults";
import { renderApp } from "../support/render-app";

let stop = () => {};

afterEach(() => stop());

async function openContact() {
  const app = await renderApp("/contactUs");
  await screen.findByRole("heading", { level: 1, name: "Contact" });
  const calls = recordBackendCalls();
  stop = prefetchOnApproach(app.routes);
  return { ...app, calls: () => lines(calls) };
}

const browseLink = () => screen.getByRole("link", { name: "Browse Tips" });

describe("a link that someone approaches", () => {
  it.each(["hovers over", "focuses", "touches"])(
    "has its page's data fetched once when they %s it, and the click shows it without asking again",
    async (way) => {
      const { user, calls } = await openContact();
      if (way === "hovers over") await user.hover(browseLink());
      if (way === "focuses") act(() => browseLink().focus());
      if (way === "touches") browseLink().dispatchEvent(new Event("touchstart", { bubbles: true }));
      await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
      await user.click(browseLink());
      await waitFor(() => expect(screen.getByText(/^Showing/)).toBeVisible());
      expect(calls()).toEqual(["GET /shareTips"]);
    },
  );

  it("leaves a page of a member's alone for a visitor: the backend is asked for nothing", async () => {
    const { calls, user } = await openContact();
    const footerLink = screen.getByRole("link", { name: "Dashboard" });
    act(() => footerLink.focus());
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
    // Nor is it what the visitor signs in for.
    await user.click(screen.getByRole("link", { name: "Login" }));
    await waitFor(() =>
      expect(screen.getByText("Sign in to share tips and keep your own.")).toBeVisible(),
    );
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "is not prefetched with %o",
    async (connection) => {
      Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
      onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
      const { user, calls } = await openContact();
      act(() => browseLink().focus());
      await user.click(browseLink());
      await waitFor(() => expect(screen.getByText(/^Showing/)).toBeVisible());
      expect(calls()).toEqual(["GET /shareTips"]);
    },
  );

  it("elsewhere on the web is left alone, and so is the page that is open", async () => {
    const { calls } = await openContact();
    act(() => screen.getByRole("link", { name: /Instagram/ }).focus());
    act(() => screen.getByRole("link", { name: "Contact" }).focus());
    act(() => screen.getByRole("main").focus());
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
  });

  it("is not prefetched while the open page shows a failure, which stays, with its button", async () => {
    breakCall("get", "/shareTips", faults.status);
    const app = await renderApp("/browseTips", { isSignedIn: true });
    const retry = await screen.findByRole("button", { name: "Try again" });
    const calls = recordBackendCalls();
    stop = prefetchOnApproach(app.routes);
    restoreBackend();
    act(() => screen.getAllByRole("link", { name: "Dashboard" })[0]?.focus());
    expect(retry).toBeVisible();
    await app.user.click(retry);
    expect(await screen.findByText(/^Showing/)).toBeVisible();
    expect(lines(calls)).toEqual(["GET /shareTips"]);
  });

  it("says nothing when it cannot be prefetched; following it asks again", async () => {
    const { user, calls } = await openContact();
    breakCall("get", "/shareTips", faults.status);
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toHaveLength(1));
    restoreBackend();
    await user.click(browseLink());
    await waitFor(() => expect(screen.getByText(/^Showing/)).toBeVisible());
    expect(calls()).toHaveLength(2);
  });
});
