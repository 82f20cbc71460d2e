import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { tipRecord } from "../support/factories";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member, tips } from "../support/server";
import { press } from "../support/user-actions";

const { beans, secret, kale } = tips;
const beansPath = `/shareTips/${beans._id}`;

async function openMyTips(address = "/myTips") {
  const app = await renderApp(address, { isSignedIn: true });
  await screen.findByRole("heading", { name: beans.title });
  return app;
}

function rowOf(title: string) {
  const row = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("heading", { name: title }));
  if (row === undefined) throw new Error(`No row of ${title}`);
  return row;
}

describe.each([
  ["/myTips", "/shareTips"],
  ["/dashboard/myTips", "/dashboard/shareTips"],
])("my tips at %s", (address, formAddress) => {
  it("lists the member's own tips, hidden ones too", async () => {
    await openMyTips(address);
    expect(screen.getByRole("heading", { name: "My Tips", level: 1 })).toBeVisible();
    expect(screen.getByRole("heading", { name: secret.title })).toBeVisible();
    expect(screen.queryByText(kale.title)).not.toBeInTheDocument();
  });

  it("asks for them by the member's email, encoded", async () => {
    const calls = recordBackendCalls();
    await openMyTips(address);
    expect(new Set(lines(calls))).toEqual(
      new Set(["GET /myTips?email=rowan%2Bgarden%40example.org"]),
    );
  });

  it("says that there are none yet, and leads to the first", async () => {
    db.update((data) => {
      data.tips = [];
    });
    const { user, pathname } = await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(screen.getByText("No Tips Added Yet")).toBeVisible());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Share Your First Tip" }));
    await screen.findByRole("heading", { name: "Share a Tip" });
    expect(pathname()).toBe(formAddress);
  });
});

describe("my tips", () => {
  it("have the newest first", async () => {
    db.update((data) => {
      data.tips = [
        tipRecord({ title: "Older", email: member.email, createdAt: "2025-03-01T08:00:00.000Z" }),
        tipRecord({ title: "Newest", email: member.email, createdAt: "2026-03-01T08:00:00.000Z" }),
        tipRecord({ title: "Oldest", email: member.email, createdAt: "2024-03-01T08:00:00.000Z" }),
      ];
    });
    await renderApp("/myTips", { isSignedIn: true });
    await screen.findByRole("heading", { name: "Newest" });
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles.slice(0, 3)).toEqual(["Newest", "Older", "Oldest"]);
  });

  it("tells of a tip its plant, category, likes, difficulty, and that it is hidden", async () => {
    await openMyTips();
    expect(rowOf(beans.title)).toHaveTextContent("Runner bean · Vertical Gardening · 3 likes");
    expect(rowOf(beans.title)).toHaveTextContent("Medium");
    expect(rowOf(beans.title)).not.toHaveTextContent("Hidden");
    expect(rowOf(secret.title)).toHaveTextContent("Hidden");
  });

  it("shows a spinner until they are there", async () => {
    const release = delayCall("get", "/myTips");
    await renderApp("/myTips", { isSignedIn: true });
    await screen.findByRole("heading", { name: "My Tips" });
    expect(screen.getByText("Loading your tips…")).toBeVisible();
    expect(screen.queryByText("No Tips Added Yet")).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole("heading", { name: beans.title })).toBeVisible();
    expect(screen.queryByText("Loading your tips…")).not.toBeInTheDocument();
  });

  it("leads from a tip to its edit form", async () => {
    const { user, pathname } = await openMyTips();
    await user.click(screen.getByRole("link", { name: `Edit ${beans.title}` }));
    await screen.findByRole("heading", { name: "Update a Tip" });
    expect(pathname()).toBe(`/updateTips/${beans._id}`);
  });

  it("leads from a tip to its page", async () => {
    await openMyTips();
    expect(screen.getByRole("link", { name: beans.title })).toHaveAttribute(
      "href",
      `/tipsDetails/${beans._id}`,
    );
  });

  it("shows markup, marks and emoji in a title as they were typed", async () => {
    const title = "<img src=x onerror=alert(1)> \u202Ekale 🥬";
    db.update((data) => {
      data.tips.push(tipRecord({ title, email: member.email }));
    });
    await openMyTips();
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("button", { name: `Delete ${title}` })).toBeVisible();
    expect(document.querySelector("img[src=x]")).not.toBeInTheDocument();
  });

  it("calls a tip without a title an untitled one", async () => {
    db.update((data) => {
      data.tips.push({ _id: "a1b2c3d4e5f60718293a4bff", email: member.email });
    });
    await openMyTips();
    expect(screen.getByRole("link", { name: "Edit Untitled tip" })).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|null|NaN/);
  });

  it("leaves out a broken entry and shows the others", async () => {
    mockResponse("get", "/myTips", [null, { title: "Without an id" }, beans]);
    await openMyTips();
    expect(screen.getByText("You have shared 1 tip")).toBeVisible();
  });

  it("says that they could not be loaded beside the empty state, and loads them at the next try", async () => {
    breakCall("get", "/myTips", faults.status);
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    await waitFor(() => expect(screen.getByText("No Tips Added Yet")).toBeVisible());
    expect(screen.queryByText("Loading your tips…")).not.toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("We couldn't load your tips");
    restoreBackend();
    await press(user, "Try again");
    expect(await screen.findByRole("heading", { name: beans.title })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText("No Tips Added Yet")).not.toBeInTheDocument();
  });
});

