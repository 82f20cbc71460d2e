import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime, TOAST_OPENING_MS } from "../support/clock";
import { attempt, draftOf, leeks, store, storedDrafts } from "../support/drafts";
import {
  breakCall,
  delayCall,
  dropResponse,
  faults,
  reconnect,
  restoreBackend,
} from "../support/faults";
import { renderApp } from "../support/render-app";
import { addTip, db, member, tips } from "../support/server";
import { openForm } from "../support/tip-pages";
import { closeOops, deleteTip, fill, press } from "../support/user-actions";

const { kale, beans } = tips;

// Otherwise, each message would take a moment to close.
beforeEach(() => freezeClock());

const dialog = (name: string) => screen.findByRole("dialog", { name });
const leeksInStore = () => db.read().tips.filter(({ title }) => title === leeks.title);
const countOf = (method: string, calls: Parameters<typeof lines>[0]) =>
  lines(calls).filter((line) => line.startsWith(method)).length;

/** Opens the form for a new tip, with a draft. */
async function openDraft() {
  store(draftOf(leeks));
  return await openForm();
}

describe("a new tip whose response is lost", () => {
  it.each([faults.offline, faults.broken])(
    "is shared once, with the usual success, if it arrived: $name",
    async (fault) => {
      const { user } = await openDraft();
      dropResponse("post", "/shareTIps", fault);
      await press(user, "Share Tip");
      await dialog("Tip Shared Successfully!");
      expect(leeksInStore()).toHaveLength(1);
      expect(storedDrafts()).toEqual([]);
    },
  );

  it("is not called sent if the device was offline", async () => {
    const { user } = await openDraft();
    const calls = recordBackendCalls();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    breakCall("post", "/shareTIps", faults.offline);
    await press(user, "Share Tip");
    await closeOops(user, faults.offline.words);
    expect(screen.queryByText(/request|You sent this tip before/)).not.toBeInTheDocument();
    expect(countOf("GET", calls)).toBe(0);
    onLine.mockRestore();
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is reported as not arrived, and keeps its creation time when it is sent again", async () => {
    const { user } = await openDraft();
    const calls = recordBackendCalls();
    breakCall("post", "/shareTIps", faults.offline);
    await press(user, "Share Tip");
    await closeOops(user, "Your request did not arrive.");
    expect(screen.getByText(/it did not arrive\. You can send it again/)).toBeVisible();
    const [draft] = storedDrafts();
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toMatchObject([{ createdAt: draft?.attempt?.createdAt }]);
    expect(countOf("POST", calls)).toBe(2);
  });

  it("is not sent again until the app knows whether it arrived", async () => {
    const { user } = await openDraft();
    const calls = recordBackendCalls();
    dropResponse("post", "/shareTIps");
    breakCall("get", "/myTips", faults.status);
    for (const _ of [1, 2]) {
      await press(user, "Share Tip");
      await closeOops(user, "We can’t tell whether your request arrived.");
      expect(screen.getByText(/we don’t know whether it arrived/)).toBeVisible();
    }
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(countOf("POST", calls)).toBe(1);
  });

  it("is not looked up when its draft is restored, but before it is sent again, of which the draft has the time", async () => {
    addTip({ ...leeks, ...attempt, email: member.email });
    const earlier = draftOf(leeks, { attempt });
    store(earlier);
    const { user } = await openForm();
    const calls = recordBackendCalls();
    expect(
      screen.getByText(
        "You sent this tip before, and we don’t know whether it arrived. We check before it is sent again.",
      ),
    ).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue(leeks.title);
    expect(calls).toEqual([]);
    const release = delayCall("get", "/myTips");
    await press(user, "Share Tip");
    const [draft] = storedDrafts();
    expect(draft).toMatchObject({ fields: leeks, attempt });
    expect(draft?.savedAt).toBeGreaterThan(earlier.savedAt);
    release();
    await dialog("Tip Shared Successfully!");
    expect(countOf("POST", calls)).toBe(0);
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });
});

describe("an update whose response is lost", () => {
  async function openChanged() {
    const app = await openForm(`/updateTips/${beans._id}`);
    await fill(app.user, "Title", "Beans on strings");
    return app;
  }

  it("shows its success if it arrived", async () => {
    dropResponse("put", `/shareTips/${beans._id}`, faults.timeout);
    const { user } = await openChanged();
    await press(user, "Update Tip");
    await dialog("Tip Updated Successfully");
  });

  it("shows its success on the second try if the server could not be asked before", async () => {
    const { user } = await openChanged();
    const calls = recordBackendCalls();
    dropResponse("put", `/shareTips/${beans._id}`);
    breakCall("get", `/shareTips/${beans._id}`, faults.offline);
    await press(user, "Update Tip");
    await closeOops(user, "We can’t tell whether your request arrived.");
    restoreBackend();
    await press(user, "Update Tip");
    await dialog("Tip Updated Successfully");
    expect(countOf("PUT", calls)).toBe(1);
  });
});

describe("a deletion whose response is lost", () => {
  it("shows its success if it arrived", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`, faults.gateway);
    await deleteTip(user, beans.title);
    expect(await dialog("Deleted!")).toHaveTextContent("Tips Deleted Successfully");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("is reported on the second try if the server could not be asked before, and the tip leaves the list", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`);
    breakCall("get", `/shareTips/${beans._id}`, faults.offline);
    await deleteTip(user, beans.title);
    await closeOops(user, "We can’t tell whether your request arrived.");
    expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    restoreBackend();
    await deleteTip(user, beans.title);
    expect(await dialog("Already deleted")).toHaveTextContent("had been deleted before");
    expect(screen.queryByText("Tips Deleted Successfully")).not.toBeInTheDocument();
    await waitFor(() =>
      expect(
        screen.queryByRole("link", { name: beans.title, hidden: true }),
      ).not.toBeInTheDocument(),
    );
  });
});

it("a like whose response is lost is counted, and not repeated when the connection is back", async () => {
  const { user } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
  const calls = recordBackendCalls();
  dropResponse("patch", `/shareTips/${kale._id}`);
  await press(user, "Like this tip");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("We don’t know whether your like was saved");
  await passTime(TOAST_OPENING_MS);
  expect(alert).toBeVisible();
  await waitFor(() => expect(screen.getByText("1 like")).toBeVisible());
  act(reconnect);
  expect(screen.getByRole("alert")).toBeVisible();
  expect(screen.queryByText("Thanks for liking this tip!")).not.toBeInTheDocument();
  restoreBackend();
  await press(user, "Try again");
  await screen.findByText("Thanks for liking this tip!");
  expect(countOf("PATCH", calls)).toBe(2);
});
