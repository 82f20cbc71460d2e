import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../../support/calls";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../../support/faults";
import { renderApp } from "../../support/render-app";
import { tips } from "../../support/server";
import { serveTips } from "../../support/tip-pages";
import { press } from "../../support/user-actions";

async function openDashboard(address = "/dashboard") {
  const app = await renderApp(address, { isSignedIn: true });
  await screen.findByRole("navigation", { name: "Dashboard" });
  return app;
}

/** Finds the card of a number, once it has this text. */
async function findStat(label: string, text: string) {
  const { parentElement } = await screen.findByText(label, { selector: "dt" });
  await waitFor(() => expect(parentElement).toHaveTextContent(text));
  return parentElement ?? document.body;
}

describe("the dashboard's sidebar", () => {
  it("has a link to home, replaces navbar and footer, and marks the open page", async () => {
    const { user, pathname } = await openDashboard();
    const banner = within(screen.getByRole("banner"));
    expect(banner.getByRole("link", { name: "Sow & Tell" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
    const sidebar = within(screen.getByRole("navigation", { name: "Dashboard" }));
    await user.click(sidebar.getByRole("link", { name: "Share Tips" }));
    expect(await screen.findByRole("heading", { name: "Share a Tip", level: 1 })).toBeVisible();
    expect(pathname()).toBe("/dashboard/shareTips");
    expect(sidebar.getByRole("link", { name: "Share Tips" })).toHaveAttribute("aria-current");
    expect(sidebar.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
  });

  it("opens and closes with its toggle, and closes on Escape and when a link is followed", async () => {
    const { user } = await openDashboard();
    const toggle = screen.getByRole("button", { name: "Sidebar menu" });
    const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    expect(panel).toContainElement(screen.getByRole("navigation", { name: "Dashboard" }));
    for (const isOpen of ["true", "false", "true"]) {
      await user.click(toggle);
      expect(toggle).toHaveAttribute("aria-expanded", isOpen);
    }
    await user.keyboard("{Escape}");
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    await user.click(screen.getByRole("link", { name: "My Tips" }));
    await screen.findByRole("heading", { name: "My Tips", level: 1 });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});

describe("the dashboard's start page", () => {
  it("shows numbers, each as soon as it has loaded, and says once that the changes are samples", async () => {
    const release = delayCall("get", "/dashboard/totalLikes");
    await openDashboard();
    await findStat("Total Tips", "Total Tips3");
    await findStat("My Tips", "My Tips2");
    const likes = await findStat("Likes Received", "Loading");
    expect(within(likes).getByRole("status")).toBeVisible();
    release();
    await findStat("Likes Received", "Likes Received3+18% from last monthby all gardeners");
    expect(screen.getByText(/activity are samples/)).toBeVisible();
  });

  it("does not count other members' hidden tips", async () => {
    const theirs = tipRecord({ title: "Their secret", availability: "hidden" });
    serveTips(tips.kale, theirs, tips.secret);
    await openDashboard();
    await findStat("Total Tips", "2+12%");
  });

  it.each([
    { label: "Total Tips", path: "/shareTips" },
    { label: "Likes Received", path: "/dashboard/totalLikes" },
  ])("reloads only $label when only that has failed", async ({ label, path }) => {
    breakCall("get", path, faults.status);
    const { user } = await openDashboard();
    await findStat(label, "Couldn’t load this");
    await waitFor(() => expect(screen.queryByText("Loading")).not.toBeInTheDocument());
    expect(screen.getAllByText("Couldn’t load this")).toHaveLength(1);
    restoreBackend();
    const calls = recordBackendCalls();
    await press(user, "Try again");
    expect(await findStat(label, "3")).not.toHaveTextContent("Couldn't");
    expect(lines(calls)).toEqual([`GET ${path}`]);
  });

  it("shows the member's latest tips, newest first, and a skeleton until then", async () => {
    const createdAt = ["2026-03-02", "2026-03-04", "2026-03-01", "2026-03-03"];
    mockResponse(
      "get",
      "/myTips",
      createdAt.map((day) => tipRecord({ title: `Of ${day}`, createdAt: `${day}T08:00:00.000Z` })),
    );
    const release = delayCall("get", "/myTips");
    await openDashboard();
    const section = within(await screen.findByRole("region", { name: "Your latest tips" }));
    expect(section.getByRole("status")).toHaveTextContent("Loading your latest tips");
    release();
    await waitFor(() =>
      expect(section.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
        "Of 2026-03-040 likes",
        "Of 2026-03-030 likes",
        "Of 2026-03-020 likes",
      ]),
    );
  });

  it("leaves out the member's latest tips if they fail to load", async () => {
    breakCall("get", "/myTips", faults.status);
    await openDashboard();
    await findStat("My Tips", "Couldn’t load this");
    expect(screen.queryByRole("region", { name: "Your latest tips" })).not.toBeInTheDocument();
  });

  it("invites a member without tips to write the first one, above the numbers", async () => {
    mockResponse("get", "/myTips", []);
    await openDashboard();
    await findStat("My Tips", "0");
    expect(screen.queryByRole("region", { name: "Your latest tips" })).not.toBeInTheDocument();
    const invitation = screen.getByRole("region", { name: "Your first tip" });
    const link = within(invitation).getByRole("link", { name: "Write your first tip" });
    expect(link).toHaveAttribute("href", "/dashboard/shareTips");
    const numbers = screen.getByRole("region", { name: "Numbers" });
    expect(invitation.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
