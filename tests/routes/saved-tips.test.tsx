import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SAVED_TIPS_KEY } from "@/features/tips/saved/saved-store";
import { writeSavedTipsFile } from "@/features/tips/saved/saved-tips-file";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { tipRecord } from "../support/factories";
import { breakCall, faults, mockResponse, restoreBackend } from "../support/faults";
import { type RenderAppOptions, renderApp } from "../support/render-app";
import { db, tips } from "../support/server";
import { fullStorage, refuseStorage } from "../support/storage";
import { fill, press } from "../support/user-actions";

const { kale, beans, compost, secret } = tips;
const savedAt = "2026-03-01T08:00:00.000Z";

/** A tip that was saved before its author took it back. */
const gone = { ...tipRecord({ title: "Leeks of old", description: "Earth them up." }), savedAt };

function save(...saved: object[]) {
  const list = saved.map((tip) => ({ savedAt, ...tip }));
  localStorage.setItem(SAVED_TIPS_KEY, JSON.stringify(list));
}

function savedTitles(): string[] {
  const list: { title: string }[] = JSON.parse(localStorage.getItem(SAVED_TIPS_KEY) ?? "[]");
  return list.map(({ title }) => title);
}

async function openBrowse(search = "", options: RenderAppOptions = {}) {
  const app = await renderApp(`/browseTips${search}`, options);
  await screen.findByText(/^Showing /);
  return { ...app, search: () => app.router.state.location.search };
}

async function openTip(id = kale._id) {
  const app = await renderApp(`/tipsDetails/${id}`, { isSignedIn: true });
  await screen.findByRole("tablist");
  return app;
}

function shownTitles() {
  return screen
    .queryAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
}

function card(title: string) {
  return within(screen.getByRole("article", { name: title }));
}

/** The files that the browser downloads, by name. */
let files: Map<string, Promise<string>>;

beforeEach(() => {
  files = new Map();
  let latest = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return "blob:test";
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, latest.text());
  });
  window.print = vi.fn();
});

afterEach(() => {
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
});

describe("a bookmark", () => {
  it("saves a tip on the device, for visitors too, and asks no server", async () => {
    const { user } = await openBrowse();
    const calls = recordBackendCalls();
    const bookmark = card(kale.title).getByRole("button", { name: `Save ${kale.title}` });
    expect(bookmark).not.toBePressed();
    await user.click(bookmark);
    expect(bookmark).toBePressed();
    expect(bookmark).toHaveAccessibleName(`Save ${kale.title}`);
    expect(savedTitles()).toEqual([kale.title]);
    expect(lines(calls)).toEqual([]);
    await user.click(bookmark);
    expect(bookmark).not.toBePressed();
    expect(savedTitles()).toEqual([]);
  });

  it("says at the first save where the tip is saved, and at later ones nothing", async () => {
    freezeClock();
    const { user } = await openBrowse();
    await press(user, `Save ${kale.title}`);
    await waitFor(() => expect(screen.getByText("Saved on this device")).toBeVisible());
    await passTime(3000);
    expect(screen.queryByText("Saved on this device")).not.toBeInTheDocument();
    await press(user, `Save ${beans.title}`);
    await passTime(100);
    expect(screen.queryByText("Saved on this device")).not.toBeInTheDocument();
  });

  it("can be undone when it removes a saved tip", async () => {
    save(kale, beans);
    const { user } = await openBrowse("?saved=1");
    await press(user, `Save ${kale.title}`);
    await waitFor(() => expect(screen.getByText("Removed from your saved tips")).toBeVisible());
    expect(savedTitles()).toEqual([beans.title]);
    await press(user, "Undo");
    await waitFor(() => expect(savedTitles().toSorted()).toEqual([beans.title, kale.title]));
    expect(JSON.parse(localStorage.getItem(SAVED_TIPS_KEY) ?? "[]")[1]).toMatchObject({ savedAt });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: `Save ${kale.title}` })).toHaveFocus(),
    );
    expect(screen.queryByText("Removed from your saved tips")).not.toBeInTheDocument();
  });

  it("takes Undo away when the tip is saved again", async () => {
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

  it("is pressed already on a tip that was saved before", async () => {
    save(kale);
    await openBrowse();
    expect(card(kale.title).getByRole("button", { pressed: true })).toBeVisible();
    expect(card(beans.title).queryByRole("button", { pressed: true })).not.toBeInTheDocument();
  });

  it("follows what another tab does", async () => {
    await openBrowse();
    save(beans);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: SAVED_TIPS_KEY }));
    });
    expect(card(beans.title).getByRole("button", { pressed: true })).toBeVisible();
  });

  it("says it on the tip's own page too, and is no like", async () => {
    const { user } = await openTip();
    const calls = recordBackendCalls();
    await press(user, `Save ${kale.title}`);
    const button = screen.getByRole("button", { name: `Save ${kale.title}` });
    expect(button).toBePressed();
    expect(within(button).getByText("Saved")).toBeVisible();
    expect(screen.getByText("0 likes")).toBeVisible();
    expect(lines(calls)).toEqual([]);
  });

  it.each([
    ["full", "QuotaExceededError", /This device is full/],
    ["blocked", "SecurityError", /doesn't let the site save data/],
  ])("claims nothing where the storage is %s", async (_, name, words) => {
    const { user } = await openBrowse();
    refuseStorage(() => new DOMException("No.", name), "setItem");
    await press(user, `Save ${kale.title}`);
    const dialog = await screen.findByRole("dialog", { name: "We couldn't save the tip" });
    expect(dialog).toHaveTextContent(words);
    expect(
      screen.queryByRole("button", { name: /^Save /, pressed: true, hidden: true }),
    ).not.toBeInTheDocument();
  });
});

