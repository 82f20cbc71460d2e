import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LOOK_AGAIN_MS } from "@/features/tips/editor/use-delivery";
import { WRITE_TIMEOUT_MS } from "@/lib/http";
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
import { addTip, changeTip, db, member, storedTip, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { openForm } from "../support/tip-pages";
import { closeOops, deleteTip, fill, leavePage, press } from "../support/user-actions";

const { kale, beans } = tips;

// Otherwise, each message would take a moment to close.
beforeEach(() => freezeClock());

const dialog = (name: string) => screen.findByRole("dialog", { name });
const noAnswer = "We have no answer yet. Your words are saved; we look before we send again.";
const leeksInStore = () => db.read().tips.filter(({ title }) => title === leeks.title);
const countOf = (method: string, calls: Parameters<typeof lines>[0]) =>
  lines(calls).filter((line) => line.startsWith(method)).length;

/** Opens the form for a new tip, with a draft. */
async function openDraft() {
  store(draftOf(leeks));
  return await openForm();
}

describe("a new tip whose response is lost", () => {
  it.each([faults.offline, faults.broken, faults.status])(
    "is shared once, with the usual success, if it arrived: $label",
    async (fault) => {
      const { user } = await openDraft();
      dropResponse("post", "/shareTIps", fault);
      await press(user, "Share Tip");
      await dialog(specWords.tipShared);
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
    await dialog(specWords.tipShared);
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
    await dialog(specWords.tipShared);
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
      expect(screen.getByText(noAnswer)).toBeVisible();
    }
    restoreBackend();
    await press(user, "Share Tip");
    await dialog(specWords.tipShared);
    expect(leeksInStore()).toHaveLength(1);
    expect(countOf("POST", calls)).toBe(1);
  });

  it("is not looked up when its draft is restored, but before it is sent again, of which the draft has the time", async () => {
    addTip({ ...leeks, createdAt: attempt.createdAt, email: member.email });
    const earlier = draftOf(leeks, { attempt: { ...attempt, sentAt: 1 } });
    store(earlier);
    const { user } = await openForm();
    const calls = recordBackendCalls();
    expect(screen.getByText(noAnswer)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue(leeks.title);
    expect(calls).toEqual([]);
    const release = delayCall("get", "/myTips");
    await press(user, "Share Tip");
    const [draft] = storedDrafts();
    expect(draft).toMatchObject({ fields: leeks, attempt });
    expect(draft?.savedAt).toBeGreaterThan(earlier.savedAt);
    release();
    await dialog(specWords.tipShared);
    expect(countOf("POST", calls)).toBe(0);
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });
});

it("a new tip that the server refuses is not looked up, nor called sent", async () => {
  const { user } = await openDraft();
  const calls = recordBackendCalls();
  breakCall("post", "/shareTIps", faults.limited);
  await press(user, "Share Tip");
  await closeOops(user, faults.limited.words);
  expect(screen.queryByText(/arrive|answer yet/)).not.toBeInTheDocument();
  expect(countOf("GET", calls)).toBe(0);
  restoreBackend();
  await press(user, "Share Tip");
  await dialog(specWords.tipShared);
  expect(countOf("POST", calls)).toBe(2);
});

describe("a new tip that the server may store later", () => {
  const unknown = faults.status;

  /** Lets the request arrive at last. */
  const arrive = () => addTip({ ...storedDrafts()[0]?.fields, ...sentTip() });
  const sentTip = () => ({
    createdAt: storedDrafts()[0]?.attempt?.createdAt,
    email: member.email,
  });

  /** Shares a tip, of which there is no answer. */
  async function shareWithoutAnswer() {
    const { user, ...app } = await openDraft();
    breakCall("post", "/shareTIps", unknown);
    await press(user, "Share Tip");
    await closeOops(user, `${unknown.words} We can’t tell whether your request arrived.`);
    restoreBackend();
    expect(screen.getByText(noAnswer)).toBeVisible();
    return { user, ...app, calls: recordBackendCalls() };
  }

  it("is looked up again and again until it is there, and is then shared", async () => {
    const { calls, pathname } = await shareWithoutAnswer();
    await passTime(3 * LOOK_AGAIN_MS);
    expect(countOf("GET", calls)).toBe(3);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    arrive();
    await passTime(LOOK_AGAIN_MS);
    await dialog(specWords.tipShared);
    await passTime(2000);
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    expect(leeksInStore()).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
    expect(countOf("POST", calls)).toBe(0);
  });

  it("is only looked up when its author presses the button meanwhile", async () => {
    const { user, calls } = await shareWithoutAnswer();
    await press(user, "Share Tip");
    await closeOops(user, "We can’t tell whether your request arrived.");
    arrive();
    await press(user, "Share Tip");
    await dialog(specWords.tipShared);
    expect(countOf("POST", calls)).toBe(0);
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is looked up once more after the time in which it may arrive, and may then be sent again", async () => {
    const { user, calls } = await shareWithoutAnswer();
    await passTime(WRITE_TIMEOUT_MS + LOOK_AGAIN_MS);
    const looks = countOf("GET", calls);
    expect(looks).toBeGreaterThanOrEqual(WRITE_TIMEOUT_MS / LOOK_AGAIN_MS);
    await passTime(WRITE_TIMEOUT_MS);
    expect(countOf("GET", calls)).toBe(looks);
    expect(screen.getByText(noAnswer)).toBeVisible();
    await press(user, "Share Tip");
    await dialog(specWords.tipShared);
    expect(countOf("POST", calls)).toBe(1);
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is still looked up after a reload", async () => {
    const { unmount } = await shareWithoutAnswer();
    unmount();
    await openForm("/shareTips", false);
    expect(screen.getByText(noAnswer)).toBeVisible();
    arrive();
    await passTime(LOOK_AGAIN_MS);
    await dialog(specWords.tipShared);
    expect(leeksInStore()).toHaveLength(1);
  });

  it("leaves what was typed since in the form", async () => {
    const { user } = await shareWithoutAnswer();
    arrive();
    await fill(user, "Title", "Leeks in two drainpipes");
    await passTime(LOOK_AGAIN_MS);
    await dialog("Your tip was already shared");
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks in two drainpipes");
    expect(storedDrafts()).toMatchObject([{ attempt: null }]);
  });

  it("is shared at the next look even if another tab has stored the draft again", async () => {
    await shareWithoutAnswer();
    const [draft] = storedDrafts();
    arrive();
    store({ ...draft, savedAt: Date.now() + 1 });
    await passTime(LOOK_AGAIN_MS);
    await dialog(specWords.tipShared);
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is no concern of the next tip if it was discarded", async () => {
    const { user, calls } = await shareWithoutAnswer();
    await press(user, "Discard draft");
    expect(screen.queryByText(noAnswer)).not.toBeInTheDocument();
    await passTime(LOOK_AGAIN_MS);
    expect(calls).toEqual([]);
  });
});

it("a form says after four seconds that the server is slow, and its author may leave", async () => {
  const { user } = await openDraft();
  const release = delayCall("post", "/shareTIps");
  await press(user, "Share Tip");
  await passTime(3900);
  const slow = "The server is slow. Nothing is lost.";
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  await passTime(100);
  expect(screen.getByText(slow)).toHaveRole("status");
  await passTime(WRITE_TIMEOUT_MS - 5000);
  await leavePage(user);
  release();
  await dialog(specWords.tipShared);
  expect(leeksInStore()).toHaveLength(1);
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
    await dialog(specWords.tipUpdated);
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
    await dialog(specWords.tipUpdated);
    expect(countOf("PUT", calls)).toBe(1);
  });
});

