import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { prefetchOnApproach } from "@/app/prefetch";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { defineTemporarily } from "../support/define-temporarily";
import { breakCall, faults, restoreBackend } from "../support/faults";
import { openContact, renderApp } from "../support/render-app";
import { press } from "../support/user-actions";

let stop = () => {};

afterEach(() => {
  stop();
  window.history.replaceState(null, "", "/");
});

async function openPage({ isSignedIn = false } = {}) {
  const app = await openContact({ isSignedIn });
  const calls = recordBackendCalls();
  stop = prefetchOnApproach(app.routes);
  return { ...app, calls: () => lines(calls) };
}

const browseLink = () => screen.getByRole("link", { name: "Browse Tips" });

const touch = (element: Element, type: string) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));

describe("prefetching a link's page", () => {
  it.each<[string, (user: UserEvent) => unknown]>([
    ["pointer", (user) => user.hover(browseLink())],
    ["focus", () => act(() => browseLink().focus())],
    ["finger", () => touch(browseLink(), "pointerover")],
  ])("fetches its data once when the %s reaches it; a click fetches no more", async (_, reach) => {
    const { user, calls } = await openPage();
    await reach(user);
    await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
    await user.click(browseLink());
    await waitFor(() => expect(screen.getByText(/^Showing/)).toBeVisible());
    expect(calls()).toEqual(["GET /shareTips"]);
  });

  it("does not happen for a finger that scrolls", async () => {
    await freezeClock();
    const { calls } = await openPage();
    touch(browseLink(), "pointerover");
    touch(document.body, "pointercancel");
    await passTime(150);
    expect(calls()).toEqual([]);
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
  });

  it("fetches a member's own data from a link to My Tips", async () => {
    const { calls, user } = await openPage({ isSignedIn: true });
    await press(user, "Rowan Hart");
    await user.hover(screen.getByRole("link", { name: "My Tips" }));
    await waitFor(() => expect(calls()).toEqual([expect.stringMatching(/^GET \/myTips/)]));
  });

  it("fetches nothing for a visitor from a link to a member's page, and does not count as a reason to sign in", async () => {
    const { calls, user } = await openPage();
    const footerLink = screen.getByRole("link", { name: "Dashboard" });
    act(() => footerLink.focus());
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
    await user.click(screen.getByRole("link", { name: "Login" }));
    await waitFor(() =>
      expect(screen.getByText("Sign in to share tips and keep your own.")).toBeVisible(),
    );
  });

  it.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
    "does not happen on a connection with %o",
    async (connection) => {
      const restoreConnection = defineTemporarily(navigator, "connection", connection);
      const { calls } = await openPage({ isSignedIn: true });
      act(() => screen.getAllByRole("link", { name: "Dashboard" })[0]?.focus());
      restoreConnection();
      act(() => browseLink().focus());
      await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
    },
  );

  it("does not happen for the open page, whose data it would refetch", async () => {
    await freezeClock();
    const app = await renderApp("/browseTips");
    await waitFor(() => expect(screen.getByText(/^Showing/)).toBeVisible());
    await passTime(11_000);
    // The tests' router does not change the address.
    window.history.replaceState(null, "", "/browseTips");
    const calls = recordBackendCalls();
    stop = prefetchOnApproach(app.routes);
    act(() => browseLink().focus());
    act(() => screen.getByRole("link", { name: "Home" }).focus());
    await waitFor(() => expect(lines(calls)).toEqual(["GET /gardeners"]));
  });

  it("ignores links to other sites", async () => {
    const { calls } = await openPage();
    act(() => screen.getByRole("link", { name: /Instagram/ }).focus());
    act(() => screen.getByRole("main").focus());
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toEqual(["GET /shareTips"]));
  });

  it("does not happen while the open page shows a failure, whose button remains", async () => {
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

  it("fails silently, and a click requests the data again", async () => {
    const { user, calls } = await openPage();
    breakCall("get", "/shareTips", faults.status);
    act(() => browseLink().focus());
    await waitFor(() => expect(calls()).toHaveLength(1));
    restoreBackend();
    await user.click(browseLink());
    await waitFor(() => expect(screen.getByText(/^Showing/)).toBeVisible());
    expect(calls()).toHaveLength(2);
  });
});
