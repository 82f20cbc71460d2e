import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { register, signIn, signOut } from "@/auth/auth-session";
import { editableFieldsOf } from "@/features/tips/tip-fields";
import { queryClient } from "@/lib/query-client";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock } from "../support/clock";
import { attempt, draftOf, inAnotherTab, leeks, store, storedDrafts } from "../support/drafts";
import { breakCall, delayCall, faults } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { addTip, changeTip, db, member, tips } from "../support/server";
import { fullStorage, refuseStorage, replaceStorage } from "../support/storage";
import { openForm } from "../support/tip-pages";
import {
  closeOops,
  fill,
  fillInTip,
  leavePage,
  logOut,
  press,
  shareTip,
} from "../support/user-actions";

const { beans } = tips;
const beansForm = `/updateTips/${beans._id}`;
const beansScope = { uid: member.uid, tipId: beans._id };
const question = "Leave this page?";

const expectShared = () => screen.findByRole("dialog", { name: "Tip Shared Successfully!" });

async function expectSaved() {
  await waitFor(() => expect(screen.getByText("Draft saved on this device.")).toBeVisible());
}

const expectTitle = (title: string) => expect(screen.getByLabelText("Title")).toHaveValue(title);

function expectLeeks() {
  expectTitle(leeks.title);
  expect(screen.getByLabelText("Plant type")).toHaveValue(leeks.plantType);
  expect(screen.getByLabelText("Description")).toHaveValue(leeks.description);
}

function expectRestored() {
  expect(screen.getByText(/^We restored your draft from .*\d{4} at .*\.$/)).toBeVisible();
}

const leeksInStore = () => db.read().tips.filter(({ title }) => title === leeks.title);

const storedTitles = () =>
  storedDrafts()
    .map(({ fields }) => fields.title)
    .toSorted();

/** Whether the browser would ask before it closes the page. */
function browserAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Shares a tip, and leaves the form before the server has answered. */
async function leaveWhileSending() {
  const release = delayCall("post", "/shareTIps");
  const app = await openForm();
  await shareTip(app.user);
  await leavePage(app.user);
  return { ...app, release };
}