/** Presses the tip's button, and says yes. */
async function deleteTip(user: UserEvent, title: string) {
  await press(user, `Delete ${title}`);
  await press(user, "Yes, delete it!");
}

describe("deleting a tip", () => {
  it("asks before it deletes, says so, and takes the tip off the list", async () => {
    const { user } = await openMyTips();
    const calls = recordBackendCalls();
    await press(user, `Delete ${beans.title}`);
    const dialog = await screen.findByRole("dialog", { name: "Are you sure?" });
    expect(dialog).toHaveTextContent("You won't be able to revert this!");
    expect(dialog).toHaveTextContent(beans.title);
    expect(within(dialog).getByRole("button", { name: "Cancel" })).toBeInTheDocument();
    expect(calls).toEqual([]);
    await press(user, "Yes, delete it!");
    expect(await screen.findByRole("dialog", { name: "Deleted!" })).toHaveTextContent(
      "Tips Deleted Successfully",
    );
    expect(lines(calls)).toEqual([`DELETE ${beansPath}`]);
    expect(calls[0]?.body).toBe("");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
    expect(screen.getByText(secret.title)).toBeInTheDocument();
    expect(db.read().tips.map(({ _id }) => _id)).not.toContain(beans._id);
  });

  it("keeps the tip when the person cancels", async () => {
    const { user } = await openMyTips();
    const calls = recordBackendCalls();
    await press(user, `Delete ${beans.title}`);
    await press(user, "Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("gives the focus back to the button that was pressed, or to the heading when that has gone", async () => {
    const { user } = await openMyTips();
    await press(user, `Delete ${beans.title}`);
    await press(user, "Cancel");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: `Delete ${beans.title}` })).toHaveFocus(),
    );
    await deleteTip(user, beans.title);
    await screen.findByRole("dialog", { name: "Deleted!" });
    await press(user, "OK");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  it("says that the tip was gone already, and takes it off the list", async () => {
    const { user } = await openMyTips();
    db.update((data) => {
      data.tips = data.tips.filter(({ _id }) => _id !== beans._id);
    });
    await deleteTip(user, beans.title);
    await screen.findByRole("dialog", { name: "Already deleted" });
    expect(screen.queryByText("Tips Deleted Successfully")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("takes no second press while it deletes", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    await deleteTip(user, beans.title);
    const button = screen.getByRole("button", { name: `Delete ${beans.title}`, hidden: true });
    await waitFor(() => expect(button).toBeDisabled());
    release();
    await screen.findByRole("dialog", { name: "Deleted!" });
  });

  it("leaves one tip busy while another one is deleted", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    for (const title of [beans.title, secret.title]) {
      await deleteTip(user, title);
    }
    await screen.findByRole("dialog", { name: "Deleted!" });
    await press(user, "OK");
    expect(screen.getByRole("button", { name: `Delete ${beans.title}` })).toBeDisabled();
    release();
    await screen.findByRole("dialog", { name: "Deleted!" });
  });

  it("shows the empty state when the last tip is gone", async () => {
    const { user } = await openMyTips();
    for (const title of [beans.title, secret.title]) {
      await deleteTip(user, title);
      await screen.findByRole("dialog", { name: "Deleted!" });
      await press(user, "OK");
    }
    expect(await screen.findByText("No Tips Added Yet")).toBeInTheDocument();
  });
});
