import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { press } from "../support/user-actions";

const open = vi.fn(() => {
  throw new DOMException("The operation is insecure.", "SecurityError");
});

beforeEach(() => {
  vi.stubGlobal("indexedDB", { open });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  // That other members' data could not be removed is reported.
  expectConsole(/The operation is insecure/);
});

describe("where the browser's database throws at once, as in Firefox with cookies blocked", () => {
  it("pages are loaded", async () => {
    await renderApp("/browseTips");
    expect(await screen.findByRole("heading", { name: tips.kale.title })).toBeVisible();
  });

  it("a like arrives and does not look failed", async () => {
    const { user } = await renderApp(`/tipsDetails/${tips.kale._id}`, { isSignedIn: true });
    await screen.findByRole("heading", { name: tips.kale.title });
    await press(user, "Like this tip");
    expect(await screen.findByText("Liked!")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("a deleted tip is deleted, and leaves the list", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    await press(user, `Delete ${tips.beans.title}`);
    await press(user, "Yes, delete it!");
    expect(await screen.findByText("Tips Deleted Successfully")).toBeVisible();
    await press(user, "OK");
    expect(screen.queryByRole("heading", { name: tips.beans.title })).not.toBeInTheDocument();
  });

  it("it is reported that other members' data could not be removed", async () => {
    await renderApp("/aboutUs", { isSignedIn: true });
    await screen.findByRole("button", { name: member.name });
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        expect.objectContaining({ message: "The operation is insecure." }),
      ),
    );
  });
});