describe("the draft of a new tip", () => {
  async function returnWhileSending() {
    const app = await leaveWhileSending();
    await act(() => app.router.navigate("/shareTips"));
    return app;
  }

  it.each<[string, (user: UserEvent) => Promise<void>, string[]]>([
    ["changed", (user) => fill(user, "Title", "Leeks!"), ["Leeks!"]],
    ["discarded", (user) => press(user, "Discard draft"), []],
  ])(
    "stays %s after a return to the form, even if the request of the first form fails",
    async (_, change, titles) => {
      breakCall("post", "/shareTIps", faults.status);
      const { user, release } = await returnWhileSending();
      await screen.findByText(/^You sent this tip before/);
      await change(user);
      release();
      await closeOops(user, faults.status.words);
      expect(storedTitles()).toEqual(titles);
    },
  );

  it.each([
    ["/shareTips", "/dashboard/shareTips"],
    ["/dashboard/shareTips", "/shareTips"],
  ])("written at %s is restored at %s", async (address, next) => {
    const { user, unmount } = await openForm(address);
    await fillInTip(user);
    await user.selectOptions(screen.getByLabelText("Category"), "Soil");
    unmount();
    await openForm(next, false);
    expectLeeks();
    expect(screen.getByLabelText("Category")).toHaveValue("soil");
    expectRestored();
  });

  it("is saved at each change, without the member's email and name, and the form says so", async () => {
    const { user } = await openForm();
    expect(screen.queryByText("Draft saved on this device.")).not.toBeInTheDocument();
    await fill(user, "Title", leeks.title);
    expect(storedDrafts()).toMatchObject([{ fields: { title: leeks.title } }]);
    await expectSaved();
    expect(JSON.stringify(storedDrafts())).not.toContain(member.email);
    expect(JSON.stringify(storedDrafts())).not.toContain(member.name);
  });

  it("keeps what is typed while the tip is sent, and says that the tip was already shared before it is sent again", async () => {
    await freezeClock();
    const release = delayCall("post", "/shareTIps");
    const { user, unmount } = await openForm();
    await shareTip(user);
    await fill(user, "Title", "Leeks in two drainpipes");
    release();
    await expectShared();
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Leeks in two drainpipes" } }]);
    unmount();
    const again = await openForm("/shareTips", false);
    expectTitle("Leeks in two drainpipes");
    await press(again.user, "Share Tip");
    await screen.findByRole("dialog", { name: "Your tip was already shared" });
    expect(leeksInStore()).toHaveLength(1);
  });

  it("can be discarded, and restored with Undo", async () => {
    store(draftOf(leeks));
    const { user } = await openForm();
    await press(user, "Discard draft");
    expect(screen.getByText("Draft discarded.")).toBeVisible();
    expectTitle("");
    expect(storedDrafts()).toEqual([]);
    expect(browserAsks()).toBe(false);
    await user.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expectLeeks();
    expect(screen.getByText("Your text has been restored.")).toBeVisible();
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
  });

  it("keeps what is changed after a return to the form, even if the first version is then shared", async () => {
    const { user, release } = await returnWhileSending();
    await fill(user, "Title", "Leeks in two drainpipes");
    release();
    await expectShared();
    cleanup();
    await openForm("/shareTips", false);
    expectTitle("Leeks in two drainpipes");
  });

  it("is said to have been sent, and shared once, if its author returns and sends it before the server has answered", async () => {
    const { user, release } = await returnWhileSending();
    expect(await screen.findByText(/we don’t know whether it arrived/)).toBeVisible();
    expectLeeks();
    await press(user, "Share Tip");
    release();
    await expectShared();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is kept if it was begun after the sent one had been discarded", async () => {
    const { user, release } = await returnWhileSending();
    await screen.findByText(/You sent this tip before/);
    await press(user, "Discard draft");
    await fill(user, "Title", "Prune the rose");
    release();
    await expectShared();
    expect(storedTitles()).toEqual(["Prune the rose"]);
  });

  it("is announced, locked while the tip is sent, then removed, and the form closes without asking", async () => {
    store(draftOf(leeks));
    const release = delayCall("post", "/shareTIps");
    const { user, pathname } = await openForm();
    expect(screen.getByText(/^We restored your draft/).parentElement).toHaveRole("status");
    const discard = screen.getByRole("button", { name: "Discard draft" });
    expect(discard).toHaveAttribute("aria-disabled", "false");
    await press(user, "Share Tip");
    expect(discard).toHaveAttribute("aria-disabled", "true");
    await user.click(discard);
    expectLeeks();
    release();
    await expectShared();
    expect(storedDrafts()).toEqual([]);
    expect(browserAsks()).toBe(false);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });
});

it("the author of a tip stays on the page to which they went while it was being sent", async () => {
  const { user, pathname, release } = await leaveWhileSending();
  release();
  const dialog = await expectShared();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(pathname()).toBe(quietPage);
});

