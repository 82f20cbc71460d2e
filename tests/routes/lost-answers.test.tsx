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

const lost = [faults.offline, faults.timeout, faults.empty, faults.broken, faults.shape];

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

describe("a new tip whose answer is lost", () => {
  /** Shares the leeks, which arrive, and closes the message that it cannot be told whether they did. */
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

  it.each(lost)("is shared once, and celebrated, when it arrived: $name", async (fault) => {
    const { user } = await openShareForm();
    dropResponse("post", "/shareTIps", fault);
    await writeLeeks(user);
    await press(user, "Share Tip");
    await dialog("Tip Shared Successfully!");
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  it("is said not to have arrived when it did not, and has the same time when it is sent again", async () => {
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

  it("is not sent again before it is known whether it arrived", async () => {
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

  it("is found when its draft is brought back, and the draft goes", async () => {
    db.update((data) => data.tips.push(storedLeeks));
    store(draftOf(leeks, { attempt }));
    const { pathname } = await renderApp("/shareTips", { isSignedIn: true });
    await dialog("Tip Shared Successfully!");
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    await waitFor(() => expect(screen.getByText(leeks.title)).toBeVisible());
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  it("is not said to be missing, nor sent again, while its arrival is celebrated", async () => {
    db.update((data) => data.tips.push(storedLeeks));
    store(draftOf(leeks, { attempt }));
    await renderApp("/shareTips", { isSignedIn: true });
    await dialog("Tip Shared Successfully!");
    expect(screen.queryByText(/You sent this tip before/)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sharing...", hidden: true })).toBeDisabled();
  });

  it("is sent once when its author presses before the look-up has answered", async () => {
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

  it("is said not to have arrived when its draft is brought back", async () => {
    store(draftOf(leeks, { attempt }));
    await openShareForm();
    await waitFor(() =>
      expect(screen.getByText(/it did not arrive\. You can send it again/)).toBeVisible(),
    );
    expect(screen.getByLabelText("Title")).toHaveValue(leeks.title);
  });

  it("says that it cannot tell when its draft is brought back without a connection", async () => {
    store(draftOf(leeks, { attempt }));
    breakCall("get", "/myTips", faults.offline);
    await openShareForm();
    expect(await screen.findByText(/we can't tell whether it arrived/)).toBeVisible();
  });

  it("that was changed since stays in the form, and the one that arrived is not sent twice", async () => {
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

  it("is sent at once when the server itself refused it before", async () => {
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

describe("an update whose answer is lost", () => {
  async function update() {
    const app = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await fill(app.user, "Title", "Beans on strings");
    await press(app.user, "Update Tip");
    return app;
  }

  it.each(lost)("is celebrated when it arrived: $name", async (fault) => {
    dropResponse("put", `/shareTips/${beans._id}`, fault);
    await update();
    await dialog("Tip Updated Successfully");
  });

  it("is celebrated at the second press, when only then the server can be asked", async () => {
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

  it("is said not to have arrived when it did not", async () => {
    breakCall("put", `/shareTips/${beans._id}`, faults.offline);
    const { user } = await update();
    await closeOops(user, "It did not arrive.");
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on strings");
  });
});

describe("a deletion whose answer is lost", () => {
  async function deleteBeans(user: UserEvent) {
    await press(user, `Delete ${beans.title}`);
    await press(user, "Yes, delete it!");
  }

  it.each(lost)("is shown as done when it was: $name", async (fault) => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`, fault);
    await deleteBeans(user);
    expect(await dialog("Deleted!")).toHaveTextContent("Tips Deleted Successfully");
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("is shown as done the second time, when only then the server can be asked", async () => {
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

describe("a like whose answer is lost", () => {
  it("is not repeated, and the count tells whether it arrived", async () => {
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
