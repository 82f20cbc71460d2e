import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { register, signIn, signOut } from "@/auth/auth-session";
import { PICTURES } from "@/lib/picture-cache";
import { stubCaches } from "../support/caches";
import {
  draftOf,
  emptyFields,
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

function expectBroughtBack() {
  expect(screen.getByText(/^We restored your draft from .*\d{4} at .*\.$/)).toBeVisible();
}

/** Whether the browser would ask before it closes the page. */
function wouldAsk(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe.each([
  ["/shareTips", "/dashboard/shareTips"],
  ["/dashboard/shareTips", "/shareTips"],
])("a draft written at %s", (address, elsewhere) => {
  it.each([address, elsewhere])("is brought back at %s", async (next) => {
    const { user, unmount } = await openForm(address);
    await writeLeeks(user);
    await user.selectOptions(screen.getByLabelText("Category"), "Soil");
    unmount();
    await openForm(next, false);
    expectLeeks();
    expect(screen.getByLabelText("Category")).toHaveValue("soil");
    expectBroughtBack();
  });
});

describe("the draft of a new tip", () => {
  it("is saved when typing pauses, and says so", async () => {
    const { user } = await openForm();
    expect(screen.queryByText("Draft saved on this device.")).not.toBeInTheDocument();
    await fill(user, "Title", leeks.title);
    await expectSaved();
    expect(storedDrafts()).toMatchObject([{ fields: { title: leeks.title } }]);
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
    expect(storedDrafts()).toEqual([]);
    leave();
    expect(storedDrafts()).toMatchObject([{ fields: { title: leeks.title } }]);
  });

  it("leaves what was typed after it was sent, and looks up what arrived of it", async () => {
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

  it("has nothing of the account in it", async () => {
    const { user } = await openForm();
    await fill(user, "Title", leeks.title);
    await expectSaved();
    expect(JSON.stringify(storedDrafts())).not.toContain(member.email);
    expect(JSON.stringify(storedDrafts())).not.toContain(member.name);
  });

  it("is discarded when asked, and brought back when that was a mistake", async () => {
    store(draftOf(leeks));
    const { user } = await openForm();
    await press(user, "Discard draft");
    expect(screen.getByText("Draft discarded.")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(storedDrafts()).toEqual([]);
    expect(wouldAsk()).toBe(false);
    await user.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expectLeeks();
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
  });

  it("is removed as soon as the server has the tip, and leaving asks nothing", async () => {
    const { user, pathname } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(storedDrafts()).toEqual([]);
    expect(wouldAsk()).toBe(false);
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    expect(screen.queryByText("Leave this page?")).not.toBeInTheDocument();
  });

  it.each(Object.values(faults))("stays when sending ends with $name", async (fault) => {
    breakCall("post", "/shareTIps", fault);
    const { user, unmount } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Oops!" });
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
    unmount();
    await openForm("/shareTips", false);
    expectLeeks();
  });

  it("stays until the server has answered, wherever its author goes meanwhile", async () => {
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
    await leavePage(user);
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(storedDrafts()).toEqual([]);
  });

  it("says so to its author who came back before the server answered", async () => {
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

  it.each([
    ["broken JSON", '{"fields":{"title":"Le'],
    ["wrong types", JSON.stringify({ fields: { title: 7, category: [] }, savedAt: 1 })],
    ["an impossible day", JSON.stringify({ ...draftOf(leeks), savedAt: 1e300 })],
  ])("is none where the device holds %s", async (_, raw) => {
    localStorage.setItem(keyOf(newTip), raw);
    await openForm();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(screen.getByLabelText("Category")).toHaveValue("composting");
    expect(screen.queryByText(/^We restored your draft/)).not.toBeInTheDocument();
  });

  it("offers a choice that no form has offered", async () => {
    store(draftOf({ ...leeks, category: "bonsai", difficulty: "" }));
    await openForm();
    expect(screen.getByLabelText("Category")).toHaveDisplayValue("bonsai (current)");
    expect(screen.getByLabelText("Difficulty")).toHaveDisplayValue("Not given");
  });
});

describe("an account's draft", () => {
  it("goes at logout where it is hidden, and what was never written down is not written then", async () => {
    store({ ...draftOf(leeks), fields: { ...leeks, availability: "hidden" } });
    const { user } = await openForm();
    await fill(user, "Title", "Something else");
    await press(user, member.name);
    await press(user, "Logout");
    await screen.findByRole("dialog", { name: "You are Logged Out" });
    expect(storedDrafts()).toEqual([]);
  });

  it("goes at logout with the pictures of its text and of the tip that it began from", async () => {
    const picture = (name: string) => `https://pictures.test/${name}.jpg`;
    const cache = await stubCaches().open(PICTURES);
    for (const name of ["text", "original", "public"]) {
      await cache.put(picture(name), new Response(""));
    }
    const fields = { ...leeks, availability: "hidden", imageUrl: picture("text") };
    store(draftOf(fields, { base: { ...emptyFields, imageUrl: picture("original") } }));
    const { user } = await openForm();
    await press(user, member.name);
    await press(user, "Logout");
    await screen.findByRole("dialog", { name: "You are Logged Out" });
    await waitFor(async () =>
      expect((await cache.keys()).map(({ url }) => url)).toEqual([picture("public")]),
    );
  });

  it("stays through logging out, which asks nothing, and is there after logging in", async () => {
    const { user, pathname, unmount } = await openForm();
    await writeLeeks(user);
    await press(user, member.name);
    await press(user, "Logout");
    await screen.findByRole("dialog", { name: "You are Logged Out" });
    await waitFor(() => expect(pathname()).toBe("/login"));
    unmount();
    await openForm();
    expectLeeks();
  });

  it("stays when the session ends, which asks nothing", async () => {
    const { user, router, pathname } = await openForm();
    await writeLeeks(user);
    await signOut();
    await waitFor(() => expect(pathname()).toBe("/login"));
    expect(screen.queryByText("Leave this page?")).not.toBeInTheDocument();
    await screen.findByRole("heading", { name: "Welcome back" });
    await signIn(member.email, member.password);
    await router.navigate("/shareTips");
    await waitFor(() => expectLeeks());
    expectBroughtBack();
  });

  it("gives way to the form of another account that signs in meanwhile, under its own email", async () => {
    const { user } = await openForm();
    await writeLeeks(user);
    await act(() => register("ola@example.org", "Marigold!7"));
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue(""));
    expect(screen.getByLabelText("Your email")).toHaveValue("ola@example.org");
    expect(screen.getByRole("main")).not.toHaveTextContent(member.email);
  });

  it("is not seen by another, who has one too", async () => {
    const { user, unmount } = await openForm();
    await writeLeeks(user);
    unmount();
    await register("ola@example.org", "Marigold!7");
    const other = await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(screen.queryByText(/^We restored your draft/)).not.toBeInTheDocument();
    await fill(other.user, "Title", "Ola's own");
    await expectSaved();
    other.unmount();
    await openForm();
    expectLeeks();
  });
});

describe("leaving a form", () => {
  const question = "Leave this page?";

  async function leave(user: UserEvent) {
    await user.click(screen.getByRole("link", { name: "About Us" }));
    return screen.findByRole("dialog", { name: question });
  }

  it("whose text is stored asks nothing, and the draft is there on the way back", async () => {
    const { user, router, pathname } = await openForm();
    await writeLeeks(user);
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expectLeeks());
    expect(pathname()).toBe("/shareTips");
  });

  it("while the tip is being sent asks nothing where its text is stored", async () => {
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await screen.findByRole("button", { name: "Sharing..." });
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });

  it("while the tip is being sent asks nothing on the site where its text could not be stored", async () => {
    refuseStorage(fullStorage, "setItem");
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    await writeLeeks(user);
    await press(user, "Share Tip");
    await screen.findByRole("button", { name: "Sharing..." });
    // Another site would end the request.
    expect(wouldAsk()).toBe(true);
    await leavePage(user);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });

  it("whose text could not be stored asks, by a link and by Back, and Stay stays", async () => {
    const { user, router, pathname } = await renderApp("/aboutUs", { isSignedIn: true });
    await router.navigate("/shareTips");
    refuseStorage(fullStorage, "setItem");
    await writeLeeks(user);
    expect(wouldAsk()).toBe(true);
    await leave(user);
    await press(user, "Stay");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    for (const _ of [1, 2]) {
      void router.navigate(-1);
      await screen.findByRole("dialog", { name: question });
      await press(user, "Stay");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(pathname()).toBe("/shareTips");
    }
    expectLeeks();
    void router.navigate(-1);
    await press(user, "Leave");
    await waitFor(() => expect(pathname()).toBe("/aboutUs"));
    // The text is in memory, which outlives the test.
    await act(() => router.navigate("/shareTips"));
    await press(user, "Discard draft");
  });

  it("without changes asks nothing", async () => {
    const { user, pathname } = await openForm();
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
    expect(pathname()).toBe("/aboutUs");
  });

  it("with a draft that was only brought back asks nothing", async () => {
    store(draftOf(leeks));
    const { user } = await openForm();
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
    expect(storedDrafts()).toMatchObject([{ fields: leeks }]);
  });

  it("whose text was taken back asks nothing", async () => {
    const { user } = await openForm();
    await fill(user, "Title", "Leek");
    await fill(user, "Title", "");
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
  });

  it("where nothing can be saved says so, and the text stays as long as the page is open", async () => {
    refuseStorage(fullStorage, "setItem");
    const { user, router } = await openForm();
    expect(screen.queryByText(/can't save a draft/)).not.toBeInTheDocument();
    await writeLeeks(user);
    expect(await screen.findByText(/^This device can't save a draft: /)).toBeVisible();
    expect(wouldAsk()).toBe(true);
    expect(await leave(user)).toHaveTextContent("lost when you close this tab");
    await press(user, "Leave");
    await screen.findByRole("heading", { name: "About Us", level: 1 });
    await router.navigate("/shareTips");
    await waitFor(() => expectLeeks());
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });
});

describe("a form that is open in two tabs", () => {
  const other = JSON.stringify(draftOf({ ...leeks, title: "The other tab's" }));

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
    const titles = () => storedDrafts().map(({ fields }) => fields.title);
    await waitFor(() =>
      expect(titles().toSorted()).toEqual(["The other tab's", "This tab's, longer"]),
    );
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's, longer");
  });

  it("takes the other's when asked", async () => {
    const { user } = await openTwice();
    await press(user, "Use the other tab's text");
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
    expect(screen.getByText("This is the other tab's text now.")).toBeVisible();
    await press(user, "Undo");
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
  });

  it("stays with its own when asked", async () => {
    const { user } = await openTwice();
    await press(user, "Keep mine");
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
    expect(storedDrafts()).toMatchObject([{ fields: { title: "This tab's" } }]);
  });

  it("leads from its button to the choice", async () => {
    const { user } = await openTwice();
    await press(user, "There is another tab's text to choose from");
    await user.tab();
    expect(screen.getByRole("button", { name: "Use the other tab's text" })).toHaveFocus();
  });

  it("offers the other's where nothing is typed here", async () => {
    const { user } = await openForm();
    writeInAnotherTab(other);
    await screen.findByText(/^You were writing this tip in another tab, on/);
    expect(screen.queryByRole("button", { name: "Keep mine" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    await press(user, "Use the other tab's text");
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
  });

  it("has its own text again after a reload, though the other's is newer", async () => {
    const { user, unmount } = await openTwice();
    const newer = { ...leeks, title: "The other tab's" };
    writeInAnotherTab(JSON.stringify(draftOf(newer, { savedAt: Date.now() + 1000 })));
    unmount();
    await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    expect(screen.getByText(/^You were writing this tip in another tab too, on/)).toBeVisible();
    await press(user, "Keep mine");
    expect(storedDrafts()).toMatchObject([{ fields: { title: "This tab's" } }]);
  });

  it("still offers the other's after a reload where nothing was typed here", async () => {
    const { user, unmount } = await openForm();
    writeInAnotherTab(other);
    unmount();
    await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(screen.getByText(/^You were writing this tip in another tab, on/)).toBeVisible();
    await press(user, "Use the other tab's text");
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
  });

  it("stores the text that it takes at the next letter, in place of the other's", async () => {
    const { user } = await openTwice();
    await press(user, "Use the other tab's text");
    await fill(user, "Title", "Both tabs' text");
    await expectSaved();
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Both tabs' text" } }]);
  });

  it("has both texts again when taking the other's was a mistake", async () => {
    const { user } = await openTwice();
    await press(user, "Use the other tab's text");
    await press(user, "Undo");
    const titles = storedDrafts().map(({ fields }) => fields.title);
    expect(titles.toSorted()).toEqual(["The other tab's", "This tab's"]);
    expect(screen.getByText(/^You were writing this tip in another tab too/)).toBeVisible();
  });

  it("has the other's text after a reload once it has taken it", async () => {
    const { user, unmount } = await openTwice();
    await press(user, "Use the other tab's text");
    unmount();
    await openForm("/shareTips", false);
    expect(screen.getByLabelText("Title")).toHaveValue("The other tab's");
    expectBroughtBack();
  });

  it("says when the other has shared the tip, and keeps its own text", async () => {
    const { user } = await openTwice();
    sendInAnotherTab();
    await waitFor(() =>
      expect(screen.getByText(/^This tip has already been shared/)).toBeVisible(),
    );
    expect(screen.getByLabelText("Title")).toHaveValue("This tab's");
    await press(user, "Discard draft");
    expect(screen.getByLabelText("Title")).toHaveValue("");
  });

  it("says nothing of what was shared where nothing is typed", async () => {
    await openForm();
    sendInAnotherTab();
    expect(screen.queryByText(/^This tip has already been shared/)).not.toBeInTheDocument();
  });
});

describe("the draft of an update", () => {
  const address = `/updateTips/${beans._id}`;
  const draft = draftOf({ ...beansFields, title: "Beans on a net" }, { base: { ...beansFields } });

  function changeOnServer() {
    db.update((data) => {
      for (const tip of data.tips) {
        if (tip._id === beans._id) tip.description = "Somebody changed this.";
      }
    });
  }

  it("belongs to its tip alone", async () => {
    const { user, unmount } = await openForm(address);
    await fill(user, "Title", "Beans on a net");
    unmount();
    const secret = await openForm(`/updateTips/${tips.secret._id}`, false);
    expect(screen.getByLabelText("Title")).toHaveValue(tips.secret.title);
    secret.unmount();
    await openForm(address, false);
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
    expectBroughtBack();
  });

  it("gives way to the tip as it is when it is discarded", async () => {
    store(draft, beansPlace);
    const { user } = await openForm(address);
    await press(user, "Discard draft");
    expect(screen.getByLabelText("Title")).toHaveValue(beans.title);
  });

  it.each([
    ["was changed", "Beans on a net"],
    ["was not", beans.title],
  ])("goes when the server agrees that the tip %s", async (_, text) => {
    store(draft, beansPlace);
    const { user, pathname } = await openForm(address);
    await fill(user, "Title", text);
    await press(user, "Update Tip");
    await waitFor(() => expect(pathname()).toBe("/myTips"));
    expect(storedDrafts()).toEqual([]);
    expect(screen.queryByText("Leave this page?")).not.toBeInTheDocument();
  });

  it("stays when the update fails", async () => {
    breakCall("put", `/shareTips/${beans._id}`, faults.offline);
    const { user } = await openForm(address);
    await fill(user, "Title", "Beans on a net");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "Oops!" });
    expect(storedDrafts()).toMatchObject([{ fields: { title: "Beans on a net" } }]);
  });

  it("is none any more when an update that seemed to fail had arrived", async () => {
    store(draft, beansPlace);
    db.update((data) => {
      for (const tip of data.tips) if (tip._id === beans._id) tip.title = "Beans on a net";
    });
    await openForm(address);
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    expect(screen.queryByText(/^We brought back|was changed after/)).not.toBeInTheDocument();
    await waitFor(() => expect(storedDrafts()).toEqual([]));
  });

  it("says that the tip was changed meanwhile, and is kept when asked", async () => {
    changeOnServer();
    store(draft, beansPlace);
    const { user } = await openForm(address);
    expect(screen.getByText(/^This tip was changed after you began to write\./)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    await press(user, "Keep my draft");
    expect(screen.queryByText(/^This tip was changed after/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
  });

  it("gives way to the newest version when asked, and comes back when asked", async () => {
    changeOnServer();
    store(draft, beansPlace);
    const { user } = await openForm(address);
    await press(user, "See the newest version");
    expect(screen.getByLabelText("Title")).toHaveValue(beans.title);
    expect(screen.getByLabelText("Description")).toHaveValue("Somebody changed this.");
    await press(user, "Undo");
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
  });

  it("hears that another tab has updated the tip, and loads it again", async () => {
    const { user } = await openForm(address);
    await fill(user, "Title", "Beans on a net");
    changeOnServer();
    sendInAnotherTab(beansPlace);
    await waitFor(() =>
      expect(screen.getByText(/^This tip was updated from another tab\. Your draft/)).toBeVisible(),
    );
    await press(user, "Reload");
    await waitFor(() =>
      expect(screen.getByText(/^This tip was changed after you began/)).toBeVisible(),
    );
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
  });

  it("is never begun where nothing was typed", async () => {
    const { user } = await openForm(address);
    expect(wouldAsk()).toBe(false);
    await leavePage(user);
    expect(storedDrafts()).toEqual([]);
  });
});

describe("the news of a draft", () => {
  it("is announced, and its buttons are disabled while the tip is being sent", async () => {
    store(draftOf(leeks));
    const release = delayCall("post", "/shareTIps");
    const { user } = await openForm();
    const news = screen.getByText(/^We restored your draft/).parentElement;
    expect(news).toHaveRole("status");
    expect(
      within(screen.getByRole("main")).getByRole("button", { name: "Discard draft" }),
    ).toBeEnabled();
    await press(user, "Share Tip");
    expect(screen.getByRole("button", { name: "Discard draft" })).toBeDisabled();
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
  });
});
