import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInWithProvider } from "@/auth/auth-session";
import { lines, recordBackendCalls } from "../support/calls";
import { tipRecord } from "../support/factories";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member, tips } from "../support/server";
import { chooseGoogleAccount, googleClaims, press } from "../support/user-actions";

async function openDashboard(address = "/dashboard") {
  const app = await renderApp(address, { isSignedIn: true });
  await screen.findByRole("navigation", { name: "Dashboard" });
  return app;
}

/** One of the four numbers, with the text around it. */
function stat(label: string): HTMLElement {
  const card = screen.getByText(label, { selector: "dt" }).parentElement;
  if (card === null) throw new Error(`No card of ${label}`);
  return card;
}

async function findStat(label: string, text: string) {
  await screen.findByText(label, { selector: "dt" });
  await waitFor(() => expect(stat(label)).toHaveTextContent(text));
  return stat(label);
}

describe("the dashboard's sidebar", () => {
  it("links to the home view, the form and the list", async () => {
    await openDashboard();
    const sidebar = within(screen.getByRole("navigation", { name: "Dashboard" }));
    const links = sidebar.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Dashboard", "/dashboard"],
      ["Share Tips", "/dashboard/shareTips"],
      ["My Tips", "/dashboard/myTips"],
    ]);
  });

  it("opens the form and the list inside the dashboard, and marks where the member is", async () => {
    const { user, pathname } = await openDashboard();
    await user.click(screen.getByRole("link", { name: "Share Tips" }));
    expect(await screen.findByRole("heading", { name: "Share a Tip", level: 1 })).toBeVisible();
    expect(pathname()).toBe("/dashboard/shareTips");
    expect(screen.getByRole("link", { name: "Share Tips" })).toHaveAttribute("aria-current");
    expect(screen.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
    await user.click(screen.getByRole("link", { name: "My Tips" }));
    expect(await screen.findByRole("heading", { name: tips.beans.title })).toBeVisible();
    expect(pathname()).toBe("/dashboard/myTips");
  });

  it("shows the member's photo, name and email, and Logout", async () => {
    db.update(({ accounts }) => {
      for (const account of accounts) account.photoUrl = "https://example.org/rowan.jpg";
    });
    const { container } = await openDashboard();
    const sidebar = within(screen.getByRole("banner"));
    expect(sidebar.getByText(member.name)).toBeVisible();
    expect(sidebar.getByText(member.email)).toBeVisible();
    expect(sidebar.getByRole("button", { name: "Logout" })).toBeVisible();
    expect(container.querySelector("header img")).toHaveAttribute(
      "src",
      "https://example.org/rowan.jpg",
    );
  });

  it("shows the initial of a member without a photo", async () => {
    await openDashboard();
    expect(within(screen.getByRole("banner")).getByText("R")).toBeVisible();
  });

  it("has a toggle that opens and closes it", async () => {
    const { user } = await openDashboard();
    const toggle = screen.getByRole("button", { name: "Sidebar menu" });
    const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    expect(panel).toContainElement(screen.getByRole("navigation", { name: "Dashboard" }));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });

  it("closes behind a member who follows one of its links", async () => {
    const { user } = await openDashboard();
    const toggle = screen.getByRole("button", { name: "Sidebar menu" });
    await user.click(toggle);
    await user.click(screen.getByRole("link", { name: "My Tips" }));
    await screen.findByRole("heading", { name: "My Tips", level: 1 });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });

  it("replaces navbar and footer, with a way home", async () => {
    await openDashboard();
    expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sow & Tell" })).toHaveAttribute("href", "/");
  });
});

