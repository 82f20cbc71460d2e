import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { register, signIn } from "@/auth/auth-session";
import { LOOK_AGAIN_MS } from "@/features/tips/editor/use-delivery";
import { type EditableFields, editableFieldsOf } from "@/features/tips/tip-fields";
import { queryClient } from "@/lib/query-client";
import { freezeClock, passTime } from "../support/clock";
import { attempt, draftOf, inAnotherTab, leeks, store, storedDrafts } from "../support/drafts";
import { breakCall, delayCall, faults } from "../support/faults";
import { quietPage } from "../support/pages";
import { changeTip, db, member, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { fullStorage, refuseStorage, replaceStorage } from "../support/storage";
import { openForm } from "../support/tip-pages";
import { fill, fillInTip, leavePage, logOut, press } from "../support/user-actions";
import { returnFromCache } from "../support/view";

const { beans } = tips;
const beansForm = `/updateTips/${beans._id}`;
const beansScope = { uid: member.uid, tipId: beans._id };

const expectShared = () => screen.findByRole("dialog", { name: specWords.tipShared });

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

/** Opens the form for a new tip, with a draft, and sends it. */
async function sendDraft(fields: Partial<EditableFields> = leeks) {
  store(draftOf(fields));
  const app = await openForm();
  await press(app.user, "Share Tip");
  return app;
}

describe("the draft of a new tip", () => {
  /** Shares a tip, leaves the form before the server has answered, and returns to it. */
  async function returnWhileSending() {
    const release = delayCall("post", "/shareTIps");
    const app = await sendDraft();
    await act(() => app.router.navigate(quietPage));
    await act(() => app.router.navigate("/shareTips"));
    await screen.findByText(/^We have no answer yet/);
    return { ...app, release };
  }

  it("is saved at each change, without the member's email and name, the form says so, and its other address restores it", async () => {
    const { user, unmount } = await openForm("/dashboard/shareTips");
    expect(screen.queryByText("Draft saved on this device.")).not.toBeInTheDocument();
    await fill(user, "Title", leeks.title);
    expect(storedDrafts()).toMatchObject([{ fields: { title: leeks.title } }]);
    await expectSaved();
    await user.selectOptions(screen.getByLabelText("Category"), "Soil");
    expect(JSON.stringify(storedDrafts())).not.toContain(member.email);
    expect(JSON.stringify(storedDrafts())).not.toContain(member.name);
    unmount();
    await openForm("/shareTips", false);
    expectTitle(leeks.title);
    expect(screen.getByLabelText("Category")).toHaveValue("soil");
    expectRestored();
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

  it("keeps what is typed while the tip is sent, and says that the tip was already shared when it is sent again", async () => {
    freezeClock();
    const release = delayCall("post", "/shareTIps");
    const { user, unmount } = await sendDraft();
    await fill(user, "Title", "Leeks in two drainpipes");
    release();
    await expectShared();
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Leeks in two drainpipes" } }]);
    unmount();
    const again = await openForm("/shareTips", false);
    expectTitle("Leeks in two drainpipes");
    await press(again.user, "Share Tip");
    await screen.findByRole("dialog", { name: "Your tip was already shared" });
    await press(again.user, "OK");
    expectTitle("Leeks in two drainpipes");
    expect(screen.getByRole("button", { name: "Share Tip" })).toBeEnabled();
    expect(again.pathname()).toBe("/shareTips");
    expect(leeksInStore()).toHaveLength(1);
  });

  it("stays discarded after a return to the form, even if the request of the first form fails", async () => {
    breakCall("post", "/shareTIps", faults.status);
    const { user, release } = await returnWhileSending();
    await press(user, "Discard draft");
    release();
    await screen.findByRole("dialog", { name: specWords.oops });
    expect(storedDrafts()).toEqual([]);
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ["is changed", async () => {}],
    ["is begun after the sent one was discarded", (user) => press(user, "Discard draft")],
  ])(
    "is kept if it %s after a return to the form, even if the first version is then shared",
    async (_, prepare) => {
      const { user, release } = await returnWhileSending();
      await prepare(user);
      await fill(user, "Title", "Leeks in two drainpipes");
      release();
      await expectShared();
      expect(storedTitles()).toEqual(["Leeks in two drainpipes"]);
    },
  );

  it("leaves the form to which its author returned once it is shared, which is told once", async () => {
    await freezeClock();
    const { release } = await returnWhileSending();
    await passTime(2 * LOOK_AGAIN_MS);
    release();
    const dialog = await expectShared();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await passTime(2000);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expectTitle("");
    await passTime(LOOK_AGAIN_MS);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is shared once if its author returns and sends it before the server has answered", async () => {
    const { user, release } = await returnWhileSending();
    expectLeeks();
    await press(user, "Share Tip");
    release();
    await expectShared();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(leeksInStore()).toHaveLength(1);
  });

  it("is announced, locked while it is sent, then removed, and the form closes without asking", async () => {
    store(draftOf(leeks));
    const release = delayCall("post", "/shareTIps");
    const { user, pathname } = await openForm();
    expectRestored();
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
  });
});

describe("an account's draft", () => {
  it("is removed at logout if it is hidden, and not stored again if the server rejects it afterwards, which is not shown", async () => {
    breakCall("post", "/shareTIps", faults.missing);
    freezeClock();
    const release = delayCall("post", "/shareTIps");
    const { user } = await sendDraft({ ...leeks, availability: "hidden" });
    await fill(user, "Title", "Something else");
    await logOut(user);
    expect(storedDrafts()).toEqual([]);
    release();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(screen.queryByRole("dialog", { name: specWords.oops })).not.toBeInTheDocument();
    expect(storedDrafts()).toEqual([]);
  });

  it("survives a logout, without a question, and is hidden from another account, which has its own, until its author is back", async () => {
    store(draftOf(leeks));
    const { user, router, pathname } = await openForm();
    await fill(user, "Title", "Leeks on the balcony");
    await logOut(user);
    await waitFor(() => expect(pathname()).toBe("/login"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await act(() => register("ola@example.org", "Marigold!7"));
    await act(() => router.navigate("/shareTips"));
    await screen.findByLabelText("Title");
    expectTitle("");
    expect(screen.queryByText(/^We restored your draft/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Your email")).toHaveValue("ola@example.org");
    expect(screen.getByRole("main")).not.toHaveTextContent(member.email);
    await fill(user, "Title", "Ola's own");
    await expectSaved();
    await act(() => signIn(member.email, member.password));
    await waitFor(() => expectTitle("Leeks on the balcony"));
    expectRestored();
    expect(screen.getByLabelText("Your email")).toHaveValue(member.email);
  });
});

it("the outcome of a tip is not shown to another member, who has signed in meanwhile", async () => {
  const release = delayCall("post", "/shareTIps");
  await sendDraft();
  await act(() => register("ola@example.org", "Marigold!7"));
  release();
  await waitFor(() => expect(db.read().tips).toContainEqual(expect.objectContaining(leeks)));
  await waitFor(() => expect(storedDrafts()).toEqual([]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

describe("leaving a form", () => {
  it("asks nothing if the text is stored, and Back restores the draft, twice in a row", async () => {
    store(draftOf(leeks));
    const { user, router, pathname } = await openForm();
    await fill(user, "Title", "Leeks on the balcony");
    for (const _ of [1, 2]) {
      expect(browserAsks()).toBe(false);
      await act(() => router.navigate(quietPage));
      expect(storedTitles()).toEqual(["Leeks on the balcony"]);
      await act(() => router.navigate(-1));
      await screen.findByLabelText("Title");
      expectTitle("Leeks on the balcony");
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
  ])("while the tip is being sent %s; its author stays on the other page", async (_, isStored) => {
    if (isStored) store(draftOf(leeks));
    else refuseStorage(fullStorage, "setItem");
    const release = delayCall("post", "/shareTIps");
    const { user, pathname } = await openForm();
    if (!isStored) await fillInTip(user);
    await press(user, "Share Tip");
    await screen.findByRole("button", { name: "Sharing..." });
    expect(browserAsks()).toBe(!isStored);
    await leavePage(user);
    expect(storedDrafts()).toMatchObject(isStored ? [{ fields: leeks }] : []);
    release();
    const dialog = await expectShared();
    expect(storedDrafts()).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(pathname()).toBe(quietPage);
  });

  describe("whose text the device cannot store", () => {
    const warning = /^This device can’t save a draft: /;

    async function typeLeeks() {
      const app = await openForm();
      refuseStorage(fullStorage, "setItem");
      expect(screen.queryByText(warning)).not.toBeInTheDocument();
      await fill(app.user, "Title", leeks.title);
      expect(await screen.findByText(warning)).toBeVisible();
      return app;
    }

    it("asks only before the tab closes, on every page, and finds the text again, with the warning", async () => {
      const { user, router } = await typeLeeks();
      await leavePage(user);
      expect(browserAsks()).toBe(true);
      await act(() => router.navigate(-1));
      await screen.findByText(warning);
      expectTitle(leeks.title);
      expectRestored();
      await press(user, "Discard draft");
      expect(screen.queryByText(warning)).not.toBeInTheDocument();
      expect(browserAsks()).toBe(false);
      await leavePage(user);
      await act(() => router.navigate(-1));
      await screen.findByLabelText("Title");
      expectTitle("");
    });

    it("asks nothing more once the device has stored it", async () => {
      const { user } = await openForm();
      const restoreStorage = refuseStorage(fullStorage, "setItem");
      await fill(user, "Title", leeks.title);
      expect(browserAsks()).toBe(true);
      restoreStorage();
      await user.keyboard("!");
      await expectSaved();
      expect(browserAsks()).toBe(false);
      expect(storedTitles()).toEqual([`${leeks.title}!`]);
    });

    it("finds nothing of a tip that was shared meanwhile, nor sends it twice", async () => {
      refuseStorage(fullStorage, "setItem");
      const { user, router } = await openForm();
      const release = delayCall("post", "/shareTIps");
      await fillInTip(user);
      await press(user, "Share Tip");
      await leavePage(user);
      await act(() => router.navigate(-1));
      await screen.findByText(/^We have no answer yet/);
      expectLeeks();
      release();
      await expectShared();
      inAnotherTab(() => {});
      expectTitle("");
      expect(browserAsks()).toBe(false);
      expect(leeksInStore()).toHaveLength(1);
    });

    it("shows it to its author alone, after another member's visit", async () => {
      const { router } = await typeLeeks();
      await act(() => register("ola@example.org", "Marigold!7"));
      await act(() => router.navigate("/shareTips"));
      await screen.findByDisplayValue("ola@example.org");
      expectTitle("");
      await act(() => signIn(member.email, member.password));
      await waitFor(() => expectTitle(leeks.title));
    });

    it("shows it to nobody once a logout has removed a hidden one", async () => {
      const { user, router } = await typeLeeks();
      await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
      await logOut(user);
      await act(() => signIn(member.email, member.password));
      await act(() => router.navigate("/shareTips"));
      await screen.findByLabelText("Title");
      expectTitle("");
      expect(browserAsks()).toBe(false);
    });
  });

  it("asks nothing without changes, or once they are undone", async () => {
    const { user, router, pathname } = await openForm(beansForm);
    expect(browserAsks()).toBe(false);
    await fill(user, "Title", "Leek");
    await fill(user, "Title", beans.title);
    expect(browserAsks()).toBe(false);
    await act(() => router.navigate(quietPage));
    expect(pathname()).toBe(quietPage);
    expect(storedDrafts()).toEqual([]);
  });
});

describe("a form that is open in two tabs", () => {
  let time = Date.now();

  /** Stores a newer text, as the other tab does. */
  const storeOther = (title: string) => {
    time += 1000;
    store(draftOf({ ...leeks, title }, { savedAt: time }));
  };

  async function openTwice() {
    const app = await openForm();
    await fill(app.user, "Title", "This tab's");
    return app;
  }

  it("shows the other tab's newer text when it gets the focus again, and its own after Undo", async () => {
    const { user } = await openTwice();
    inAnotherTab(() => storeOther("The other tab's"));
    expectTitle("The other tab's");
    expectRestored();
    expect(storedTitles()).toEqual(["The other tab's"]);
    await press(user, "Undo");
    expectTitle("This tab's");
    expect(storedTitles()).toEqual(["This tab's"]);
  });

  it("shows it when the tab becomes visible, without an Undo if nothing is typed here, and is empty once the other tab has shared or discarded it, until that is undone", async () => {
    const { user } = await openForm();
    storeOther("The other tab's");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expectTitle("The other tab's");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    inAnotherTab(() => localStorage.clear());
    expectTitle("");
    expect(screen.getByText("Your draft was shared or discarded in another tab.")).toBeVisible();
    await press(user, "Undo");
    expectTitle("The other tab's");
    expect(storedTitles()).toEqual(["The other tab's"]);
  });

  it("keeps its own text, and the place of the cursor, if that is the newest or could not be stored", async () => {
    const { user } = await openTwice();
    const title = screen.getByLabelText("Title");
    inAnotherTab(() => {});
    await user.keyboard("!");
    expect(title).toHaveValue("This tab's!");
    inAnotherTab(() => {});
    expect(title).toHaveFocus();
    await expectSaved();
    storeOther("The other tab's");
    await user.keyboard("!");
    expect(storedTitles()).toEqual(["This tab's!!"]);
    inAnotherTab(() => {});
    expectTitle("This tab's!!");
    const restoreStorage = refuseStorage(fullStorage, "setItem");
    await user.keyboard("!");
    restoreStorage();
    inAnotherTab(() => storeOther("The other tab's"));
    expectTitle("This tab's!!!");
  });

  it("shows it when the page returns from the back/forward cache", async () => {
    await openTwice();
    storeOther("The other tab's");
    returnFromCache();
    expectTitle("The other tab's");
  });

  it("keeps its own text while that is being sent", async () => {
    const release = delayCall("post", "/shareTIps");
    await sendDraft();
    inAnotherTab(() => storeOther("The other tab's"));
    expectLeeks();
    release();
    await expectShared();
    expect(storedTitles()).toEqual(["The other tab's"]);
  });

  it("says that the other tab has sent the same text", async () => {
    store(draftOf(leeks));
    await openForm();
    const sent = { ...attempt, sentAt: Date.now() };
    inAnotherTab(() => store(draftOf(leeks, { attempt: sent, savedAt: Date.now() })));
    expect(screen.getByText(/^We have no answer yet/)).toBeVisible();
    expectLeeks();
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

  it("leaves it unchanged until the text is edited, and has no second draft even if the edit is undone", async () => {
    const { user, unmount } = await restoreDraft();
    expect(storedDrafts()).toEqual([stored]);
    await fill(user, "Title", "Leeks");
    expect(storedTitles()).toEqual(["Leeks"]);
    await fill(user, "Title", leeks.title);
    unmount();
    expect(storedTitles()).toEqual([leeks.title]);
  });

  it("keeps the old text stored while there is no room for the new one, and warns until the change is undone", async () => {
    const { user } = await restoreDraft();
    const device = localStorage;
    replaceStorage({
      setItem(key, text) {
        if (text.length > JSON.stringify(stored).length) throw fullStorage();
        device.setItem(key, text);
      },
    });
    await user.type(screen.getByLabelText("Title"), "!");
    expect(await screen.findByText(/^This device can’t save a draft: /)).toBeVisible();
    expect(storedTitles()).toEqual([leeks.title]);
    expect(browserAsks()).toBe(true);
    await user.keyboard("{Backspace}");
    await expectSaved();
    expect(browserAsks()).toBe(false);
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
  });
});

describe("the draft of an update", () => {
  const base = editableFieldsOf(beans);
  const draft = draftOf({ ...base, title: "Beans on a net" }, { base });

  it("is removed if the tip already has its text, after an update that only seemed to fail", async () => {
    store(draft, beansScope);
    changeTip(beans._id, { title: "Beans on a net" });
    await openForm(beansForm);
    expectTitle("Beans on a net");
    expect(screen.queryByText(/^We restored|was changed after/)).not.toBeInTheDocument();
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  it("can be compared with a newer version of the tip, and kept", async () => {
    changeTip(beans._id, { description: "Somebody changed this." });
    store(draft, beansScope);
    const { user } = await openForm(beansForm);
    expect(screen.getByText(/^This tip was changed after you began to write\./)).toBeVisible();
    expectTitle("Beans on a net");
    expect(screen.getByRole("button", { name: "See the newest version" })).toBeVisible();
    await press(user, "Keep my draft");
    expect(screen.queryByText(/^This tip was changed after/)).not.toBeInTheDocument();
    expectTitle("Beans on a net");
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
  });
});

it("the form of an update shows a newer version of the tip, or can be compared with it if something was typed", async () => {
  const { user } = await openForm(beansForm);
  changeTip(beans._id, { title: "Beans on a net" });
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expectTitle("Beans on a net"));
  expect(screen.queryByText(/^This tip was changed/)).not.toBeInTheDocument();
  await fill(user, "Title", "Beans on strings");
  changeTip(beans._id, { description: "Somebody changed this." });
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText(/^This tip was changed after you began/)).toBeVisible();
  expectTitle("Beans on strings");
});
