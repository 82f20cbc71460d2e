import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { register } from "@/auth/auth-session";
import { PICTURES } from "@/lib/picture-cache";
import { stubCaches } from "../support/caches";
import {
  draftOf,
  emptyFields,
  leeks,
  sendInAnotherTab,
  store,
  storedDrafts,
  writeInAnotherTab,
} from "../support/drafts";
import { breakCall, delayCall, faults } from "../support/faults";
import { renderApp } from "../support/render-app";
import { db, member, tips } from "../support/server";
import { fullStorage, refuseStorage } from "../support/storage";
import { fill, leavePage, press } from "../support/user-actions";

const { beans } = tips;
const beansPlace = { uid: member.uid, tipId: beans._id };

/** The tip's own words, as a draft holds them. */
const { title, plantType, difficulty, category, description, imageUrl, availability } = beans;
const beansFields = {
  title,
  plantType,
  difficulty,
  category,
  description,
  imageUrl,
  availability,
};

async function openForm(address = "/shareTips", isSignedIn = true) {
  const app = await renderApp(address, { isSignedIn });
  await screen.findByRole("button", { name: /^(Share|Update) Tip$/ });
  return app;
}

async function writeLeeks(user: UserEvent) {
  await fill(user, "Title", leeks.title);
  await fill(user, "Plant type", leeks.plantType);
  await fill(user, "Description", leeks.description);
}

async function expectSaved() {
  await waitFor(() => expect(screen.getByText("Draft saved on this device.")).toBeVisible());
}

function expectLeeks() {
  expect(screen.getByLabelText("Title")).toHaveValue(leeks.title);
  expect(screen.getByLabelText("Plant type")).toHaveValue(leeks.plantType);
  expect(screen.getByLabelText("Description")).toHaveValue(leeks.description);
}

function expectRestored() {
  expect(screen.getByText(/^We restored your draft from .*\d{4} at .*\.$/)).toBeVisible();
}

