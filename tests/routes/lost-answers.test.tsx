import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { draftOf, leeks, store, storedDrafts } from "../support/drafts";
import { tipRecord } from "../support/factories";
import {
  breakCall,
  breakCallAfter,
  delayCall,
  dropResponse,
  faults,
  restoreBackend,
} from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

const { kale, beans } = tips;

const dialog = (name: string) => screen.findByRole("dialog", { name });
const leeksInStore = () => db.read().tips.filter(({ title }) => title === leeks.title);
const attempt = { createdAt: "2026-04-05T06:07:08.009Z" };
const storedLeeks = tipRecord({
  ...leeks,
  ...attempt,
  _id: "a1b2c3d4e5f60718293a4b09",
  email: member.email,
});

async function writeLeeks(user: UserEvent) {
  await fill(user, "Title", leeks.title);
  await fill(user, "Plant type", leeks.plantType);
  await fill(user, "Description", leeks.description);
}

async function openShareForm() {
  const app = await renderApp("/shareTips", { isSignedIn: true });
  await screen.findByRole("button", { name: "Share Tip" });
  return app;
}

async function closeOops(user: UserEvent, words: string) {
  expect(await dialog("Oops!")).toHaveTextContent(words);
  await press(user, "OK");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

describe("a new tip whose response is lost", () => {
  /** Shares the leeks, which arrive, and closes the message that this is unknown. */
  async function shareWithoutAnAnswer() {
    const { user } = await openShareForm();
    const calls = recordBackendCalls();
    dropResponse("post", "/shareTIps");
    breakCall("get", "/myTips", faults.status);
    await writeLeeks(user);
    await press(user, "Share Tip");
    await closeOops(user, "We can't tell whether it arrived.");
    return { user, calls };
  }

  it("is shared once if it arrived", async () => {
    const { user } = await openShareForm();
    dropResponse("post", "/shareTIps", faults.timeout);
    await writeLeeks(user);
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  it("is reported as absent if it did not arrive, and keeps its time when it is sent again", async () => {
    const { user } = await openShareForm();
    const calls = recordBackendCalls();
    breakCall("post", "/shareTIps", faults.offline);
    await writeLeeks(user);
    await press(user, "Share Tip");
    await closeOops(user, "It did not arrive.");
    expect(screen.getByText(/it did not arrive\. You can send it again/)).toBeVisible();
    const [draft] = storedDrafts();
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toMatchObject([{ createdAt: draft?.attempt?.createdAt }]);
    expect(lines(calls).filter((line) => line.startsWith("POST"))).toHaveLength(2);
  });

  it("is not sent again until it is known whether it arrived", async () => {
    const { user, calls } = await shareWithoutAnAnswer();
    expect(screen.getByText(/we can't tell whether it arrived/)).toBeVisible();
    await press(user, "Share Tip");
    await closeOops(user, "We can't tell whether it arrived.");
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(lines(calls).filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  it("is found when its draft is restored, which is removed", async () => {
    db.update((data) => data.tips.push(storedLeeks));
    store(draftOf(leeks, { attempt }));
    const { pathname } = await renderApp("/shareTips", { isSignedIn: true });
    await dialog("Tip Shared Successfully!");
    expect(screen.queryByText(/You sent this tip before/)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sharing...", hidden: true })).toBeDisabled();
    expect(storedDrafts()).toEqual([]);
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is sent once if its author submits before the look-up has ended", async () => {
    store(draftOf(leeks, { attempt }));
    const release = delayCall("get", "/myTips");
    const { user } = await openShareForm();
    const calls = recordBackendCalls();
    expect(screen.getByText(/We are checking whether it arrived/)).toBeVisible();
    await press(user, "Share Tip");
    release();
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(lines(calls).filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  it("is reported as absent when its draft is restored", async () => {
    store(draftOf(leeks, { attempt }));
    await openShareForm();
    expect(await screen.findByText(/it did not arrive\. You can send it again/)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue(leeks.title);
  });

  it("is reported as unconfirmed when its draft is restored without a connection", async () => {
    store(draftOf(leeks, { attempt }));
    breakCall("get", "/myTips", faults.offline);
    await openShareForm();
    expect(await screen.findByText(/we can't tell whether it arrived/)).toBeVisible();
  });

  it("stays in the form if it was changed since, and is not sent twice", async () => {
    const { user, calls } = await shareWithoutAnAnswer();
    restoreBackend();
    await fill(user, "Description", "Cut it lengthwise.");
    await press(user, "Share Tip");
    await dialog("Your tip was already shared");
    await press(user, "OK");
    await waitFor(() => expect(screen.getByText(/This tip has already been shared/)).toBeVisible());
    expect(screen.getByLabelText("Description")).toHaveValue("Cut it lengthwise.");
    expect(leeksInStore()).toMatchObject([{ description: leeks.description }]);
    expect(lines(calls).filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  it("is sent without a look-up if the server refused it before", async () => {
    const { user } = await openShareForm();
    const calls = recordBackendCalls();
    breakCall("post", "/shareTIps", faults.status);
    await writeLeeks(user);
    await press(user, "Share Tip");
    await closeOops(user, faults.status.words);
    restoreBackend();
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(lines(calls).slice(0, 2)).toEqual(["POST /shareTIps", "POST /shareTIps"]);
  });
});

describe("an update whose response is lost", () => {
  async function update() {
    const app = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await fill(app.user, "Title", "Beans on strings");
    await press(app.user, "Update Tip");
    return app;
  }

  it("is confirmed if it arrived", async () => {
    dropResponse("put", `/shareTips/${beans._id}`);
    await update();
    await dialog("Tip Updated Successfully");
  });

  it("is confirmed at the second attempt if only then the server can be asked", async () => {
    const { user } = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await fill(user, "Title", "Beans on strings");
    const calls = recordBackendCalls();
    dropResponse("put", `/shareTips/${beans._id}`);
    // Read before the write, and not after it.
    breakCallAfter("get", `/shareTips/${beans._id}`, 1);
    await press(user, "Update Tip");
    await closeOops(user, "We can't tell whether it arrived.");
    restoreBackend();
    await press(user, "Update Tip");
    await dialog("Tip Updated Successfully");
    expect(lines(calls).filter((line) => line.startsWith("PUT"))).toHaveLength(1);
  });

  it("is reported as absent if it did not arrive", async () => {
    breakCall("put", `/shareTips/${beans._id}`, faults.offline);
    const { user } = await update();
    await closeOops(user, "It did not arrive.");
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on strings");
  });
});

describe("a deletion whose response is lost", () => {
  async function deleteBeans(user: UserEvent) {
    await press(user, `Delete ${beans.title}`);
    await press(user, "Yes, delete it!");
  }

  it("is confirmed if it arrived", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`);
    await deleteBeans(user);
    expect(await dialog("Deleted!")).toHaveTextContent("Tips Deleted Successfully");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("is confirmed at the second attempt if only then the server can be asked", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`);
    breakCall("get", `/shareTips/${beans._id}`, faults.offline);
    await deleteBeans(user);
    await closeOops(user, "We can't tell whether it arrived.");
    expect(screen.getByRole("heading", { name: beans.title })).toBeVisible();
    restoreBackend();
    await deleteBeans(user);
    expect(await dialog("Deleted!")).toHaveTextContent("Tips Deleted Successfully");
  });
});

describe("a like whose response is lost", () => {
  it("is not repeated, and the count shows whether it arrived", async () => {
    const { user } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    const calls = recordBackendCalls();
    dropResponse("patch", `/shareTips/${kale._id}`);
    await press(user, "Like this tip");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "We couldn't check whether your like was saved",
    );
    await waitFor(() => expect(screen.getByText("1 like")).toBeVisible());
    expect(lines(calls).filter((line) => line.startsWith("PATCH"))).toHaveLength(1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText("Thanks for liking this tip!")).not.toBeInTheDocument();
  });
});
