import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getAuthState, register } from "@/auth/auth-session";
import { queryClient } from "@/lib/query-client";
import { lines, recordBackendCalls } from "../../support/calls";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, mockResponse } from "../../support/faults";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { addBareTip, addTip, db, member, setTips, tips } from "../../support/server";
import { closeOops, deleteTip, press } from "../../support/user-actions";

const { beans, secret, kale } = tips;
const beansPath = `/shareTips/${beans._id}`;

/** The calls that delete a tip, without the request for the lists afterwards. */
const deletions = (calls: Parameters<typeof lines>[0]) =>
  lines(calls).filter((line) => line.startsWith("DELETE"));

async function openMyTips() {
  const app = await renderApp("/myTips", { isSignedIn: true });
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

describe("the list of a member's tips", () => {
  it("contains the member's own tips, even hidden ones", async () => {
    const calls = recordBackendCalls();
    await openMyTips();
    expect(screen.getByRole("heading", { name: secret.title })).toBeVisible();
    expect(screen.queryByText(kale.title)).not.toBeInTheDocument();
    expect(new Set(lines(calls))).toEqual(
      new Set(["GET /myTips?email=rowan%2Bgarden%40example.org"]),
    );
  });

  it.each([
    ["/myTips", "/shareTips"],
    ["/dashboard/myTips", "/dashboard/shareTips"],
  ])("says at %s that there are none yet, and links to %s", async (address, formAddress) => {
    setTips();
    const { user, pathname } = await renderApp(address, { isSignedIn: true });
    await waitFor(() => expect(screen.getByText("No Tips Added Yet")).toBeVisible());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Share Your First Tip" }));
    await screen.findByRole("heading", { name: "Share a Tip" });
    expect(pathname()).toBe(formAddress);
  });

  it("is sorted by date, newest first", async () => {
    setTips(
      tipRecord({ title: "Older", email: member.email, createdAt: "2025-03-01T08:00:00.000Z" }),
      tipRecord({ title: "Newest", email: member.email, createdAt: "2026-03-01T08:00:00.000Z" }),
      tipRecord({ title: "Oldest", email: member.email, createdAt: "2024-03-01T08:00:00.000Z" }),
    );
    await renderApp("/myTips", { isSignedIn: true });
    await screen.findByRole("heading", { name: "Newest" });
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles.slice(0, 3)).toEqual(["Newest", "Older", "Oldest"]);
  });

  it("shows each tip's facts and whether it is hidden, with links to its page and edit form", async () => {
    const { user, pathname } = await openMyTips();
    expect(rowOf(beans.title)).toHaveTextContent("Runner bean · Vertical Gardening · 3 likes");
    expect(rowOf(beans.title)).toHaveTextContent("Medium");
    expect(rowOf(beans.title)).not.toHaveTextContent("Hidden");
    expect(rowOf(secret.title)).toHaveTextContent("Hidden");
    const link = screen.getByRole("link", { name: beans.title });
    expect(link).toHaveAttribute("href", `/tipsDetails/${beans._id}`);
    await user.click(screen.getByRole("link", { name: `Edit ${beans.title}` }));
    await screen.findByRole("heading", { name: "Update a Tip" });
    expect(pathname()).toBe(`/updateTips/${beans._id}`);
  });

  it("shows a title as it was typed, whatever it contains, and a fallback for none", async () => {
    const title = "<img src=x onerror=alert(1)> \u202Ekale 🥬";
    addTip({ title, email: member.email });
    addBareTip({ email: member.email });
    await openMyTips();
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("button", { name: `Delete ${title}` })).toBeVisible();
    expect(document.querySelector("img[src=x]")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Edit Untitled tip" })).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|null|NaN/);
  });

  it("names a plant type only once if it is also the category", async () => {
    mockResponse("get", "/myTips", [{ ...beans, plantType: "Soil", category: "soil" }]);
    await openMyTips();
    expect(rowOf(beans.title)).toHaveTextContent(`${beans.title}Soil · 3 likes`);
  });

  it("ignores malformed and repeated entries", async () => {
    mockResponse("get", "/myTips", [
      null,
      { title: "Without an id" },
      { _id: "x\ud800" },
      beans,
      beans,
    ]);
    await openMyTips();
    expect(screen.getByText("You have shared 1 tip")).toBeVisible();
  });
});