describe("the filter Saved", () => {
  it("leaves the saved tips, is in the address, and counts", async () => {
    save(kale, beans);
    const { user, search } = await openBrowse();
    await press(user, "Filters");
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

  it("goes with the other filters, the search and the sort", async () => {
    save(kale, beans, compost);
    const { user } = await openBrowse("?saved=1&dir=desc");
    expect(shownTitles()).toEqual([kale.title, beans.title, compost.title]);
    await fill(user, "Search tips", "apple");
    expect(shownTitles()).toEqual([compost.title]);
  });

  it("can be ordered by when each tip was saved, the latest first", async () => {
    save(beans, compost, kale);
    const { user, search } = await openBrowse("?saved=1");
    await press(user, "Recently saved");
    expect(shownTitles()).toEqual([kale.title, compost.title, beans.title]);
    expect(search()).toBe("?saved=1&sort=saved");
    await press(user, "Recently saved");
    expect(shownTitles()).toEqual([beans.title, compost.title, kale.title]);
    await press(user, "Saved");
    expect(shownTitles()).toEqual([kale.title, beans.title, compost.title]);
    expect(screen.queryByRole("button", { name: "Recently saved" })).not.toBeInTheDocument();
  });

  it("is cleared with the others", async () => {
    save(kale);
    const { user, search } = await openBrowse("?saved=1&category=plantCare");
    expect(screen.getByRole("button", { name: "Filters" })).toHaveAccessibleDescription(
      "2 active filters",
    );
    await press(user, "Clear filters");
    expect(search()).toBe("");
    expect(shownTitles()).toHaveLength(3);
  });

  it("says how to save where nothing is, and is reset with the others", async () => {
    const { user, search } = await openBrowse("?saved=1");
    expect(screen.getByText("No saved tips yet")).toBeVisible();
    expect(screen.queryByText("No tips match your current filters")).not.toBeInTheDocument();
    expect(screen.getByText(/You haven't saved any tips yet. Press the bookmark/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Print saved tips" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Import" })).toBeVisible();
    await press(user, "Reset all filters");
    expect(search()).toBe("");
    expect(shownTitles()).toHaveLength(3);
  });

  it("lets a tip go that is saved no longer, and the focus goes on to the next", async () => {
    save(kale, beans, compost);
    const { user } = await openBrowse("?saved=1");
    await press(user, `Save ${beans.title}`);
    expect(shownTitles()).toEqual([compost.title, kale.title]);
    expect(screen.getByText("Showing 2 of 3 premium gardening tips")).toBeVisible();
    expect(screen.getByRole("button", { name: `Save ${kale.title}` })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: `Save ${compost.title}` })).toHaveFocus();
  });
});

describe("a saved tip that the server has no more", () => {
  it("is among the others with a mark, and is read from the copy", async () => {
    save(gone, kale);
    const { user } = await openBrowse("?saved=1", { isSignedIn: true });
    expect(shownTitles()).toEqual([kale.title, gone.title]);
    expect(screen.getByText("Showing 2 of 4 premium gardening tips")).toBeVisible();
    const copy = card(gone.title);
    expect(copy.getByText("No longer on the server; your saved copy")).toBeVisible();
    expect(copy.queryByRole("link")).not.toBeInTheDocument();
    expect(card(kale.title).getByRole("link", { name: "View Details" })).toBeVisible();
    await user.click(copy.getByRole("button", { name: "Read your copy" }));
    const dialog = await screen.findByRole("dialog", { name: gone.title });
    expect(dialog).toHaveTextContent("Earth them up.");
    expect(dialog).toHaveTextContent("1 March 2026");
  });

  it("is read by members alone: a visitor is led to sign in, and prints and exports nothing", async () => {
    save(gone, kale);
    const { user, pathname } = await openBrowse("?saved=1");
    expect(screen.queryByRole("button", { name: "Read your copy" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Print saved tips" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
    expect(screen.queryByText("Earth them up.")).not.toBeInTheDocument();
    await user.click(card(gone.title).getByRole("link", { name: "Sign in to read it" }));
    await waitFor(() => expect(pathname()).toBe("/login"));
  });

  it("is not shown without the filter", async () => {
    save(gone);
    await openBrowse();
    expect(shownTitles()).not.toContain(gone.title);
    expect(screen.getByText("Showing 3 of 3 premium gardening tips")).toBeVisible();
  });

  it("is read on its own page too", async () => {
    save(gone);
    await renderApp(`/tipsDetails/${gone._id}`, { isSignedIn: true });
    await screen.findByRole("heading", { name: "This tip is no longer here" });
    const copy = screen.getByRole("region", { name: gone.title });
    expect(copy).toHaveTextContent("Your saved copy");
    expect(copy).toHaveTextContent("Earth them up.");
  });

  it("is forgotten when it turns out that its author hides it", async () => {
    const tip = tipRecord({ title: "Not for you", availability: "hidden" });
    db.update((data) => {
      data.tips.push(tip);
    });
    save({ ...tip, availability: "public", email: "" });
    await renderApp(`/tipsDetails/${tip._id}`, { isSignedIn: true });
    await screen.findByRole("heading", { name: "This tip is no longer here" });
    expect(screen.queryByText("Not for you")).not.toBeInTheDocument();
    expect(savedTitles()).toEqual([]);
  });
});

describe("saved tips while the server is not to be had", () => {
  it("are read from the copies, below what failed", async () => {
    save(kale, gone);
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips", { isSignedIn: true });
    await screen.findByRole("alert");
    const copies = within(screen.getByRole("region", { name: "Your saved tips" }));
    expect(copies.getAllByText("Your saved copy")).toHaveLength(2);
    expect(copies.getByRole("button", { name: "Print saved tips" })).toBeVisible();
    await user.click(copies.getAllByRole("button", { name: "Read your copy" })[0] ?? document.body);
    expect(await screen.findByRole("dialog")).toHaveTextContent(kale.description);
  });

  it("are not shown where none is saved", async () => {
    breakCall("get", "/shareTips", faults.offline);
    await renderApp("/browseTips");
    await screen.findByRole("alert");
    expect(screen.queryByText("Your saved tips")).not.toBeInTheDocument();
  });

  it("give way to the list when it comes", async () => {
    save(kale);
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips");
    await screen.findByRole("alert");
    restoreBackend();
    await press(user, "Try again");
    await screen.findByText(/^Showing /);
    expect(screen.queryByText("Your saved tips")).not.toBeInTheDocument();
  });

  it("are read on their own pages", async () => {
    save(kale);
    breakCall("get", `/shareTips/${kale._id}`, faults.status);
    await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    await screen.findByText("We couldn't load the tip");
    expect(screen.getByRole("region", { name: kale.title })).toHaveTextContent(kale.description);
  });
});

describe("the copy of a tip", () => {
  it("is brought up to date when the tips are loaded", async () => {
    save({ ...kale, title: "An older title" });
    await openBrowse();
    await waitFor(() => expect(savedTitles()).toEqual([kale.title]));
  });

  it("is brought up to date when the tip is opened", async () => {
    save({ ...kale, title: "An older title" });
    await openTip();
    await waitFor(() => expect(savedTitles()).toEqual([kale.title]));
  });

  it("of a member's own hidden tip is for the member alone, and goes at logout", async () => {
    const { user } = await openTip(secret._id);
    await press(user, `Save ${secret.title}`);
    expect(savedTitles()).toEqual([secret.title]);
    await press(user, "Rowan Hart");
    await press(user, "Logout");
    await screen.findByText("You are Logged Out");
    expect(savedTitles()).toEqual([]);
  });

  it("of a hidden tip is shown to its author alone", async () => {
    save({ ...secret, email: "ines@example.org" });
    await openBrowse("?saved=1", { isSignedIn: true });
    expect(shownTitles()).toEqual([]);
    expect(screen.queryByText(secret.title)).not.toBeInTheDocument();
  });
});

describe("the dashboard", () => {
  it.each([
    [[], "None yet. Press the bookmark on a tip to save it here."],
    [[kale], "1 tip to read again, also available offline."],
    [[kale, beans], "2 tips to read again, also available offline."],
  ])("counts the saved tips and leads to them: %#", async (saved, words) => {
    save(...saved);
    const { user, router } = await renderApp("/dashboard", { isSignedIn: true });
    const link = await screen.findByRole("link", { name: /^Saved tips/ });
    expect(link).toHaveTextContent(words);
    await user.click(link);
    await screen.findByText(/^Showing /);
    expect(router.state.location.search).toBe("?saved=1");
  });
});

describe("the print of all saved tips", () => {
  function sheet() {
    const element = document.querySelector<HTMLElement>(".print-sheet");
    if (element === null) throw new Error("Nothing to print");
    return within(element);
  }

  it("holds every one whole, with its address, and goes when it is done", async () => {
    save(kale, gone);
    const { user } = await openBrowse("?saved=1&q=nothing+like+it", { isSignedIn: true });
    await press(user, "Print saved tips");
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(
      sheet()
        .getAllByRole("heading")
        .map(({ textContent }) => textContent),
    ).toEqual([kale.title, gone.title]);
    expect(sheet().getByText(kale.description)).toBeInTheDocument();
    expect(sheet().getByText("Earth them up.")).toBeInTheDocument();
    expect(
      sheet().getByText(`${window.location.origin}/tipsDetails/${kale._id}`),
    ).toBeInTheDocument();
    expect(sheet().getByText("No longer on the server; your saved copy")).toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event("afterprint"));
    });
    expect(document.querySelector(".print-sheet")).toBeNull();
  });

  it("waits for the pictures, each there or not to be had", async () => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    save(
      { ...kale, imageUrl: "https://x.test/1.jpg" },
      { ...gone, imageUrl: "https://x.test/2.jpg" },
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

  it("says an address and nothing of the server that was not reached", async () => {
    save(kale);
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips", { isSignedIn: true });
    await screen.findByRole("alert");
    await press(user, "Print saved tips");
    expect(
      sheet().getByText(`${window.location.origin}/tipsDetails/${kale._id}`),
    ).toBeInTheDocument();
    expect(sheet().queryByText(/No longer/)).not.toBeInTheDocument();
  });
});

describe("the file of saved tips", () => {
  async function importFile(user: UserEvent, text: string, name = "tips.json") {
    const file = new File([text], name, { type: "application/json" });
    await user.upload(screen.getByLabelText("File of saved tips"), file);
    return screen.findByRole("dialog");
  }

  function fileOf(...list: object[]) {
    save(...list);
    const text = writeSavedTipsFile(
      JSON.parse(localStorage.getItem(SAVED_TIPS_KEY) ?? ""),
      new Date(),
    );
    localStorage.clear();
    return text;
  }

  it("is exported under the day's name, without hidden tips, and comes back by import", async () => {
    save(kale, gone, secret);
    const { user } = await openBrowse("?saved=1", { isSignedIn: true });
    await press(user, "Export");
    const words = await screen.findByText("2 tips in the file; 1 hidden tip left out");
    await waitFor(() => expect(words).toBeVisible());
    const [name = ""] = files.keys();
    expect(name).toMatch(/^sow-and-tell-saved-tips-\d{4}-\d{2}-\d{2}\.json$/);
    const text = (await files.get(name)) ?? "";
    act(() => {
      localStorage.removeItem(SAVED_TIPS_KEY);
      window.dispatchEvent(new StorageEvent("storage", { key: SAVED_TIPS_KEY }));
    });
    expect(shownTitles()).toEqual([]);
    expect(await importFile(user, text)).toHaveAccessibleName("2 tips added");
    await press(user, "OK");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(shownTitles()).toEqual([kale.title, gone.title]);
  });

  it("adds what is not here yet, and says how many came in", async () => {
    const text = fileOf(kale, beans, gone, compost);
    save(kale);
    const { user } = await openBrowse("?saved=1");
    expect(await importFile(user, text)).toHaveAccessibleName("3 tips added, 1 was here already");
    await press(user, "OK");
    await waitFor(() => expect(screen.getByRole("button", { name: "Import" })).toHaveFocus());
    expect(await importFile(user, text)).toHaveAccessibleName("0 tips added, 4 were here already");
  });

  it("says of what could not be read how many there were", async () => {
    const text = fileOf(kale).replace('"tips": [', '"tips": [ 7, ');
    const { user } = await openBrowse("?saved=1");
    expect(await importFile(user, text)).toHaveAccessibleName("1 tip added, 1 was not readable");
  });

  it.each([
    ["{", "This file is damaged"],
    ['{"bookmarks":[]}', "This isn't a file of saved tips"],
    [
      '{"format":"sow-and-tell-saved-tips","version":9,"tips":[]}',
      "made by a newer version of Sow & Tell",
    ],
    ["x".repeat(8_000_001), "This file is too large"],
  ])("is refused in plain words: %#", async (text, words) => {
    save(kale);
    const { user } = await openBrowse("?saved=1");
    const dialog = await importFile(user, text);
    expect(dialog).toHaveAccessibleName("Nothing was imported");
    expect(dialog).toHaveTextContent(words);
    expect(savedTitles()).toEqual([kale.title]);
  });

  it("is not taken in by halves where the storage takes no more", async () => {
    const text = fileOf(kale, beans);
    const { user } = await openBrowse("?saved=1");
    refuseStorage(fullStorage, "setItem");
    expect(await importFile(user, text)).toHaveTextContent("This device is full");
    expect(savedTitles()).toEqual([]);
  });
});

describe("sharing a tip", () => {
  const url = `${window.location.origin}/tipsDetails/${kale._id}`;

  it("opens the phone's own sheet with title and link", async () => {
    const share = vi.fn(async () => {});
    Object.assign(navigator, { share });
    const { user } = await openTip();
    await press(user, "Share");
    expect(share).toHaveBeenCalledWith({ title: kale.title, url });
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  it("copies the link elsewhere, and says so", async () => {
    const { user } = await openTip();
    await press(user, "Share");
    await waitFor(() => expect(screen.getByText("Link copied")).toBeVisible());
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("shows the link, selected, where the browser copies nothing", async () => {
    const { user } = await openTip();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No."));
    await press(user, "Share");
    const field = await screen.findByRole("textbox", { name: "Link" });
    expect(field).toHaveValue(url);
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByText("Link copied")).not.toBeInTheDocument();
  });

  it("is not offered for a hidden tip, whose link is of no use to others", async () => {
    await openTip(secret._id);
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
  });
});

describe("a tip's own print", () => {
  it("is a button's press away", async () => {
    const { user } = await openTip();
    await press(user, "Print");
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});

describe("a tip in the calendar", () => {
  beforeEach(() => {
    // A Saturday.
    vi.useFakeTimers({ now: new Date("2026-03-07T12:00:00"), toFake: ["Date"] });
  });

  async function openCalendar() {
    const { user } = await openTip();
    await press(user, "Add to calendar");
    await screen.findByRole("dialog", { name: "Add to calendar" });
    return user;
  }

  async function calendarFile() {
    const [[name, text] = []] = files;
    return { name, lines: (await text)?.replaceAll("\r\n ", "").split("\r\n") };
  }

  it("is offered for the next Saturday, the whole day", async () => {
    const user = await openCalendar();
    expect(screen.getByLabelText("Day")).toHaveValue("2026-03-14");
    expect(screen.getByLabelText("Day")).toHaveAttribute("min", "2026-03-07");
    await press(user, "Save calendar file");
    await waitFor(() =>
      expect(screen.getByText("Open the file to add it to your calendar")).toBeVisible(),
    );
    const file = await calendarFile();
    expect(file.name).toBe("Kale-after-frost.ics");
    expect(file.lines).toContain("DTSTART;VALUE=DATE:20260314");
    expect(file.lines).toContain(`SUMMARY:${kale.title}`);
    expect(file.lines).toContain(`URL:${window.location.origin}/tipsDetails/${kale._id}`);
    expect(screen.queryByRole("dialog", { name: "Add to calendar" })).not.toBeInTheDocument();
  });

  it("gives the focus back to its button when the file is saved", async () => {
    const user = await openCalendar();
    await press(user, "Save calendar file");
    await screen.findByText("Open the file to add it to your calendar");
    expect(screen.getByRole("button", { name: "Add to calendar" })).toHaveFocus();
  });

  it("is at the chosen hour", async () => {
    const user = await openCalendar();
    await fill(user, "Day", "2026-04-02");
    await fill(user, "Time", "07:30");
    await press(user, "Save calendar file");
    expect((await calendarFile()).lines).toContain("DTSTART:20260402T073000");
  });

  it.each([
    ["2026-03-06", "Please choose today or a later day."],
    ["", "Please fill this in."],
  ])("takes no day like '%s'", async (day, words) => {
    const user = await openCalendar();
    await fill(user, "Day", day);
    await press(user, "Save calendar file");
    expect(screen.getByLabelText("Day")).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText("Day")).toHaveFocus();
    expect(files.size).toBe(0);
  });
});
