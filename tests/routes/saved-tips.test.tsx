import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_SAVED_TIPS, SAVED_TIPS_KEY } from "@/features/tips/saved/saved-store";
import { writeSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import type { Tip } from "@/features/tips/tip.schema";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { recordDownloads } from "../support/downloads";
import { tipRecord } from "../support/factories";
import { breakCall, faults, mockResponse, restoreBackend } from "../support/faults";
import { renderApp } from "../support/render-app";
import { addTip, changeTip, setTips, tips } from "../support/server";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";
import { card, openBrowse, openTip, shownTitles } from "../support/tip-pages";
import { fill, logOut, press } from "../support/user-actions";

const { kale, beans, compost, secret } = tips;
const savedAt = "2026-03-01T08:00:00.000Z";

/** A saved tip that its author has deleted since. */
const deleted = { ...tipRecord({ title: "Leeks of old", description: "Earth them up." }), savedAt };

function save(...saved: object[]) {
  const list = saved.map((tip) => ({ savedAt, ...tip }));
  localStorage.setItem(SAVED_TIPS_KEY, JSON.stringify(list));
}

function savedTitles(): string[] {
  const list: { title: string }[] = JSON.parse(localStorage.getItem(SAVED_TIPS_KEY) ?? "[]");
  return list.map(({ title }) => title);
}

const bookmark = (title: string) => screen.getByRole("button", { name: `Save ${title}` });

const addressOf = ({ _id }: { _id: string }) => `${window.location.origin}/tipsDetails/${_id}`;

/** The sheet that is printed. */
const sheet = () => within(document.querySelector<HTMLElement>(".print-sheet") ?? document.head);

/** Fires the event that this tab gets when another tab changes the saved tips. */
function notifyOfOtherTab() {
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: SAVED_TIPS_KEY })));
}

beforeEach(() => {
  window.print = vi.fn();
});