describe("the dashboard's home view", () => {
  it("welcomes the member by name", async () => {
    await openDashboard();
    expect(await screen.findByRole("heading", { name: "Welcome, Rowan Hart" })).toBeVisible();
  });

  it("asks for all tips, the member's own and the likes", async () => {
    const calls = recordBackendCalls();
    await openDashboard();
    await findStat("Likes Received", "3");
    expect(new Set(lines(calls))).toEqual(
      new Set([
        "GET /shareTips",
        "GET /myTips?email=rowan%2Bgarden%40example.org",
        "GET /dashboard/totalLikes",
      ]),
    );
  });

  it.each([
    ["Total Tips", "3", "+12% from last month"],
    ["My Tips", "2", "+3 from last month"],
    ["Plant Categories", "6", "+1 from last month"],
    ["Likes Received", "1,234", "+18% from last month"],
  ])("shows %s: %s, %s", async (label, number, change) => {
    mockResponse("get", "/dashboard/totalLikes", { totalLiked: 1234 });
    await openDashboard();
    expect(await findStat(label, number)).toHaveTextContent(`${label}${number}${change}`);
  });

  it("counts what is there, however much or little", async () => {
    db.update((data) => {
      data.tips = Array.from({ length: 12 }, () => tipRecord());
    });
    await openDashboard();
    expect(await findStat("Total Tips", "12")).toHaveTextContent("Total Tips12+12%");
    expect(await findStat("My Tips", "0")).toHaveTextContent("My Tips0+3");
    expect(await findStat("Likes Received", "0")).toHaveTextContent("Likes Received0+18%");
    expect(stat("Plant Categories")).toHaveTextContent("Plant Categories6+1");
  });

  it("counts the tips that browse counts, without those that others hide", async () => {
    const theirs = tipRecord({ title: "Their secret", availability: "hidden" });
    mockResponse("get", "/shareTips", [tips.kale, theirs, tips.secret]);
    const { user } = await openDashboard();
    await findStat("Total Tips", "2+12%");
    await user.click(screen.getByRole("link", { name: /^Browse Tips/ }));
    await screen.findByText("Showing 2 of 2 premium gardening tips");
  });

  it("says once that the changes are samples", async () => {
    await openDashboard();
    await findStat("Total Tips", "3");
    const numbers = within(screen.getByRole("region", { name: "Numbers" }));
    expect(numbers.getAllByText("Sample")).toHaveLength(1);
  });

  it("waits for each number separately", async () => {
    const release = delayCall("get", "/dashboard/totalLikes");
    await openDashboard();
    await findStat("Total Tips", "3");
    expect(within(stat("Likes Received")).getByRole("status")).toHaveTextContent("Loading");
    release();
    expect(await findStat("Likes Received", "3+18%")).not.toHaveTextContent("Loading");
  });

  it.each([
    { label: "Total Tips", path: "/shareTips", call: "GET /shareTips", number: "3" },
    {
      label: "My Tips",
      path: "/myTips",
      call: "GET /myTips?email=rowan%2Bgarden%40example.org",
      number: "2",
    },
    {
      label: "Likes Received",
      path: "/dashboard/totalLikes",
      call: "GET /dashboard/totalLikes",
      number: "3",
    },
  ])("loads $label again when that alone has failed", async ({ label, path, call, number }) => {
    breakCall("get", path, faults.status);
    const { user } = await openDashboard();
    await findStat(label, "Couldn't load this");
    await waitFor(() => expect(screen.queryByText("Loading")).not.toBeInTheDocument());
    expect(screen.getAllByText("Couldn't load this")).toHaveLength(1);
    restoreBackend();
    const calls = recordBackendCalls();
    await press(user, "Try again");
    expect(await findStat(label, `${label}${number}`)).not.toHaveTextContent("Could not");
    expect(lines(calls)).toEqual([call]);
  });

  it("shows the member's three latest tips, the newest first", async () => {
    const createdAt = ["2026-03-02", "2026-03-04", "2026-03-01", "2026-03-03"];
    mockResponse(
      "get",
      "/myTips",
      createdAt.map((day) => tipRecord({ title: `Of ${day}`, createdAt: `${day}T08:00:00.000Z` })),
    );
    await openDashboard();
    const section = within(await screen.findByRole("region", { name: "Your latest tips" }));
    await waitFor(() =>
      expect(section.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
        "Of 2026-03-040 likes",
        "Of 2026-03-030 likes",
        "Of 2026-03-020 likes",
      ]),
    );
  });

  it("says that the latest tips are loading", async () => {
    delayCall("get", "/myTips");
    await openDashboard();
    const section = await screen.findByRole("region", { name: "Your latest tips" });
    expect(within(section).getByRole("status")).toHaveTextContent("Loading your latest tips");
  });

  it("invites a member who has shared none to write a first tip, before it shows numbers", async () => {
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

  it("lists recent activity, the same for everybody", async () => {
    await openDashboard();
    const activity = await screen.findByRole("region", { name: "Recent Activity" });
    expect(within(activity).getAllByRole("listitem")).toHaveLength(4);
    expect(activity).toHaveTextContent("You joined the community");
  });

  it("has three cards that lead to sharing, browsing and exploring", async () => {
    await openDashboard();
    const actions = within(await screen.findByRole("region", { name: "What next?" }));
    const links = actions.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/dashboard/shareTips",
      "/browseTips",
      "/explore",
    ]);
    for (const [index, name] of ["Share a Tip", "Browse Tips", "Explore Gardeners"].entries()) {
      expect(links[index]).toHaveAccessibleName(expect.stringMatching(`^${name}`));
    }
  });
});

describe("the dashboard of a member without a name and a photo", () => {
  it("calls them a gardener, and publishes no part of their e-mail address", async () => {
    const { name: _, ...claims } = googleClaims;
    chooseGoogleAccount(claims);
    await signInWithProvider("google.com");
    await renderApp("/dashboard");
    expect(await screen.findByRole("heading", { name: "Welcome, A gardener" })).toBeVisible();
    expect(within(screen.getByRole("banner")).getByText("A gardener")).toBeVisible();
    expect(within(screen.getByRole("banner")).getByText("A")).toBeVisible();
  });
});