describe("an update that may arrive later", () => {
  const path = `/shareTips/${beans._id}`;

  it.each([
    ["the next version", async () => {}],
    [
      "the next version, after its draft was discarded",
      (user: UserEvent) => press(user, "Discard draft"),
    ],
  ])("is not followed by %s until it can no longer overwrite it", async (_, prepare) => {
    const { user } = await openForm(`/updateTips/${beans._id}`);
    const calls = recordBackendCalls();
    await fill(user, "Title", "Beans on strings");
    breakCall("put", path, faults.status);
    await press(user, "Update Tip");
    await closeOops(user, "We can’t tell whether your request arrived.");
    restoreBackend();
    await prepare(user);
    await fill(user, "Title", "Beans on a net");
    await press(user, "Update Tip");
    await closeOops(user, "We can’t tell whether your request arrived.");
    expect(countOf("PUT", calls)).toBe(1);
    await passTime(WRITE_TIMEOUT_MS);
    await press(user, "Update Tip");
    await dialog(specWords.tipUpdated);
    expect(countOf("PUT", calls)).toBe(2);
    expect(storedTip(beans._id)).toMatchObject({ title: "Beans on a net" });
  });

  it("is shared once it is there", async () => {
    const { user } = await openForm(`/updateTips/${beans._id}`);
    await fill(user, "Title", "Beans on strings");
    breakCall("put", path, faults.status);
    await press(user, "Update Tip");
    await closeOops(user, "We can’t tell whether your request arrived.");
    changeTip(beans._id, { title: "Beans on strings" });
    await passTime(LOOK_AGAIN_MS);
    await dialog(specWords.tipUpdated);
  });
});

describe("a deletion without an answer", () => {
  it("is not said to have failed, since the tip may still be deleted", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    breakCall("delete", `/shareTips/${beans._id}`, faults.gateway);
    await deleteTip(user, beans.title);
    await closeOops(
      user,
      "We can’t tell whether your request arrived. The tip may still be deleted.",
    );
  });

  it("is done if the server says that there is no such tip", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    breakCall("delete", `/shareTips/${beans._id}`, faults.missing);
    await deleteTip(user, beans.title);
    await dialog("Already deleted");
  });
});

describe("a deletion whose response is lost", () => {
  it("shows its success if it arrived", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    dropResponse("delete", `/shareTips/${beans._id}`, faults.gateway);
    await deleteTip(user, beans.title);
    expect(await dialog(specWords.deleted)).toHaveTextContent(specWords.tipDeleted);
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
    expect(screen.queryByText(specWords.tipDeleted)).not.toBeInTheDocument();
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
  expect(screen.queryByText(specWords.tipLiked)).not.toBeInTheDocument();
  restoreBackend();
  await press(user, "Try again");
  await screen.findByText(specWords.tipLiked);
  expect(countOf("PATCH", calls)).toBe(2);
});