describe("the bookmark button", () => {
  it("saves and removes a tip without a request, for visitors too, and follows another tab", async () => {
    save(beans);
    const { user } = await openBrowse();
    const calls = recordBackendCalls();
    expect(bookmark(kale.title)).not.toBePressed();
    expect(bookmark(beans.title)).toBePressed();
    await user.click(bookmark(kale.title));
    expect(bookmark(kale.title)).toBePressed();
    expect(savedTitles()).toEqual([beans.title, kale.title]);
    await user.click(bookmark(kale.title));
    expect(bookmark(kale.title)).not.toBePressed();
    expect(savedTitles()).toEqual([beans.title]);
    expect(lines(calls)).toEqual([]);
    save(kale);
    notifyOfOtherTab();
    expect(bookmark(kale.title)).toBePressed();
    expect(bookmark(beans.title)).not.toBePressed();
  });

  it("says only at the first tip that it is saved on the device", async () => {
    await freezeClock();
    const { user } = await openBrowse();
    await press(user, `Save ${kale.title}`);
    await waitFor(() => expect(screen.getByText("Saved on this device")).toBeVisible());
    await passTime(3000);
    expect(screen.queryByText("Saved on this device")).not.toBeInTheDocument();
    await press(user, `Save ${beans.title}`);
    await passTime(100);
    expect(screen.queryByText("Saved on this device")).not.toBeInTheDocument();
  });

  it("offers to undo the removal of a saved tip, which then returns to its place, whatever its id", async () => {
    const quoted = { ...kale, _id: 'a"b' };
    setTips(quoted, beans);
    save(quoted, beans);
    const { user } = await openBrowse("?saved=1");
    await press(user, `Save ${kale.title}`);
    await waitFor(() => expect(screen.getByText("Removed from your saved tips")).toBeVisible());
    expect(savedTitles()).toEqual([beans.title]);
    await press(user, "Undo");
    await waitFor(() => expect(savedTitles()).toEqual([kale.title, beans.title]));
    expect(JSON.parse(localStorage.getItem(SAVED_TIPS_KEY) ?? "[]")[0]).toMatchObject({ savedAt });
    await waitFor(() => expect(bookmark(kale.title)).toHaveFocus());
    expect(screen.queryByText("Removed from your saved tips")).not.toBeInTheDocument();
  });

  it("shows an error after Undo if the storage is full by then", async () => {
    save(kale, beans);
    const { user } = await openBrowse("?saved=1");
    await press(user, `Save ${kale.title}`);
    await waitFor(() => expect(screen.getByText("Removed from your saved tips")).toBeVisible());
    refuseStorage(fullStorage, "setItem");
    await press(user, "Undo");
    const dialog = await screen.findByRole("dialog", { name: "We couldn't save the tip" });
    expect(dialog).toHaveTextContent(
      "There is no room left for this site's data. Remove a saved tip, then try again.",
    );
    expect(savedTitles()).toEqual([beans.title]);
  });

  it("withdraws the offer to undo when the tip is saved again", async () => {
    save(kale, beans);
    const { user } = await openBrowse();
    await press(user, `Save ${kale.title}`);
    await screen.findByRole("button", { name: "Undo" });
    await press(user, `Save ${kale.title}`);
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument(),
    );
    expect(savedTitles()).toEqual([beans.title, kale.title]);
  });

  it("adds no like on a tip's page, and saves a member's own hidden tip until logout", async () => {
    const { user } = await openTip(secret._id);
    const calls = recordBackendCalls();
    await press(user, `Save ${secret.title}`);
    expect(bookmark(secret.title)).toBePressed();
    expect(within(bookmark(secret.title)).getByText("Saved")).toBeVisible();
    expect(savedTitles()).toEqual([secret.title]);
    expect(screen.getByText("0 likes")).toBeVisible();
    expect(lines(calls)).toEqual([]);
    await logOut(user);
    expect(savedTitles()).toEqual([]);
  });

  it.each([
    ["storage is full", () => refuseStorage(fullStorage, "setItem"), /There is no room left/],
    [
      "storage is blocked",
      () => refuseStorage(blockedStorage, "setItem"),
      /doesn't let the site save data/,
    ],
    [
      "500 tips are saved",
      () => save(...Array.from({ length: MAX_SAVED_TIPS }, () => tipRecord())),
      /You can save up to 500 tips on this device/,
    ],
  ])("shows an error, and stays unpressed, when %s", async (_, prepare, words) => {
    const { user } = await openBrowse();
    prepare();
    await press(user, `Save ${kale.title}`);
    const dialog = await screen.findByRole("dialog", { name: "We couldn't save the tip" });
    expect(dialog).toHaveTextContent(words);
    expect(
      screen.queryByRole("button", { name: /^Save /, pressed: true, hidden: true }),
    ).not.toBeInTheDocument();
  });

  it("shows an error, and stays pressed, when a saved tip cannot be removed", async () => {
    save(kale);
    const { user } = await openBrowse();
    refuseStorage(blockedStorage, "removeItem");
    await press(user, `Save ${kale.title}`);
    const dialog = await screen.findByRole("dialog", { name: "We couldn't remove the saved tip" });
    expect(dialog).toHaveTextContent("This browser doesn't let the site save data");
    const pressed = screen.getByRole("button", { name: /^Save /, pressed: true, hidden: true });
    expect(pressed).toHaveAccessibleName(`Save ${kale.title}`);
    expect(savedTitles()).toEqual([kale.title]);
  });
});

