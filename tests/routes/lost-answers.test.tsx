import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
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
import { closeOops, deleteTip, fill, press, shareTip } from "../support/user-actions";

const { kale, beans } = tips;

const lost = [faults.offline, faults.timeout, faults.gateway, faults.broken];

const dialog = (name: string) => screen.findByRole("dialog", { name });
const leeksInStore = () => db.read().tips.filter(({ title }) => title === leeks.title);
const countOf = (method: string, calls: Parameters<typeof lines>[0]) =>
  lines(calls).filter((line) => line.startsWith(method)).length;

describe("a new tip whose response is lost", () => {
  /** Shares a tip, which arrives, and closes the message that the outcome is unknown. */
  async function shareWithUnknownOutcome() {
    const { user, pathname } = await openForm();
    const calls = recordBackendCalls();
    dropResponse("post", "/shareTIps");
    breakCall("get", "/myTips", faults.status);
    await shareTip(user);
    await closeOops(user, "We can’t tell whether your request arrived.");
    return { user, pathname, calls };
  }

  it.each(lost)("is shared once, with the usual success, if it arrived: $name", async (fault) => {
    const { user } = await openForm();
    dropResponse("post", "/shareTIps", fault);
    await shareTip(user);
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  it("is not called sent if the device was offline", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    breakCall("post", "/shareTIps", faults.offline);
    await shareTip(user);
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
    const { user } = await openForm();
    const calls = recordBackendCalls();
    breakCall("post", "/shareTIps", faults.offline);
    await shareTip(user);
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
    const { user, calls } = await shareWithUnknownOutcome();
    expect(screen.getByText(/we don’t know whether it arrived/)).toBeVisible();
    await press(user, "Share Tip");
    await closeOops(user, "We can’t tell whether your request arrived.");
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(countOf("POST", calls)).toBe(1);
  });

  it("is not looked up when its draft is restored, but before it is sent again", async () => {
    addTip({ ...leeks, ...attempt, email: member.email });
    store(draftOf(leeks, { attempt }));
    const { user, pathname } = await openForm();
    const calls = recordBackendCalls();
    expect(
      screen.getByText(
        "You sent this tip before, and we don’t know whether it arrived. We check before it is sent again.",
      ),
    ).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue(leeks.title);
    expect(calls).toEqual([]);
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(countOf("POST", calls)).toBe(0);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    await waitFor(() => expect(screen.getByText(leeks.title)).toBeVisible());
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  it("has a draft with the time of the latest try, even if its text is the same", async () => {
    const earlier = draftOf(leeks, { attempt });
    store(earlier);
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await press(user, "Share Tip");
    const [draft] = storedDrafts();
    expect(draft).toMatchObject({ fields: leeks, attempt });
    expect(draft?.savedAt).toBeGreaterThan(earlier.savedAt);
    release();
    await dialog("Tip Shared Successfully!");
  });

  it("stays in the form if it was edited since, and is not sent twice", async () => {
    const { user, pathname, calls } = await shareWithUnknownOutcome();
    restoreBackend();
    await fill(user, "Description", "Cut it lengthwise.");
    await press(user, "Share Tip");
    await dialog("Your tip was already shared");
    await press(user, "OK");
    expect(screen.getByLabelText("Description")).toHaveValue("Cut it lengthwise.");
    expect(screen.getByRole("button", { name: "Share Tip" })).toBeEnabled();
    expect(pathname()).toBe("/shareTips");
    expect(leeksInStore()).toMatchObject([{ description: leeks.description }]);
    expect(countOf("POST", calls)).toBe(1);
  });
});

describe("an update whose response is lost", () => {
  it.each(lost)("shows its success if it arrived: $name", async (fault) => {
    dropResponse("put", `/shareTips/${beans._id}`, fault);
    const { user } = await openForm(`/updateTips/${beans._id}`);
    await fill(user, "Title", "Beans on strings");
    await press(user, "Update Tip");
    await dialog("Tip Updated Successfully");
  });

  it("shows its success on the second try if the server could not be asked before", async () => {
    const { user } = await openForm(`/updateTips/${beans._id}`);
    await fill(user, "Title", "Beans on strings");
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
  it.each(lost)("shows its success if it arrived: $name", async (fault) => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`, fault);
    await deleteTip(user, beans.title);
    expect(await dialog("Deleted!")).toHaveTextContent("Tips Deleted Successfully");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("is reported on the second try if the server could not be asked before", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`);
    breakCall("get", `/shareTips/${beans._id}`, faults.offline);
    await deleteTip(user, beans.title);
    await closeOops(user, "We can’t tell whether your request arrived.");
    expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    restoreBackend();
    await deleteTip(user, beans.title);
    expect(await dialog("Already deleted")).toHaveTextContent("had been deleted before");
  });
});

it("a like whose response is lost is counted, and not repeated when the connection is back", async () => {
  const { user } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
  const calls = recordBackendCalls();
  dropResponse("patch", `/shareTips/${kale._id}`);
  await press(user, "Like this tip");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "We don’t know whether your like was saved",
  );
  await waitFor(() => expect(screen.getByText("1 like")).toBeVisible());
  act(reconnect);
  expect(screen.getByRole("alert")).toBeVisible();
  expect(screen.queryByText("Thanks for liking this tip!")).not.toBeInTheDocument();
  restoreBackend();
  await press(user, "Try again");
  await screen.findByText("Thanks for liking this tip!");
  expect(countOf("PATCH", calls)).toBe(2);
});