describe("an account's draft", () => {
  it("is removed at logout if it is hidden, and pending text is not written back", async () => {
    store(draftOf({ ...leeks, availability: "hidden" }));
    const { user } = await openForm();
    await fill(user, "Title", "Something else");
    await logOut(user);
    expect(storedDrafts()).toEqual([]);
  });

  it("is not stored again if it is hidden and the server rejects it after a logout, which is not shown", async () => {
    store(draftOf({ ...leeks, availability: "hidden" }));
    breakCall("post", "/shareTIps", faults.missing);
    await freezeClock();
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await press(user, "Share Tip");
    await logOut(user);
    release();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(screen.queryByRole("dialog", { name: "Oops!" })).not.toBeInTheDocument();
    expect(storedDrafts()).toEqual([]);
  });

  it.each([
    ["the member logs out", logOut],
    ["the session ends", () => signOut()],
  ])("survives, without a question, when %s", async (_, end) => {
    const { user, router, pathname } = await openForm();
    await fillInTip(user);
    await end(user);
    await waitFor(() => expect(pathname()).toBe("/login"));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    await screen.findByText("Welcome back");
    await signIn(member.email, member.password);
    await router.navigate("/shareTips");
    await waitFor(() => expectLeeks());
    expectRestored();
  });

  it("is hidden from another account, which has its own, until its author is back", async () => {
    const { user } = await openForm();
    await fillInTip(user);
    await act(() => register("ola@example.org", "Marigold!7"));
    await waitFor(() => expectTitle(""));
    expect(screen.queryByText(/^We restored your draft/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Your email")).toHaveValue("ola@example.org");
    expect(screen.getByRole("main")).not.toHaveTextContent(member.email);
    await fill(user, "Title", "Ola's own");
    await expectSaved();
    await act(() => signIn(member.email, member.password));
    await waitFor(() => expectLeeks());
  });
});

it("the outcome of a tip is not shown to another member, who has signed in meanwhile", async () => {
  const release = delayCall("post", "/shareTIps");
  const { user } = await openForm();
  await shareTip(user);
  await act(() => register("ola@example.org", "Marigold!7"));
  release();
  await waitFor(() => expect(db.read().tips).toContainEqual(expect.objectContaining(leeks)));
  await waitFor(() => expect(storedDrafts()).toEqual([]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

describe("leaving a form", () => {
  const aboutLink = () => screen.getByRole("link", { name: "About Us" });

  it("asks nothing if the text is stored, and Back restores the draft, twice in a row", async () => {
    const { user, router, pathname } = await openForm();
    await fillInTip(user);
    for (const _ of [1, 2]) {
      expect(browserAsks()).toBe(false);
      await leavePage(user);
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
      await act(() => router.navigate(-1));
      await waitFor(() => expectLeeks());
      expect(pathname()).toBe("/shareTips");
    }
  });

  it.each([
    [
      "keeps the stored draft, and asks neither before another page nor before closing the tab",
      true,
    ],
    // Closing the tab would end the request.
    ["asks only before closing the tab if there is no stored draft", false],
  ])("while the tip is being sent %s", async (_, isStored) => {
    if (!isStored) refuseStorage(fullStorage, "setItem");
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await shareTip(user);
    await screen.findByRole("button", { name: "Sharing..." });
    expect(browserAsks()).toBe(!isStored);
    await leavePage(user);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(storedDrafts()).toMatchObject(isStored ? [{ fields: leeks }] : []);
    release();
    await expectShared();
    expect(storedDrafts()).toEqual([]);
  });

  it("warns that the text cannot be stored, and asks before leaving", async () => {
    const { user, router, pathname } = await renderApp(quietPage, { isSignedIn: true });
    await router.navigate("/shareTips");
    refuseStorage(fullStorage, "setItem");
    await screen.findByRole("button", { name: "Share Tip" });
    expect(screen.queryByText(/can't save a draft/)).not.toBeInTheDocument();
    await fillInTip(user);
    expect(await screen.findByText(/^This device can’t save a draft: /)).toBeVisible();
    expect(browserAsks()).toBe(true);
    const goBack = () => void router.navigate(-1);
    // Goes back twice, since the navigation blocker must still work after the first question.
    for (const leave of [() => user.click(aboutLink()), goBack, goBack]) {
      await leave();
      const dialog = await screen.findByRole("dialog", { name: question });
      expect(dialog).toHaveTextContent("lost if you leave");
      await waitFor(() => expect(screen.getByRole("button", { name: "Stay" })).toHaveFocus());
      await press(user, "Stay");
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(pathname()).toBe("/shareTips");
    }
    expectLeeks();
    goBack();
    await press(user, "Leave");
    await waitFor(() => expect(pathname()).toBe(quietPage));
    expect(browserAsks()).toBe(false);
  });

  it.each([
    ["/shareTips", ""],
    [beansForm, beans.title],
  ])("asks nothing at %s without changes, or once they are undone", async (address, title) => {
    const { user, pathname } = await openForm(address);
    expect(browserAsks()).toBe(false);
    await fill(user, "Title", "Leek");
    await fill(user, "Title", title);
    expect(browserAsks()).toBe(false);
    await leavePage(user);
    expect(pathname()).toBe(quietPage);
    expect(storedDrafts()).toEqual([]);
  });
});

describe("a form that is open in two tabs", () => {
  const other = draftOf({ ...leeks, title: "The other tab's" }, { savedAt: Date.now() + 1000 });

  async function openTwice() {
    const app = await openForm();
    await fill(app.user, "Title", "This tab's");
    return app;
  }

  it("shows the other tab's newer text when it gets the focus again, and its own after Undo", async () => {
    const { user } = await openTwice();
    inAnotherTab(() => store(other));
    expectTitle("The other tab's");
    expectRestored();
    expect(storedTitles()).toEqual(["The other tab's"]);
    await press(user, "Undo");
    expectTitle("This tab's");
    expect(storedTitles()).toEqual(["This tab's"]);
  });

  it("shows it without an Undo if nothing is typed here", async () => {
    await openForm();
    inAnotherTab(() => store(other));
    expectTitle("The other tab's");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("shows it when the tab becomes visible, if the browser does not report the focus", async () => {
    await openTwice();
    store(other);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expectTitle("The other tab's");
  });

  it("keeps its own text, and the place of the cursor, if that is the newest", async () => {
    const { user } = await openTwice();
    const title = screen.getByLabelText("Title");
    inAnotherTab(() => {});
    await user.keyboard(", longer");
    expect(title).toHaveValue("This tab's, longer");
    inAnotherTab(() => {});
    expect(title).toHaveFocus();
    expect(storedTitles()).toEqual(["This tab's, longer"]);
  });

  it("stores the text of the tab that was typed into last", async () => {
    const { user } = await openTwice();
    store(other);
    await user.keyboard(", longer");
    expect(storedTitles()).toEqual(["This tab's, longer"]);
    inAnotherTab(() => {});
    expectTitle("This tab's, longer");
  });

  it("keeps its own text if that could not be stored", async () => {
    const { user } = await openTwice();
    const restoreStorage = refuseStorage(fullStorage, "setItem");
    await fill(user, "Title", "Not stored");
    restoreStorage();
    inAnotherTab(() => store(other));
    expectTitle("Not stored");
  });

  it("keeps its own text while that is being sent", async () => {
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await shareTip(user);
    inAnotherTab(() => store(other));
    expectLeeks();
    release();
    await expectShared();
    expect(storedTitles()).toEqual(["The other tab's"]);
  });

  it("says that the other tab has sent the same text, and looks it up before it sends it again", async () => {
    store(draftOf(leeks));
    const { user } = await openForm();
    inAnotherTab(() => store(draftOf(leeks, { attempt, savedAt: Date.now() })));
    expect(screen.getByText(/we don’t know whether it arrived/)).toBeVisible();
    expectLeeks();
    addTip({ ...leeks, ...attempt, email: member.email });
    const calls = recordBackendCalls();
    await press(user, "Share Tip");
    await expectShared();
    expect(lines(calls).some((line) => line.startsWith("POST"))).toBe(false);
  });

  it("is empty once the other tab has shared or discarded the draft, until that is undone", async () => {
    const { user } = await openTwice();
    inAnotherTab(() => localStorage.clear());
    expectTitle("");
    expect(screen.getByText("Your draft was shared or discarded in another tab.")).toBeVisible();
    await press(user, "Undo");
    expectTitle("This tab's");
    expect(storedTitles()).toEqual(["This tab's"]);
  });
});

describe("a form that restores a draft", () => {
  const stored = draftOf(leeks);

  async function restoreDraft() {
    store(stored);
    const app = await openForm();
    expectLeeks();
    return app;
  }

  it("leaves it unchanged until the text is edited", async () => {
    const { unmount } = await restoreDraft();
    unmount();
    expect(storedDrafts()).toEqual([stored]);
  });

  it("restores the newest one of an earlier release, and removes all of them once it is shared", async () => {
    store(draftOf({ title: "Older" }, { savedAt: 1 }), undefined, ":a");
    store(stored, undefined, ":b");
    const { user } = await openForm();
    expectLeeks();
    expectRestored();
    await press(user, "Share Tip");
    await expectShared();
    expect(storedDrafts()).toEqual([]);
  });

  it.each([
    ["a change", (user: UserEvent) => fill(user, "Title", "Leeks"), ["Leeks"]],
    [
      "a change that is undone",
      (user: UserEvent) => fill(user, "Title", leeks.title),
      [leeks.title],
    ],
    ["sharing", (user: UserEvent) => press(user, "Share Tip").then(expectShared), []],
    ["discarding", (user: UserEvent) => press(user, "Discard draft"), []],
  ])("leaves no second draft after %s", async (_, change, titles) => {
    const { user } = await restoreDraft();
    await change(user);
    expect(storedTitles()).toEqual(titles);
  });

  it("keeps the old text stored while there is no room for the new one, and warns until the change is undone", async () => {
    const { user, unmount } = await restoreDraft();
    const device = localStorage;
    replaceStorage({
      setItem(key, text) {
        if (text.length > JSON.stringify(stored).length) throw fullStorage();
        device.setItem(key, text);
      },
    });
    await user.type(screen.getByLabelText("Title"), " on the balcony");
    expect(await screen.findByText(/^This device can’t save a draft: /)).toBeVisible();
    expect(storedTitles()).toEqual([leeks.title]);
    expect(browserAsks()).toBe(true);
    unmount();
    const again = await openForm("/shareTips", false);
    expectLeeks();
    await again.user.type(screen.getByLabelText("Title"), "!");
    expect(browserAsks()).toBe(true);
    await again.user.keyboard("{Backspace}");
    await expectSaved();
    expect(browserAsks()).toBe(false);
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
  });
});

describe("the draft of an update", () => {
  const base = editableFieldsOf(beans);
  const draft = draftOf({ ...base, title: "Beans on a net" }, { base });

  const changed = { description: "Somebody changed this." };

  it.each([
    ["updated", "Beans on a net"],
    ["unchanged", beans.title],
  ])("is removed when the server answers that the tip is %s", async (_, text) => {
    store(draft, beansScope);
    const { user, pathname } = await openForm(beansForm);
    await fill(user, "Title", text);
    await press(user, "Update Tip");
    await waitFor(() => expect(storedDrafts()).toEqual([]));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it("is removed if the tip already has its text, after an update that only seemed to fail", async () => {
    store(draft, beansScope);
    changeTip(beans._id, { title: "Beans on a net" });
    await openForm(beansForm);
    expectTitle("Beans on a net");
    expect(screen.queryByText(/^We restored|was changed after/)).not.toBeInTheDocument();
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  it("can be compared with a newer version of the tip, and kept", async () => {
    changeTip(beans._id, changed);
    store(draft, beansScope);
    const { user } = await openForm(beansForm);
    expect(screen.getByText(/^This tip was changed after you began to write\./)).toBeVisible();
    expectTitle("Beans on a net");
    await press(user, "See the newest version");
    expectTitle(beans.title);
    expect(screen.getByLabelText("Description")).toHaveValue(changed.description);
    await press(user, "Undo");
    await press(user, "Keep my draft");
    expect(screen.queryByText(/^This tip was changed after/)).not.toBeInTheDocument();
    expectTitle("Beans on a net");
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
  });

  it("can be compared with the tip as soon as a newer version is loaded", async () => {
    const { user } = await openForm(beansForm);
    await fill(user, "Title", "Beans on a net");
    changeTip(beans._id, changed);
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByText(/^This tip was changed after you began/)).toBeVisible();
    expectTitle("Beans on a net");
  });
});

it("the form of an update in which nothing was typed shows a newer version of the tip", async () => {
  await openForm(beansForm);
  changeTip(beans._id, { title: "Beans on a net" });
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expectTitle("Beans on a net"));
  expect(screen.queryByText(/^This tip was changed/)).not.toBeInTheDocument();
});
