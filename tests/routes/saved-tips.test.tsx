import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signOut } from "@/auth/auth-session";
import { FIRST_SAVE_TOAST_MS } from "@/features/tips/saved-tips";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime, TOAST_OPENING_MS } from "../support/clock";
import { tipRecord } from "../support/factories";
import { breakCall, faults } from "../support/faults";
import { persist, stubIndexedDb } from "../support/indexed-db";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";
import { openBrowse, openTip, serveTips, shownTitles } from "../support/tip-pages";
import { fill, press } from "../support/user-actions";
import { returnFromCache } from "../support/view";

const { kale, beans, compost, secret } = tips;

const KEY = "sow-and-tell:saved-tips";

/** A tip that its author has deleted since it was saved. */
const deleted = tipRecord({ title: "Leeks of old" });

const store = (list: unknown) => localStorage.setItem(KEY, JSON.stringify(list));
const save = (...saved: { _id: string }[]) => store(saved.map(({ _id }) => _id));
const savedIds = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "[]");

const bookmark = (title: string) =>
  screen.getByRole("button", { name: (name) => /^Saved? /.test(name) && name.endsWith(title) });
const savedToggle = () => screen.getByRole("button", { name: /^Saved/ });

describe("the bookmark button", () => {
  it("saves and removes a tip without a request, for visitors too, follows another tab, and keeps what it has saved meanwhile", async () => {
    save(beans);
    const { user } = await openBrowse();
    const calls = recordBackendCalls();
    expect(bookmark(kale.title)).not.toBePressed();
    expect(bookmark(beans.title)).toBePressed();
    await user.click(bookmark(kale.title));
    expect(bookmark(kale.title)).toBePressed();
    expect(savedIds()).toEqual([beans._id, kale._id]);
    await user.click(bookmark(kale.title));
    expect(bookmark(kale.title)).not.toBePressed();
    expect(savedIds()).toEqual([beans._id]);
    expect(lines(calls)).toEqual([]);
    save(kale);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
    expect(bookmark(kale.title)).toBePressed();
    expect(bookmark(beans.title)).not.toBePressed();
    // Before this tab knows of it.
    save(beans);
    await user.click(bookmark(compost.title));
    expect(savedIds()).toEqual([beans._id, compost._id]);
  });

  it("keeps a tip that another tab has saved while this page was in the back/forward cache", async () => {
    const { user } = await openBrowse();
    save(kale);
    returnFromCache();
    expect(bookmark(kale.title)).toBePressed();
    await user.click(bookmark(beans.title));
    expect(savedIds()).toEqual([kale._id, beans._id]);
  });

  it("says only at the first tip that it is saved on the device", async () => {
    freezeClock();
    const { user } = await openBrowse();
    await press(user, `Save ${kale.title}`);
    const toast = await screen.findByText("Saved on this device");
    await passTime(TOAST_OPENING_MS);
    expect(toast).toBeVisible();
    await passTime(FIRST_SAVE_TOAST_MS);
    expect(screen.queryByText("Saved on this device")).not.toBeInTheDocument();
    await press(user, `Save ${beans.title}`);
    await passTime(100);
    expect(screen.queryByText("Saved on this device")).not.toBeInTheDocument();
  });

  it("keeps a hidden tip in its author's list, and in nobody else's", async () => {
    save(secret, kale);
    await openBrowse("?saved=1", { isSignedIn: true });
    expect(await screen.findByText("Only you can see it")).toBeVisible();
    expect(shownTitles()).toEqual([kale.title, secret.title]);
    await act(signOut);
    await waitFor(() => expect(shownTitles()).toEqual([kale.title]));
  });

  it("adds no like on a tip's page", async () => {
    const { user } = await openTip();
    const calls = recordBackendCalls();
    await press(user, `Save ${kale.title}`);
    // The name begins with the visible word.
    const saved = screen.getByRole("button", { name: `Saved ${kale.title}` });
    expect(saved).toBePressed();
    expect(within(saved).getByText("Saved")).toBeVisible();
    expect(savedIds()).toEqual([kale._id]);
    expect(screen.getByText("0 likes")).toBeVisible();
    expect(lines(calls)).toEqual([]);
  });

  it.each([
    ["full", fullStorage, /There is no room left/],
    ["blocked", blockedStorage, /doesn’t let the site save data/],
  ])("shows an error, and stays as it was, when storage is %s", async (_, error, words) => {
    save(beans);
    const { user } = await openBrowse();
    refuseStorage(error, "setItem");
    await press(user, `Save ${kale.title}`);
    const dialog = await screen.findByRole("dialog", { name: "We couldn’t save the tip" });
    expect(dialog).toHaveTextContent(words);
    await press(user, "OK");
    await waitFor(() => expect(bookmark(kale.title)).not.toBePressed());
    await press(user, `Save ${beans.title}`);
    await screen.findByRole("dialog", { name: "We couldn’t remove the saved tip" });
    expect(savedIds()).toEqual([beans._id]);
  });
});