describe("deleting a tip", () => {
  it("is canceled by Back", async () => {
    const { user, router } = await renderApp(quietPage, { isSignedIn: true });
    await act(() => router.navigate("/myTips"));
    await press(user, `Delete ${beans.title}`);
    const question = await screen.findByRole("dialog", { name: "Are you sure?" });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  });

  it("says nothing to another account that has signed in meanwhile", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    await deleteTip(user, beans.title);
    const { uid } = await act(() => register("other@example.org", "Compost!heap7"));
    release();
    await waitFor(() => expect(db.read().tips.map(({ _id }) => _id)).not.toContain(beans._id));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(getAuthState().user?.uid).toBe(uid);
    await act(async () => {});
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("keeps the second tip if the outcome of the first replaces the question about it", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    await deleteTip(user, beans.title);
    await press(user, `Delete ${secret.title}`);
    const question = await screen.findByRole("dialog", { name: "Are you sure?" });
    expect(question).toHaveTextContent(secret.title);
    release();
    await screen.findByRole("dialog", { name: "Deleted!" });
    expect(question).not.toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
    expect(screen.getByText(secret.title)).toBeInTheDocument();
  });

  it("asks first, keeps the tip on Cancel and returns the focus, and removes it once confirmed", async () => {
    const { user } = await openMyTips();
    const calls = recordBackendCalls();
    await press(user, `Delete ${beans.title}`);
    const dialog = await screen.findByRole("dialog", { name: "Are you sure?" });
    expect(dialog).toHaveTextContent("You won't be able to revert this!");
    expect(dialog).toHaveTextContent(beans.title);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    const button = screen.getByRole("button", { name: `Delete ${beans.title}` });
    await waitFor(() => expect(button).toHaveFocus());
    expect(calls).toEqual([]);
    await deleteTip(user, beans.title);
    expect(await screen.findByRole("dialog", { name: "Deleted!" })).toHaveTextContent(
      "Tips Deleted Successfully",
    );
    expect(deletions(calls)).toEqual([`DELETE ${beansPath}`]);
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
    expect(screen.getByText(secret.title)).toBeInTheDocument();
  });

  it("asks once for a double press", async () => {
    await openMyTips();
    const calls = recordBackendCalls();
    const button = screen.getByRole("button", { name: `Delete ${beans.title}` });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await screen.findByRole("dialog", { name: "Deleted!" });
    expect(deletions(calls)).toEqual([`DELETE ${beansPath}`]);
  });

  it("does not look up a tip whose deletion the server has rejected", async () => {
    const { user } = await openMyTips();
    breakCall("delete", beansPath, faults.status);
    const calls = recordBackendCalls();
    await deleteTip(user, beans.title);
    await closeOops(user, faults.status.words);
    expect(lines(calls)).toEqual([`DELETE ${beansPath}`]);
  });

  it("removes from the list a tip that was already deleted elsewhere, and says so", async () => {
    const { user } = await openMyTips();
    setTips(secret);
    await deleteTip(user, beans.title);
    await screen.findByRole("dialog", { name: "Already deleted" });
    expect(screen.queryByText("Tips Deleted Successfully")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("shows on the tip's page, if it was opened meanwhile, that the tip is gone", async () => {
    const release = delayCall("delete", beansPath);
    const { user, router } = await openMyTips();
    await deleteTip(user, beans.title);
    await act(() => router.navigate(`/tipsDetails/${beans._id}`));
    await screen.findByRole("heading", { level: 1, name: beans.title });
    release();
    await screen.findByRole("dialog", { name: "Deleted!" });
    await user.keyboard("{Escape}");
    expect(await screen.findByText("This tip is no longer here")).toBeVisible();
  });

  it("keeps the button of one tip disabled while another tip is deleted", async () => {
    const release = delayCall("delete", beansPath);
    const { user } = await openMyTips();
    for (const title of [beans.title, secret.title]) {
      await deleteTip(user, title);
    }
    await screen.findByRole("dialog", { name: "Deleted!" });
    await user.keyboard("{Escape}");
    const button = screen.getByRole("button", { name: `Delete ${beans.title}` });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(within(button).getByText("Deleting…")).not.toHaveClass("invisible");
    release();
    await screen.findByRole("dialog", { name: "Deleted!" });
  });

  it("moves the focus to the heading, since its button is gone, and ends in the empty state", async () => {
    const { user } = await openMyTips();
    for (const title of [beans.title, secret.title]) {
      await deleteTip(user, title);
      await screen.findByRole("dialog", { name: "Deleted!" });
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    }
    expect(await screen.findByText("No Tips Added Yet")).toBeInTheDocument();
  });
});