/** Whether the browser would ask before it closes the page. */
function wouldAsk(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("the draft of a new tip", () => {
  it("is restored where the same form opens in the dashboard", async () => {
    const { user, unmount } = await openForm();
    await writeLeeks(user);
    await user.selectOptions(screen.getByLabelText("Category"), "Soil");
    unmount();
    await openForm("/dashboard/shareTips", false);
    expectLeeks();
    expect(screen.getByLabelText("Category")).toHaveValue("soil");
    expectRestored();
  });

  it("is saved while its author writes, which the form shows, without anything of the account", async () => {
    const { user } = await openForm();
    expect(screen.queryByText("Draft saved on this device.")).not.toBeInTheDocument();
    await fill(user, "Title", leeks.title);
    await expectSaved();
    expect(storedDrafts()).toMatchObject([{ fields: { title: leeks.title } }]);
    expect(JSON.stringify(storedDrafts())).not.toContain(member.email);
  });

  it.each([
    ["is closed", () => window.dispatchEvent(new Event("pagehide"))],
    [
      "goes to the background",
      () => {
        const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
        onTestFinished(() => visibility.mockRestore());
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
  ])("is saved at once when the page %s", async (_, leave) => {
    const { user } = await openForm();
    await fill(user, "Title", leeks.title);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(storedDrafts()).toEqual([]);
    leave();
    expect(storedDrafts()).toMatchObject([{ fields: { title: leeks.title } }]);
  });

  it("is restored after the way to another page and back, which asks nothing", async () => {
    const { user, router } = await openForm();
    await writeLeeks(user);
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
    await act(() => router.navigate(-1));
    await waitFor(() => expectLeeks());
  });

  it("is removed when its author clears the form", async () => {
    const { user } = await openForm();
    await fill(user, "Title", "Leek");
    await expectSaved();
    await fill(user, "Title", "");
    await waitFor(() => expect(storedDrafts()).toEqual([]));
    expect(screen.queryByText("Draft saved on this device.")).not.toBeInTheDocument();
  });

  it("is discarded when its author says so, and restored when that was a mistake", async () => {
    store(draftOf(leeks));
    const { user } = await openForm();
    await press(user, "Discard draft");
    expect(screen.getByText("Draft discarded.")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(storedDrafts()).toEqual([]);
    await user.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expectLeeks();
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
  });

  it("offers a choice that no form has offered", async () => {
    store(draftOf({ ...leeks, category: "bonsai", difficulty: "" }));
    await openForm();
    expect(screen.getByLabelText("Category")).toHaveDisplayValue("bonsai (current)");
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Not given");
  });

  it("has a notice that is announced, and whose buttons are disabled while the tip is being sent", async () => {
    store(draftOf(leeks));
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    expect(screen.getByText(/^We restored your draft/).parentElement).toHaveRole("status");
    expect(screen.getByRole("button", { name: "Discard draft" })).toBeEnabled();
    await press(user, "Share Tip");
    expect(screen.getByRole("button", { name: "Discard draft" })).toBeDisabled();
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });
});

describe("the draft of a tip that is being sent", () => {
  it("stays until the server has answered, even if its author leaves the page", async () => {
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await leavePage(user);
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(storedDrafts()).toEqual([]);
  });

  it("stays when the server refuses the tip", async () => {
    breakCall("post", "/shareTIps", faults.status);
    const { user, unmount } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Oops!" });
    unmount();
    await openForm("/shareTips", false);
    expectLeeks();
  });

  it("is reported as shared to its author, who has returned before the server answered", async () => {
    const release = delayCall("post", "/shareTIps");
    const { user, router } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await leavePage(user);
    await router.navigate("/shareTips");
    await waitFor(() => expectLeeks());
    release();
    expect(await screen.findByText(/^This tip has already been shared/)).toBeInTheDocument();
  });

  it("keeps what was typed after sending, which is not shared as a second tip", async () => {
    const release = delayCall("post", "/shareTIps");
    const { user, unmount } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await fill(user, "Title", "Leeks in two drainpipes");
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Leeks in two drainpipes" } }]);
    unmount();
    await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks in two drainpipes");
    await screen.findByRole("dialog", { name: "Your tip was already shared" });
  });
});

describe("an account's draft", () => {
  async function logOut(user: UserEvent) {
    await press(user, member.name);
    await press(user, "Logout");
    await screen.findByRole("dialog", { name: "You are Logged Out" });
  }

  it("is removed at logout if it is hidden, with what has not been stored yet", async () => {
    store(draftOf({ ...leeks, availability: "hidden" }));
    const { user } = await openForm();
    await fill(user, "Title", "Something else");
    await logOut(user);
    expect(storedDrafts()).toEqual([]);
  });

  it("is removed at logout with the pictures of its text and of its base", async () => {
    const picture = (name: string) => `https://pictures.test/${name}.jpg`;
    const cache = await stubCaches().open(PICTURES);
    for (const name of ["text", "original", "public"]) {
      await cache.put(picture(name), new Response(""));
    }
    const fields = { ...leeks, availability: "hidden", imageUrl: picture("text") };
    store(draftOf(fields, { base: { ...emptyFields, imageUrl: picture("original") } }));
    const { user } = await openForm();
    await logOut(user);
    await waitFor(async () =>
      expect((await cache.keys()).map(({ url }) => url)).toEqual([picture("public")]),
    );
  });

  it("is restored at the next login if it is public", async () => {
    const { user, pathname, unmount } = await openForm();
    await writeLeeks(user);
    await logOut(user);
    await waitFor(() => expect(pathname()).toBe("/login"));
    unmount();
    await openForm();
    expectLeeks();
  });

  it("is replaced by an empty form when another account signs in", async () => {
    const { user } = await openForm();
    await writeLeeks(user);
    await act(() => register("ola@example.org", "Marigold!7"));
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue(""));
    expect(screen.getByLabelText("Your email")).toHaveValue("ola@example.org");
    expect(screen.getByRole("main")).not.toHaveTextContent(member.email);
  });
});

describe("a form on a full device", () => {
  it("shows that nothing is saved, the browser asks before it closes, and the text stays until it is shared", async () => {
    refuseStorage(fullStorage, "setItem");
    const { user, router } = await openForm();
    expect(screen.queryByText(/can't save a draft/)).not.toBeInTheDocument();
    await writeLeeks(user);
    expect(await screen.findByText(/^This device can't save a draft: /)).toBeVisible();
    expect(screen.getByText("This device can't save a draft.")).toBeVisible();
    expect(wouldAsk()).toBe(true);
    await leavePage(user);
    expect(wouldAsk()).toBe(true);
    await act(() => router.navigate(-1));
    await waitFor(() => expectLeeks());
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(wouldAsk()).toBe(false);
  });
});

describe("a form that is open in two tabs", () => {
  const other = JSON.stringify(draftOf({ ...leeks, title: "The other tab's" }));
  const storedTitles = () =>
    storedDrafts()
      .map(({ fields }) => fields.title)
      .toSorted();

  async function openTwice() {
    const app = await openForm();
    await fill(app.user, "Title", "This tab's");
    await expectSaved();
    writeInAnotherTab(other);
    await screen.findByText(/^You were writing this tip in another tab too, on .*\./);
    return app;
  }

  it("saves both texts until the member chooses", async () => {
    const { user } = await openTwice();
    await fill(user, "Title", "This tab's, longer");
    await waitFor(() => expect(storedTitles()).toEqual(["The other tab's", "This tab's, longer"]));
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's, longer");
  });

  it("leads from the button to the choice", async () => {
    const { user } = await openTwice();
    await press(user, "There is another tab's text to choose from");
    await user.tab();
    expect(screen.getByRole("button", { name: "Use the other tab's text" })).toHaveFocus();
  });

  it("takes the other tab's text, and has both again when that was a mistake", async () => {
    const { user } = await openTwice();
    await press(user, "Use the other tab's text");
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
    expect(screen.getByText("This is the other tab's text now.")).toBeVisible();
    await press(user, "Undo");
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    expect(storedTitles()).toEqual(["The other tab's", "This tab's"]);
    expect(screen.getByText(/^You were writing this tip in another tab too/)).toBeVisible();
  });

  it("continues the other tab's text after a reload, and stores it in that one's place", async () => {
    const { user, unmount } = await openTwice();
    await press(user, "Use the other tab's text");
    unmount();
    const reopened = await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
    expectRestored();
    await fill(reopened.user, "Title", "Both tabs' text");
    await waitFor(() => expect(storedTitles()).toEqual(["Both tabs' text"]));
  });

  it("keeps its own text when the member chooses that", async () => {
    const { user } = await openTwice();
    await press(user, "Keep mine");
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
    expect(storedTitles()).toEqual(["This tab's"]);
  });

  it("restores its own text after a reload, though the other's is newer", async () => {
    const { unmount } = await openTwice();
    const newer = { ...leeks, title: "The other tab's" };
    writeInAnotherTab(JSON.stringify(draftOf(newer, { savedAt: Date.now() + 1000 })));
    unmount();
    await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    expect(screen.getByText(/^You were writing this tip in another tab too, on/)).toBeVisible();
  });

  it("offers the other's text where nothing is typed, also after a reload", async () => {
    const { unmount } = await openForm();
    writeInAnotherTab(other);
    unmount();
    const { user } = await openForm("/shareTips", false);
    expect(screen.getByText(/^You were writing this tip in another tab, on/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Keep mine" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    await press(user, "Use the other tab's text");
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
  });

  it("shows that the other has shared the tip, and keeps its own text", async () => {
    const { user } = await openTwice();
    sendInAnotherTab();
    await screen.findByText(/^This tip has already been shared/);
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    await press(user, "Discard draft");
    expect(screen.getByLabelText("Title")).toHaveValue("");
  });
});

describe("the draft of an update", () => {
  const address = `/updateTips/${beans._id}`;
  const draft = draftOf({ ...beansFields, title: "Beans on a net" }, { base: { ...beansFields } });

  function changeOnServer(fields: object = { description: "Another device's words." }) {
    db.update((data) => {
      data.tips = data.tips.map((tip) => (tip._id === beans._id ? { ...tip, ...fields } : tip));
    });
  }

  it.each([
    ["was changed", "Beans on a net"],
    ["was not changed", beans.title],
  ])("is removed when the server confirms that the tip %s", async (_, text) => {
    store(draft, beansPlace);
    const { user, pathname } = await openForm(address);
    expectRestored();
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
    await fill(user, "Title", text);
    await press(user, "Update Tip");
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(storedDrafts()).toEqual([]);
  });

  it("is removed if an update that seemed to fail had arrived", async () => {
    store(draft, beansPlace);
    changeOnServer({ ...beansFields, title: "Beans on a net" });
    await openForm(address);
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    expect(screen.queryByText(/^We restored|was changed after/)).not.toBeInTheDocument();
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  it("is kept, if its author says so, though the tip was changed in the meantime", async () => {
    changeOnServer();
    store(draft, beansPlace);
    const { user } = await openForm(address);
    expect(screen.getByText(/^This tip was changed after you began to write\./)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    await press(user, "Keep my draft");
    expect(screen.queryByText(/^This tip was changed after/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
  });

  it("is replaced by the newest version, if its author says so, and restored by Undo", async () => {
    changeOnServer();
    store(draft, beansPlace);
    const { user } = await openForm(address);
    await press(user, "See the newest version");
    expect(screen.getByLabelText("Title")).toHaveValue(beans.title);
    expect(screen.getByLabelText("Description")).toHaveValue("Another device's words.");
    await press(user, "Undo");
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
  });

  it("has the choice as soon as another tab has updated the tip", async () => {
    const { user } = await openForm(address);
    await fill(user, "Title", "Beans on a net");
    changeOnServer();
    sendInAnotherTab(beansPlace);
    expect(await screen.findByText(/^This tip was changed after you began/)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
  });

  it("is never started where nothing is typed, and the form follows another tab's update", async () => {
    await openForm(address);
    changeOnServer();
    sendInAnotherTab(beansPlace);
    await waitFor(() =>
      expect(screen.getByLabelText("Description")).toHaveValue("Another device's words."),
    );
    expect(storedDrafts()).toEqual([]);
  });
});
