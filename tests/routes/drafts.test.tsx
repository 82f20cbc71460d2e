import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { register, signIn, signOut } from "@/auth/auth-session";
import type { Draft } from "@/features/tips/editor/draft-storage";
import { editableFieldsOf } from "@/features/tips/tip.schema";
import { freezeClock } from "../support/clock";
import {
  draftOf,
  keyOf,
  leeks,
  newTip,
  sendInAnotherTab,
  store,
  storedDrafts,
  writeInAnotherTab,
} from "../support/drafts";
import { breakCall, delayCall, faults } from "../support/faults";
import { renderApp } from "../support/render-app";
import { changeTip, db, member, tips } from "../support/server";
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

const draftKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith("sow-and-tell:draft:"));

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
      await screen.findByText(/We restored your draft|You sent this tip before/);
      await change(user);
      release();
      await closeOops(user, faults.status.words);
      expect(storedTitles()).toEqual(titles);
      expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
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

  it("keeps what is typed while the tip is sent, and on return says that the tip was already shared", async () => {
    await freezeClock();
    const release = delayCall("post", "/shareTIps");
    const { user, unmount } = await openForm();
    await shareTip(user);
    await fill(user, "Title", "Leeks in two drainpipes");
    release();
    await expectShared();
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Leeks in two drainpipes" } }]);
    unmount();
    await openForm("/shareTips", false);
    expectTitle("Leeks in two drainpipes");
    await screen.findByRole("dialog", { name: "Your tip was already shared" });
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

  it("says that the tip may have been shared if its author returns before the server has answered", async () => {
    const { release } = await returnWhileSending();
    await waitFor(() => expectLeeks());
    release();
    expect(await screen.findByText(/^This tip may already have been shared/)).toBeInTheDocument();
  });

  it("is not called shared if it was begun after the sent one had been discarded", async () => {
    const { user, release } = await returnWhileSending();
    await screen.findByText(/You sent this tip before/);
    await press(user, "Discard draft");
    await fill(user, "Title", "Prune the rose");
    release();
    await expectShared();
    expect(screen.queryByText(/already have been shared/)).not.toBeInTheDocument();
    expect(storedTitles()).toEqual(["Prune the rose"]);
  });

  it("is announced, locked while the tip is sent, then removed, and the form closes without asking", async () => {
    store(draftOf(leeks));
    const release = delayCall("post", "/shareTIps");
    const { user, pathname } = await openForm();
    expect(screen.getByText(/^We restored your draft/).parentElement).toHaveRole("status");
    expect(screen.getByRole("button", { name: "Discard draft" })).toBeEnabled();
    await press(user, "Share Tip");
    expect(screen.getByRole("button", { name: "Discard draft" })).toBeDisabled();
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
  expect(pathname()).toBe("/aboutUs");
});

describe("an account's draft", () => {
  it("is removed at logout if it is hidden, and pending text is not written back", async () => {
    store(draftOf({ ...leeks, availability: "hidden" }));
    const { user } = await openForm();
    await fill(user, "Title", "Something else");
    await logOut(user);
    expect(storedDrafts()).toEqual([]);
  });

  it("is not stored again if it is hidden and the server rejects it after a logout", async () => {
    store(draftOf({ ...leeks, availability: "hidden" }));
    breakCall("post", "/shareTIps", faults.missing);
    await freezeClock();
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await press(user, "Share Tip");
    await logOut(user);
    release();
    await screen.findByRole("dialog", { name: "Oops!" });
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
    const { user, router, pathname } = await renderApp("/aboutUs", { isSignedIn: true });
    await router.navigate("/shareTips");
    refuseStorage(fullStorage, "setItem");
    await screen.findByRole("button", { name: "Share Tip" });
    expect(screen.queryByText(/can't save a draft/)).not.toBeInTheDocument();
    await fillInTip(user);
    expect(await screen.findByText(/^This device can't save a draft: /)).toBeVisible();
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
    await waitFor(() => expect(pathname()).toBe("/aboutUs"));
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
    expect(pathname()).toBe("/aboutUs");
    expect(storedDrafts()).toEqual([]);
  });
});

describe("a form that is open in two tabs", () => {
  const other = draftOf({ ...leeks, title: "The other tab's" });
  async function openTwice() {
    const app = await openForm();
    await fill(app.user, "Title", "This tab's");
    await expectSaved();
    writeInAnotherTab(JSON.stringify(other));
    await screen.findByText(/^You were writing this tip in another tab too, on .*\./);
    return app;
  }

  it("saves both texts until the member keeps one", async () => {
    const { user } = await openTwice();
    await fill(user, "Title", "This tab's, longer");
    await waitFor(() => expect(storedTitles()).toEqual(["The other tab's", "This tab's, longer"]));
    await press(user, "Keep mine");
    expectTitle("This tab's, longer");
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
    expect(storedTitles()).toEqual(["This tab's, longer"]);
  });

  it("takes the other tab's text, offers both again after Undo, and keeps only one after an edit", async () => {
    const { user } = await openTwice();
    await press(user, "Use the other tab's text");
    expectTitle("The other tab's");
    expect(screen.getByText("This is the other tab's text now.")).toBeVisible();
    await press(user, "Undo");
    expectTitle("This tab's");
    expect(storedTitles()).toEqual(["The other tab's", "This tab's"]);
    expect(screen.getByText(/^You were writing this tip in another tab too/)).toBeVisible();
    await press(user, "Use the other tab's text");
    await fill(user, "Title", "Both tabs' text");
    await waitFor(() => expect(storedTitles()).toEqual(["Both tabs' text"]));
  });

  it("has a button beside the submit button that moves the focus to the choice", async () => {
    const { user } = await openTwice();
    await press(user, "Another tab has a draft of its own");
    await user.tab();
    expect(screen.getByRole("button", { name: "Use the other tab's text" })).toHaveFocus();
  });

  it("offers only the other tab's text if nothing is typed here, even after a reload", async () => {
    const { unmount } = await openForm();
    writeInAnotherTab(JSON.stringify(other));
    await screen.findByText(/^You were writing this tip in another tab, on/);
    unmount();
    const { user } = await openForm("/shareTips", false);
    expect(screen.getByText(/^You were writing this tip in another tab, on/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Keep mine" })).not.toBeInTheDocument();
    expectTitle("");
    await press(user, "Use the other tab's text");
    expectTitle("The other tab's");
  });

  it("shows its own text after a reload, even if the other is newer", async () => {
    const { unmount } = await openTwice();
    writeInAnotherTab(JSON.stringify({ ...other, savedAt: Date.now() + 1000 }));
    unmount();
    const { user } = await openForm("/shareTips", false);
    expectTitle("This tab's");
    expect(screen.getByText(/^You were writing this tip in another tab too, on/)).toBeVisible();
    await press(user, "Keep mine");
    expect(storedTitles()).toEqual(["This tab's"]);
  });

  it("restores the other tab's text after a reload if it was chosen", async () => {
    const { user, unmount } = await openTwice();
    await press(user, "Use the other tab's text");
    unmount();
    await openForm("/shareTips", false);
    expectTitle("The other tab's");
    expectRestored();
  });

  it("says that the other tab has shared the tip, and keeps its own text until that is discarded", async () => {
    const { user } = await openTwice();
    sendInAnotherTab();
    await waitFor(() =>
      expect(screen.getByText(/^This tip may already have been shared/)).toBeVisible(),
    );
    expectTitle("This tab's");
    await press(user, "Discard draft");
    expectTitle("");
  });

  it("keeps its own restored text when the other tab has shared a different one", async () => {
    const { unmount } = await openTwice();
    unmount();
    await openForm("/shareTips", false);
    sendInAnotherTab();
    await screen.findByText(/^This tip may already have been shared/);
    expectTitle("This tab's");
    expect(storedTitles()).toEqual(["This tab's"]);
  });

  it("says that the other tab has shared the tip, and removes the draft of a text that was not edited", async () => {
    store(draftOf(leeks));
    await openForm();
    sendInAnotherTab();
    await screen.findByText(/^This tip may already have been shared/);
    expectLeeks();
    expect(storedDrafts()).toEqual([]);
  });

  /** Another tab changes, or removes, the draft of this tab's form. */
  function changeOwnDraft(draft: Draft | null) {
    const [key = ""] = draftKeys();
    writeInAnotherTab(draft && JSON.stringify(draft), newTip, key.split(":").at(-1));
  }

  it.each([
    ["stores its text again if the other tab has changed its draft", "Changed there", [0, 1]],
    ["stores its text once if the other tab has the same", "This tab's", [1]],
  ])("%s", async (_, title, times) => {
    const { user } = await openForm();
    await fill(user, "Title", "This tab's");
    const [{ savedAt: first = 0 } = {}] = storedDrafts();
    changeOwnDraft(draftOf({ title }, { savedAt: first + 1 }));
    expect(
      storedDrafts()
        .map(({ savedAt }) => savedAt - first)
        .toSorted(),
    ).toEqual(times);
    expectTitle("This tab's");
  });

  it("no longer says that its draft is saved if the other tab has removed it", async () => {
    const { user } = await openForm();
    await fill(user, "Title", "This tab's");
    changeOwnDraft(null);
    expect(storedTitles()).toEqual([]);
    expect(screen.queryByText("Draft saved on this device.")).not.toBeInTheDocument();
    expectTitle("This tab's");
  });
});

describe("a form that restores the draft of another tab", () => {
  const stored = draftOf(leeks);

  async function restoreDraft() {
    store(stored);
    const app = await openForm();
    expectLeeks();
    return app;
  }

  it("leaves it unchanged until the text is edited, since that tab may be open", async () => {
    const { unmount } = await restoreDraft();
    unmount();
    expect(localStorage.getItem(keyOf(newTip))).toBe(JSON.stringify(stored));
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
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
  });

  it("updates it in place, so that the other tab learns of the change", async () => {
    const { user } = await restoreDraft();
    await user.type(screen.getByLabelText("Title"), "!");
    expect(draftKeys()).toEqual([keyOf(newTip)]);
  });

  it("keeps both texts if that tab goes on writing", async () => {
    const { user } = await restoreDraft();
    writeInAnotherTab(JSON.stringify(draftOf({ title: "Longer" }, { savedAt: Date.now() })));
    await screen.findByText(/^You were writing this tip in another tab too/);
    await fill(user, "Title", "Changed here");
    expect(storedTitles()).toEqual(["Changed here", "Longer"]);
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
    expect(await screen.findByText(/^This device can't save a draft: /)).toBeVisible();
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

  it("can be compared with the tip as soon as another tab has updated the tip", async () => {
    const { user } = await openForm(beansForm);
    await fill(user, "Title", "Beans on a net");
    changeTip(beans._id, changed);
    sendInAnotherTab(beansScope);
    await waitFor(() =>
      expect(screen.getByText(/^This tip was changed after you began/)).toBeVisible(),
    );
    expectTitle("Beans on a net");
  });
});

it("the form of an update in which nothing was typed shows the tip as another tab has updated it", async () => {
  await openForm(beansForm);
  changeTip(beans._id, { title: "Beans on a net" });
  sendInAnotherTab(beansScope);
  await waitFor(() => expectTitle("Beans on a net"));
  expect(screen.queryByText(/^This tip was changed/)).not.toBeInTheDocument();
});