describe("the Saved filter", () => {
  it("shows only saved tips, updates the address, and counts as a filter", async () => {
    save(kale, beans);
    const { user, search } = await openBrowse();
    const toggle = screen.getByRole("button", { name: "Saved" });
    expect(toggle).not.toBePressed();
    await user.click(toggle);
    expect(toggle).toBePressed();
    expect(search()).toBe("?saved=1");
    expect(shownTitles()).toEqual([beans.title, kale.title]);
    expect(screen.getByText("Showing 2 of 3 premium gardening tips")).toBeVisible();
    expect(screen.getByRole("button", { name: "Filters" })).toHaveAccessibleDescription(
      "1 active filter",
    );
    await user.click(toggle);
    expect(search()).toBe("");
    expect(shownTitles()).toHaveLength(3);
  });

  it("adds a sort by the time of saving, latest first, and combines with the search", async () => {
    save(beans, compost, kale);
    const { user, search } = await openBrowse("?saved=1");
    await press(user, "Recently saved");
    expect(shownTitles()).toEqual([kale.title, compost.title, beans.title]);
    expect(search()).toBe("?saved=1&sort=saved");
    const sort = screen.getByRole("button", { name: "Recently saved" });
    expect(sort).toHaveAccessibleDescription("newest first");
    await press(user, "Recently saved");
    expect(shownTitles()).toEqual([beans.title, compost.title, kale.title]);
    await press(user, "Saved");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(screen.queryByRole("button", { name: "Recently saved" })).not.toBeInTheDocument();
    await press(user, "Saved");
    await fill(user, "Search tips", "apple");
    expect(shownTitles()).toEqual([compost.title]);
  });

  it("says that no saved tip matches, rather than that none is saved", async () => {
    save(kale);
    await openBrowse("?saved=1&q=zzzzzz");
    expect(await screen.findByText("No tips match your current filters")).toBeVisible();
  });

  it("explains how to save tips when none is saved", async () => {
    await openBrowse("?saved=1");
    expect(screen.getByText("No saved tips yet")).toBeVisible();
    expect(screen.queryByText("No tips match your current filters")).not.toBeInTheDocument();
    expect(screen.getByText(/You haven't saved any tips yet. Press the bookmark/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Print saved tips" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Import" })).toBeVisible();
  });

  it("drops a tip that is no longer saved, and moves the focus to the next card", async () => {
    save(kale, beans, compost);
    const { user } = await openBrowse("?saved=1");
    await press(user, `Save ${beans.title}`);
    expect(shownTitles()).toEqual([compost.title, kale.title]);
    expect(screen.getByText("Showing 2 of 3 premium gardening tips")).toBeVisible();
    expect(bookmark(kale.title)).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(bookmark(compost.title)).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("No saved tips yet")).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});

describe("a saved tip that is no longer on the server", () => {
  it("is marked among the saved tips, where a member can read the copy", async () => {
    save(deleted, kale);
    const { user } = await openBrowse("", { isSignedIn: true });
    expect(shownTitles()).not.toContain(deleted.title);
    expect(screen.getByText("Showing 3 of 3 premium gardening tips")).toBeVisible();
    await press(user, "Saved");
    expect(shownTitles()).toEqual([kale.title, deleted.title]);
    expect(screen.getByText("Showing 2 of 4 premium gardening tips")).toBeVisible();
    const copy = card(deleted.title);
    expect(copy.getByText("Not in the list of tips; your saved copy")).toBeVisible();
    expect(copy.queryByRole("link")).not.toBeInTheDocument();
    expect(card(kale.title).getByRole("link", { name: "View Details" })).toBeVisible();
    await user.click(copy.getByRole("button", { name: "Read your copy" }));
    const dialog = await screen.findByRole("dialog", { name: deleted.title });
    expect(dialog).toHaveTextContent("Earth them up.");
    expect(dialog).toHaveTextContent("1 March 2026");
    await press(user, "Close this dialog");
    await press(user, `Save ${deleted.title}`);
    expect(screen.getByText("Showing 1 of 3 premium gardening tips")).toBeVisible();
  });

  it("asks a visitor to sign in before reading, printing or exporting it", async () => {
    save(deleted, kale);
    const { user, pathname } = await openBrowse("?saved=1");
    expect(screen.queryByRole("button", { name: "Read your copy" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Print saved tips" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
    expect(screen.queryByText("Earth them up.")).not.toBeInTheDocument();
    await user.click(card(deleted.title).getByRole("link", { name: "Sign in to read it" }));
    await waitFor(() => expect(pathname()).toBe("/login"));
  });
});

it("saved tips can be read and printed while the list of tips fails to load", async () => {
  breakCall("get", "/shareTips", faults.offline);
  const { user } = await renderApp("/browseTips", { isSignedIn: true });
  await screen.findByRole("alert");
  expect(screen.queryByText("Your saved tips")).not.toBeInTheDocument();
  save(kale, deleted);
  notifyOfOtherTab();
  const copies = within(screen.getByRole("region", { name: "Your saved tips" }));
  expect(copies.getAllByText("Your saved copy")).toHaveLength(2);
  await user.click(copies.getAllByRole("button", { name: "Read your copy" })[0] ?? document.body);
  expect(await screen.findByRole("dialog")).toHaveTextContent(kale.description);
  await press(user, "Close this dialog");
  await press(user, "Print saved tips");
  expect(sheet().getByText(addressOf(kale))).toBeInTheDocument();
  expect(sheet().getByText(addressOf(deleted))).toBeInTheDocument();
  restoreBackend();
  await press(user, "Try again");
  await screen.findByText(/^Showing /);
  expect(screen.queryByText("Your saved tips")).not.toBeInTheDocument();
});

describe("the saved copy of a tip", () => {
  it.each([
    { reason: "is no longer on the server", tip: deleted, title: "This tip is no longer here" },
    { reason: "fails to load", tip: kale, title: "We couldn't load the tip" },
  ])("is shown on the page of a tip that $reason", async ({ tip, title }) => {
    breakCall("get", `/shareTips/${kale._id}`, faults.status);
    save(beans, tip);
    await renderApp(`/tipsDetails/${tip._id}`, { isSignedIn: true });
    await screen.findByText(title);
    const copy = screen.getByRole("region", { name: tip.title });
    expect(copy).toHaveTextContent("Your saved copy");
    expect(copy).toHaveTextContent(tip.description);
  });

  it.each([
    ["the list", () => openBrowse()],
    ["the tip", () => openTip()],
  ])("is updated when %s is loaded", async (_, open) => {
    save({ ...kale, title: "An older title" });
    await open();
    await waitFor(() => expect(savedTitles()).toEqual([kale.title]));
  });

  it("keeps a newer version that the member has opened, after Back to the older list", async () => {
    save(kale);
    const { router } = await openBrowse("", { isSignedIn: true });
    changeTip(kale._id, { title: "A newer title" });
    await act(() => router.navigate(`/tipsDetails/${kale._id}`));
    await waitFor(() => expect(savedTitles()).toEqual(["A newer title"]));
    await act(() => router.navigate(-1));
    await screen.findByText(/^Showing /);
    expect(savedTitles()).toEqual(["A newer title"]);
  });

  it("is removed once the server says that its author has hidden it", async () => {
    const tip = addTip({ title: "Not for you", availability: "hidden" });
    save({ ...tip, availability: "public", email: "" });
    await renderApp(`/tipsDetails/${tip._id}`, { isSignedIn: true });
    await screen.findByRole("heading", { name: "This tip is no longer here" });
    expect(screen.queryByText("Not for you")).not.toBeInTheDocument();
    expect(savedTitles()).toEqual([]);
  });

  it("is shown only to the author if the tip is hidden, and links to the tip", async () => {
    save(secret, tipRecord({ title: "Their secret", availability: "hidden" }));
    await openBrowse("?saved=1", { isSignedIn: true });
    expect(shownTitles()).toEqual([secret.title]);
    expect(screen.queryByText("Their secret")).not.toBeInTheDocument();
    expect(screen.queryByText(/Not in the list of tips/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View Details" })).toHaveAttribute(
      "href",
      `/tipsDetails/${secret._id}`,
    );
  });
});

it.each([
  ["none", [], "None yet. Press the bookmark on a tip to save it here."],
  ["two", [kale, beans], "2 tips to read again, also available offline."],
])("the dashboard counts the saved tips and links to them: %s", async (_, saved, words) => {
  save(...saved);
  const { user, router } = await renderApp("/dashboard", { isSignedIn: true });
  const link = await screen.findByRole("link", { name: /^Saved tips/ });
  expect(link).toHaveTextContent(words);
  await user.click(link);
  await screen.findByText(/^Showing /);
  expect(router.state.location.search).toBe("?saved=1");
});

describe("printing all saved tips", () => {
  it("prints each one complete with its address, and removes the sheet afterwards", async () => {
    save(kale, deleted);
    const { user } = await openBrowse("?saved=1&q=nothing+like+it", { isSignedIn: true });
    await press(user, "Print saved tips");
    expect(window.print).toHaveBeenCalledTimes(1);
    const headings = sheet().getAllByRole("heading");
    expect(headings.map(({ textContent }) => textContent)).toEqual([kale.title, deleted.title]);
    expect(sheet().getByText(kale.description)).toBeInTheDocument();
    expect(sheet().getByText("Earth them up.")).toBeInTheDocument();
    expect(sheet().getByText(addressOf(kale))).toBeInTheDocument();
    expect(sheet().getByText("Not in the list of tips; your saved copy")).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(document.querySelector(".print-sheet")).toBeNull();
  });

  /** Decodes a picture when a test fires its `load` event, and fails when it fires `error`. */
  function decodeOnEvents() {
    vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(function (
      this: HTMLImageElement,
    ) {
      return new Promise((resolve, reject) => {
        this.addEventListener("load", () => resolve());
        this.addEventListener("error", () => reject(new Error("broken")));
      });
    });
  }

  it("waits until every picture has loaded or failed", async () => {
    decodeOnEvents();
    save(
      { ...kale, imageUrl: "https://x.test/1.jpg" },
      { ...deleted, imageUrl: "https://x.test/2.jpg" },
    );
    mockResponse("get", "/shareTips", [{ ...kale, imageUrl: "https://x.test/1.jpg" }]);
    const { user } = await openBrowse("?saved=1", { isSignedIn: true });
    await press(user, "Print saved tips");
    const [first, second] = [...document.querySelectorAll(".print-sheet img")];
    expect(screen.getByRole("button", { name: "Print saved tips" })).toBeDisabled();
    first?.dispatchEvent(new Event("load"));
    await act(async () => {});
    expect(window.print).not.toHaveBeenCalled();
    second?.dispatchEvent(new Event("error"));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    expect(screen.getByRole("button", { name: "Print saved tips" })).toBeEnabled();
  });

  it("is canceled when the member leaves the page while pictures load", async () => {
    decodeOnEvents();
    save({ ...kale, imageUrl: "https://x.test/1.jpg" });
    mockResponse("get", "/shareTips", [{ ...kale, imageUrl: "https://x.test/1.jpg" }]);
    const { user, router } = await openBrowse("?saved=1", { isSignedIn: true });
    await press(user, "Print saved tips");
    const picture = document.querySelector(".print-sheet img");
    await act(() => router.navigate("/aboutUs"));
    await screen.findByRole("heading", { level: 1, name: "About Us" });
    picture?.dispatchEvent(new Event("load"));
    await act(async () => {});
    expect(picture).not.toBeNull();
    expect(window.print).not.toHaveBeenCalled();
  });
});

describe("a file of saved tips", () => {
  async function importFile(user: UserEvent, text: string) {
    const file = new File([text], "tips.json", { type: "application/json" });
    await user.upload(screen.getByLabelText("File of saved tips"), file);
    return screen.findByRole("dialog");
  }

  const fileOf = (...list: Tip[]) =>
    writeSavedTipsFile(
      list.map((tip) => ({ ...tip, savedAt })),
      new Date(),
    );

  it("is exported with the date in its name and without hidden tips, and can be imported", async () => {
    save(kale, deleted, secret);
    const files = recordDownloads();
    const { user } = await openBrowse("?saved=1", { isSignedIn: true });
    await press(user, "Export");
    const words = await screen.findByText("2 tips in the file; 1 hidden tip left out");
    await waitFor(() => expect(words).toBeVisible());
    const [name = ""] = files.keys();
    expect(name).toMatch(/^sow-and-tell-saved-tips-\d{4}-\d{2}-\d{2}\.json$/);
    const text = (await files.get(name)) ?? "";
    localStorage.removeItem(SAVED_TIPS_KEY);
    notifyOfOtherTab();
    expect(shownTitles()).toEqual([]);
    expect(await importFile(user, text)).toHaveAccessibleName("2 tips added");
    await press(user, "OK");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(shownTitles()).toEqual([kale.title, deleted.title]);
  });

  it("is chosen in the browser's file picker, which Import opens", async () => {
    const click = vi.spyOn(HTMLInputElement.prototype, "click");
    const { user } = await openBrowse("?saved=1");
    await press(user, "Import");
    expect(click.mock.contexts).toEqual([screen.getByLabelText("File of saved tips")]);
  });

  it("adds the tips that are not saved yet, and counts the others", async () => {
    const text = fileOf(kale, beans, deleted, compost).replace('"tips": [', '"tips": [ 7, ');
    save(kale);
    const { user } = await openBrowse("?saved=1");
    expect(await importFile(user, text)).toHaveAccessibleName(
      "3 tips added, 1 was here already, 1 was not readable",
    );
    await press(user, "OK");
    await waitFor(() => expect(screen.getByRole("button", { name: "Import" })).toHaveFocus());
    expect(await importFile(user, text)).toHaveAccessibleName(
      "0 tips added, 4 were here already, 1 was not readable",
    );
  });

  it("adds as many tips as fit into the list, and counts those that do not", async () => {
    save(
      ...Array.from({ length: MAX_SAVED_TIPS - 1 }, (_, index) => tipRecord({ title: `${index}` })),
    );
    const { user } = await openBrowse("?saved=1");
    expect(await importFile(user, fileOf(kale, beans, compost))).toHaveAccessibleName(
      "1 tip added, 2 did not fit",
    );
    expect(savedTitles().at(-1)).toBe(kale.title);
  });

  const unreadable = "This isn't a file of saved tips, or it is damaged.";

  it.each([
    ["is damaged", "{", unreadable, () => {}],
    ["is too large", fileOf(beans) + " ".repeat(20_000_000), unreadable, () => {}],
    [
      "does not fit on the device",
      fileOf(beans, compost),
      "There is no room left for this site's data. Remove a saved tip, then try again.",
      () => refuseStorage(fullStorage, "setItem"),
    ],
  ])("that %s is rejected as a whole", async (_, text, words, prepare) => {
    save(kale);
    const { user } = await openBrowse("?saved=1");
    prepare();
    const dialog = await importFile(user, text);
    expect(dialog).toHaveAccessibleName("Nothing was imported");
    expect(dialog).toHaveTextContent(words);
    expect(savedTitles()).toEqual([kale.title]);
  });
});