describe("the saved tips on the device", () => {
  it("are read and extended even if there are invalid entries and duplicates", async () => {
    store([null, 7, {}, "", "..", { _id: compost._id }, kale._id, beans._id, kale._id]);
    const { user } = await openBrowse("?saved=1&sort=saved");
    expect(shownTitles()).toEqual([beans.title, kale.title]);
    await user.click(savedToggle());
    await press(user, `Save ${compost.title}`);
    expect(savedIds()).toEqual([kale._id, beans._id, compost._id]);
  });

  it.each(["[{", '{"a":1}'])(
    "are none if their text is damaged, and the page explains how to save tips: %s",
    async (text) => {
      localStorage.setItem(KEY, text);
      await openBrowse("?saved=1");
      expect(screen.getByText("No saved tips yet")).toBeVisible();
      expect(screen.queryByText("No tips match your current filters")).not.toBeInTheDocument();
      expect(screen.getByText(/You haven’t saved any tips yet. Press the bookmark/)).toBeVisible();
    },
  );

  it("leave out what the list of tips no longer has, and what others have hidden", async () => {
    const hidden = tipRecord({ title: "Their secret", availability: "hidden" });
    serveTips(kale, beans, hidden);
    save(kale, deleted, hidden);
    await openBrowse("?saved=1", { isSignedIn: true });
    expect(shownTitles()).toEqual([kale.title]);
    expect(screen.getByText("Showing 1 of 2 premium gardening tips")).toBeVisible();
    expect(savedToggle()).toHaveAccessibleName("Saved (1)");
  });

  it("are shown without a connection, since the device has the list", async () => {
    await stubIndexedDb();
    await persist(["tips", "/shareTips"], [kale, beans], Date.now() - 60_000);
    save(beans);
    breakCall("get", "/shareTips", faults.offline);
    await openBrowse("?saved=1");
    expect(await screen.findByText(/We can’t reach the server/)).toBeVisible();
    expect(shownTitles()).toEqual([beans.title]);
  });
});

describe("the Saved filter", () => {
  it("shows only saved tips, updates the address, and is cleared with the filters", async () => {
    save(kale, beans);
    const { user, search } = await openBrowse();
    expect(savedToggle()).not.toBePressed();
    expect(savedToggle()).toHaveAccessibleName("Saved (2)");
    await user.click(savedToggle());
    expect(savedToggle()).toBePressed();
    expect(search()).toBe("?saved=1");
    expect(shownTitles()).toEqual([beans.title, kale.title]);
    expect(screen.getByText("Showing 2 of 3 premium gardening tips")).toBeVisible();
    // It is not in the panel, whose badge this is.
    expect(screen.getByRole("button", { name: "Filters" })).not.toHaveAccessibleDescription();
    await press(user, "Clear filters");
    expect(search()).toBe("");
    expect(shownTitles()).toHaveLength(3);
  });

  it("opens with what was saved last, and combines with the search", async () => {
    save(beans, compost, kale);
    const { user } = await openBrowse("?saved=1");
    expect(shownTitles()).toEqual([kale.title, compost.title, beans.title]);
    const sort = screen.getByRole("button", { name: "Recently saved" });
    expect(sort).toHaveAccessibleDescription("newest first");
    await press(user, "Recently saved");
    expect(shownTitles()).toEqual([beans.title, compost.title, kale.title]);
    await press(user, "Saved (3)");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(screen.queryByRole("button", { name: "Recently saved" })).not.toBeInTheDocument();
    await press(user, "Saved (3)");
    await fill(user, "Search tips", "apple");
    expect(shownTitles()).toEqual([compost.title]);
  });

  it("says that no saved tip matches, rather than that none is saved", async () => {
    save(kale);
    await openBrowse("?saved=1&q=zzzzzz");
    expect(await screen.findByText("No tips match your current filters")).toBeVisible();
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

it.each([
  ["none", [], "None yet. Press the bookmark on a tip to save it here."],
  [
    "two, and one that was deleted",
    [kale, beans, deleted],
    "2 tips to read again, also available offline.",
  ],
])("the dashboard counts the saved tips and links to them: %s", async (_, saved, words) => {
  save(...saved);
  const { user, router } = await renderApp("/dashboard", { isSignedIn: true });
  const link = await screen.findByRole("link", { name: /^Saved tips/ });
  await waitFor(() => expect(link).toHaveTextContent(words));
  await user.click(link);
  await screen.findByText(/^Showing /);
  expect(router.state.location.search).toBe("?saved=1");
});
