import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "@/auth/auth-session";
import { PAGE_COUNT } from "@/features/tips/tip-list";
import { DEBOUNCE_MS } from "@/features/tips/use-tip-list";
import { paths } from "@/lib/paths";
import { VISIT_MS } from "@/lib/visits";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../../support/faults";
import { setMedia } from "../../support/media";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { member, tips } from "../../support/server";
import { card, openBrowse, shownTitles } from "../../support/tip-pages";
import { fill, press } from "../../support/user-actions";
import { setInView } from "../../support/view";

const { kale, beans, compost, secret } = tips;

/** Tips in the order of their titles. */
function numbered(count: number) {
  return Array.from({ length: count }, (_, index) =>
    tipRecord({ title: `Tip number ${1000 + index}` }),
  );
}

function serveTips(...list: unknown[]) {
  mockResponse("get", "/shareTips", list);
}

function main() {
  return within(screen.getByRole("main"));
}

const button = (name: string) => screen.getByRole("button", { name });
const select = (name: string) => screen.getByLabelText(name, { selector: "select" });
const searchBox = () => screen.getByLabelText("Search tips", { selector: "input" });

async function choose(user: UserEvent, filter: string, option: string) {
  const isOpen = screen.queryByLabelText(filter, { selector: "select" }) !== null;
  if (!isOpen) await press(user, "Filters");
  await user.selectOptions(select(filter), option);
}

function optionsOf(filter: string) {
  return [...select(filter).children].map((option) => option.textContent);
}

describe("the list of all tips", () => {
  it("shows hidden tips only to their author", async () => {
    serveTips(kale, tipRecord({ title: "Their secret", availability: "hidden" }), secret);
    await openBrowse();
    const count = (length: number) =>
      screen.getByText(`Showing ${length} of ${length} premium gardening tips`);
    expect(shownTitles()).toEqual([kale.title]);
    expect(count(1)).toHaveRole("status");
    await act(() => signIn(member.email, member.password));
    await waitFor(() => expect(shownTitles()).toEqual([kale.title, secret.title]));
    expect(count(2)).toHaveRole("status");
  });

  it("scrolls to a tip that has just been shared, however far down it is", async () => {
    setInView(() => false);
    const list = numbered(PAGE_COUNT + 2);
    serveTips(...list);
    const { router } = await renderApp(quietPage);
    const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
    const newTip = list[PAGE_COUNT + 1];
    await act(() => router.navigate("/browseTips", { state: { markedTipId: newTip?._id } }));
    const note = await screen.findByText("You have just shared this tip");
    const [item] = scrollIntoView.mock.contexts;
    expect(item).toContainElement(note);
    expect(item).toContainElement(screen.getByText(newTip?.title ?? ""));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it("has an order by date, newest first, then oldest; tips without a date are last", async () => {
    serveTips(
      tipRecord({ title: "Undated", createdAt: "" }),
      tipRecord({ title: "Older", createdAt: "2025-03-01T08:00:00.000Z" }),
      tipRecord({ title: "Newer", createdAt: "2026-03-01T08:00:00.000Z" }),
    );
    const { user, search } = await openBrowse();
    await press(user, "Newest");
    await waitFor(() => expect(shownTitles()).toEqual(["Newer", "Older", "Undated"]));
    expect(card("Newer").getByText("1 March 2026")).toBeVisible();
    expect(search()).toBe("?sort=newest");
    expect(button("Newest")).toHaveAccessibleDescription("newest first");
    await press(user, "Newest");
    await waitFor(() => expect(shownTitles()).toEqual(["Older", "Newer", "Undated"]));
  });

  it("offers what is new since the last visit, but not at the first", async () => {
    const now = Date.now();
    const createdAt = new Date(now + VISIT_MS / 2).toISOString();
    serveTips(tipRecord({ title: "Old" }), tipRecord({ title: "Fresh", createdAt }));
    const first = await openBrowse();
    expect(screen.queryByRole("button", { name: /^New \(/ })).not.toBeInTheDocument();
    await press(first.user, "Filters");
    expect(screen.queryByRole("combobox", { name: "Shared" })).not.toBeInTheDocument();
    first.unmount();
    vi.spyOn(Date, "now").mockReturnValue(now + 2 * VISIT_MS);
    const { user, search } = await openBrowse();
    await press(user, "New (1)");
    await waitFor(() => expect(shownTitles()).toEqual(["Fresh"]));
    expect(search()).toBe("?shared=new");
    expect(screen.getByText(/^Shared .?since your last visit.?$/)).toBeVisible();
    await press(user, "Filters");
    expect(select("Shared")).toHaveDisplayValue("since your last visit");
  });

  it("says that no one has shared a tip yet", async () => {
    serveTips();
    await openBrowse();
    expect(screen.getByText("No tips match your current filters")).toBeVisible();
    expect(screen.getByText("No tips have been shared yet.")).toBeVisible();
    expect(screen.getByText("Showing 0 of 0 premium gardening tips")).toBeVisible();
    expect(button("Reset all filters")).toBeVisible();
  });

  it("adds more tips while its end is near", async () => {
    let isNear = false;
    const report = setInView(() => isNear);
    const count = PAGE_COUNT + 3;
    serveTips(...numbered(count));
    await openBrowse();
    expect(screen.getAllByText("View Details")).toHaveLength(PAGE_COUNT);
    isNear = true;
    await report();
    await waitFor(() => expect(screen.getAllByText("View Details")).toHaveLength(count));
    expect(screen.queryByRole("button", { name: "Show more tips" })).not.toBeInTheDocument();
  });

  it("shows the first of many tips, searches them all, and adds more for a press of Show more tips, whose first gets the focus", async () => {
    vi.stubGlobal("IntersectionObserver", undefined);
    const list = numbered(2 * PAGE_COUNT + 1);
    serveTips(...list);
    const { user } = await openBrowse();
    const titles = list.map(({ title }) => title);
    // Quicker than `shownTitles`.
    const shown = () => screen.getAllByText(/^Tip number/).map(({ textContent }) => textContent);
    const count = list.length;
    expect(screen.getByText(`Showing ${count} of ${count} premium gardening tips`)).toBeVisible();
    expect(shown()).toEqual(titles.slice(0, PAGE_COUNT));
    await user.click(screen.getByText("Show more tips"));
    expect(shown()).toEqual(titles.slice(0, 2 * PAGE_COUNT));
    const link = card(titles[PAGE_COUNT] ?? "").getByText("View Details");
    expect(link.closest("a")).toHaveFocus();
    await fill(user, "Search tips", "number 1048");
    expect(await screen.findByText(/^Showing 1 of/)).toBeVisible();
    expect(shown()).toEqual(["Tip number 1048"]);
    expect(screen.queryByText("Show more tips")).not.toBeInTheDocument();
  });

  it("begins with the first again after a change, such as of the sort, and Back shows as many as before", async () => {
    setInView(() => false);
    serveTips(...numbered(PAGE_COUNT + 1));
    const { user, router, search } = await openBrowse();
    const expectCount = (count: number) =>
      waitFor(() => expect(screen.getAllByText("View Details")).toHaveLength(count));
    await user.click(screen.getByText("Show more tips"));
    await expectCount(PAGE_COUNT + 1);
    await user.click(screen.getByText("Difficulty"));
    await expectCount(PAGE_COUNT);
    expect(search()).toBe("?sort=difficulty");
    await user.click(screen.getByText("Show more tips"));
    await act(() => router.navigate(-1));
    await expectCount(PAGE_COUNT + 1);
    await user.click(screen.getByText("Difficulty"));
    await expectCount(PAGE_COUNT);
    await act(() => router.navigate(-1));
    await expectCount(PAGE_COUNT + 1);
    await act(() => router.navigate(quietPage));
    await screen.findByText("About Us", { selector: "h1" });
    await act(() => router.navigate(-1));
    await expectCount(PAGE_COUNT + 1);
  });
});

it("a list of tips that fails to load gives the latest reason, and keeps the page and its search", async () => {
  breakCall("get", "/shareTips", faults.offline);
  const { user } = await renderApp("/browseTips?q=kale&sort=category");
  await screen.findByText(faults.offline.words);
  expect(screen.getByRole("heading", { level: 1, name: "Browse Tips" })).toBeVisible();
  breakCall("get", "/shareTips", faults.missing);
  await press(user, "Try again");
  // A list that is missing was not removed: its address is wrong.
  await waitFor(() => expect(screen.getByText(faults.status.words)).toBeVisible());
  expect(screen.queryByText(faults.offline.words)).not.toBeInTheDocument();
  restoreBackend();
  const release = delayCall("get", "/shareTips");
  const calls = recordBackendCalls();
  await press(user, "Try again");
  await screen.findByText("Loading the tips…");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  release();
  await screen.findByText("Showing 1 of 3 premium gardening tips");
  expect(searchBox()).toHaveValue("kale");
  expect(button("Category")).toBePressed();
  expect(lines(calls)).toEqual(["GET /shareTips"]);
});

it("search, sort and filters are there while the host sleeps, and apply when the list loads", async () => {
  const release = delayCall("get", "/shareTips");
  const { user } = await renderApp("/browseTips?author=Bram");
  await screen.findByText("Loading the tips…");
  expect(screen.getByText("Author: Bram")).toBeVisible();
  await press(user, "Clear filters");
  await fill(user, "Search tips", "beans");
  await press(user, "Category");
  await choose(user, "Difficulty", "Medium");
  expect(optionsOf("Category")).toContain("Pest Control");
  release();
  await screen.findByText("Showing 1 of 3 premium gardening tips");
  expect(shownTitles()).toEqual([beans.title]);
  expect(searchBox()).toHaveValue("beans");
  expect(button("Category")).toBePressed();
  expect(select("Difficulty")).toHaveDisplayValue("Medium");
});

describe("a tip's card", () => {
  it("has its picture and category, the start of its text, its likes, its author's name and its date, and a fallback for each that is missing", async () => {
    const imageUrl = "https://pictures.example/kale.jpg";
    const bareTip = { _id: beans._id };
    serveTips(bareTip, {
      ...kale,
      imageUrl,
      category: "vartecalGardening",
      description: "Sow it in May.",
      totalLiked: 1280,
      name: "Siobhán Kelleher",
    });
    await openBrowse();
    expect(card(kale.title).getByRole("presentation")).toHaveAttribute("src", imageUrl);
    expect(card(kale.title).getByText("Vertical Gardening")).toBeVisible();
    expect(card(kale.title).getByText("Sow it in May.")).toBeVisible();
    expect(card(kale.title).getByText("1,280").parentElement).toHaveTextContent(
      /^1,280likes·Siobhán Kelleher1 April 2026$/,
    );
    const bare = screen.getByRole("article", { name: "Untitled tip" });
    expect(bare).not.toHaveTextContent(/undefined|null|NaN/);
    expect(bare.querySelector(".badge")).not.toBeInTheDocument();
  });
});

it("the sort buttons say how the list is sorted, as the address does", async () => {
  const { user, search } = await openBrowse("?dir=desc");
  expect(button("Title")).toHaveAccessibleDescription("sorted descending");
  for (const [name, at, direction] of [
    ["Title", "", "ascending"],
    ["Title", "?dir=desc", "descending"],
    ["Category", "?sort=category", "ascending"],
  ] as const) {
    await user.click(button(name));
    expect(search()).toBe(at);
    expect(main().getByRole("button", { pressed: true })).toBe(button(name));
    expect(button(name)).toHaveAccessibleDescription(`sorted ${direction}`);
  }
  expect(screen.queryByText(/^sorted/)).not.toBeVisible();
});

describe("the filters", () => {
  it("are in a sheet with the sort buttons on a phone, whose button counts the tips and focuses them", async () => {
    setMedia("(width < 64rem)", true);
    const { user, search } = await openBrowse();
    expect(screen.queryByRole("button", { name: "Difficulty" })).not.toBeInTheDocument();
    await press(user, "Filters");
    const sheet = within(screen.getByRole("dialog", { name: "Sort and filter" }));
    await user.click(sheet.getByRole("button", { name: "Difficulty" }));
    expect(search()).toBe("?sort=difficulty");
    expect(sheet.getByRole("button", { name: "Show 3 tips" })).toBeVisible();
    await user.selectOptions(select("Category"), "Soil");
    const isOpenWhenScrolled: unknown[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {
      isOpenWhenScrolled.push(button("Filters").getAttribute("aria-expanded"));
    });
    await press(user, "Show 1 tip");
    expect(isOpenWhenScrolled).toEqual(["false"]);
    expect(button("Filters")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(main().getByRole("list").parentElement).toHaveFocus();
  });

  it("narrow the list and are in the address, and each category also has a toggle button", async () => {
    const { user, search } = await openBrowse();
    await choose(user, "Category", "Vertical Gardening");
    expect(shownTitles()).toEqual([beans.title]);
    expect(search()).toBe("?category=vartecalGardening");
    await choose(user, "Difficulty", "Medium");
    await choose(user, "Category", "All");
    expect(search()).toBe("?difficulty=medium");
    await choose(user, "Difficulty", "All");
    const categories = within(screen.getByRole("group", { name: "Categories" }));
    const soil = categories.getByRole("button", { name: "Soil" });
    await user.click(soil);
    expect(soil).toBePressed();
    expect(shownTitles()).toEqual([compost.title]);
    expect(search()).toBe("?category=soil");
    await user.click(soil);
    expect(shownTitles()).toHaveLength(3);
  });

  it("include a category that no form offers, but without a toggle button", async () => {
    serveTips({ ...beans, category: "Mushrooms" }, compost);
    const { user } = await openBrowse();
    const categories = within(screen.getByRole("group", { name: "Categories" }));
    expect(categories.getAllByRole("button").map((one) => one.textContent)).toEqual(["Soil"]);
    await choose(user, "Category", "Mushrooms");
    expect(shownTitles()).toEqual([beans.title]);
  });

  it("send no request when a choice is repeated before the address is updated", async () => {
    await freezeClock();
    const { user, search } = await openBrowse();
    await press(user, "Filters");
    const calls = recordBackendCalls();
    for (let repeat = 0; repeat < 3; repeat += 1) {
      fireEvent.change(select("Category"), { target: { value: "soil" } });
    }
    await passTime(DEBOUNCE_MS);
    expect(search()).toBe("?category=soil");
    expect(lines(calls)).toEqual([]);
    expect(select("Category")).toBeInTheDocument();
  });

  it("are cleared together, but not the search and the sort", async () => {
    const { user, search } = await openBrowse("?q=a&category=soil&difficulty=hard&dir=desc");
    await press(user, "Clear filters");
    expect(search()).toBe("?q=a&dir=desc");
    expect(screen.queryByText(/active filter/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
    expect(main().getByRole("list").parentElement).toHaveFocus();
    expect(searchBox()).toHaveValue("a");
  });

  it("that match no tip are reset with the search and the sort, which Back restores", async () => {
    const { user, router, search } = await openBrowse(
      "?q=a&category=soil&difficulty=easy&dir=desc",
    );
    expect(screen.getByText("No tips match your current filters")).toBeVisible();
    expect(screen.queryByText("No tips have been shared yet.")).not.toBeInTheDocument();
    await press(user, "Reset all filters");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(searchBox()).toHaveValue("");
    // Not the search box, which would open a phone's keyboard over the tips.
    expect(main().getByRole("list").parentElement).toHaveFocus();
    expect(search()).toBe("");
    await act(() => router.navigate(-1));
    expect(searchBox()).toHaveValue("a");
  });
});

describe("the search box", () => {
  it("shows its results at once after Back, so that the scroll position can be restored", async () => {
    const { router } = await openBrowse("?q=kale");
    await screen.findByText(/^Showing 1 of/);
    await act(() => router.navigate(quietPage));
    await screen.findByRole("heading", { level: 1, name: "About Us" });
    vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
    await act(() => router.navigate(-1));
    expect(await screen.findByText(/^Showing 1 of/)).toBeVisible();
  });

  it("highlights its words in the tips' own texts, until it is cleared", async () => {
    const highlights = new Map<string, Set<Range>>();
    vi.stubGlobal("CSS", Object.assign(CSS, { highlights }));
    vi.stubGlobal(
      "Highlight",
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges);
        }
      },
    );
    serveTips({ ...kale, description: "No details yet." }, beans);
    const { user } = await openBrowse("?q=kale%20details");
    const words = () => [...(highlights.get("found") ?? [])].map(String);
    await waitFor(() => expect(words()).toContain("Kale"));
    // The link "View Details" is not a text of the tip.
    expect(words()).not.toContain("Details");
    await user.clear(searchBox());
    await waitFor(() => expect(highlights.has("found")).toBe(false));
  });

  it("keeps every letter, updates the address after a pause or when it loses the focus, which Enter moves to the results", async () => {
    const { user, search } = await openBrowse();
    await user.type(searchBox(), "peas &");
    expect(searchBox()).toHaveValue("peas &");
    expect(searchBox()).toHaveFocus();
    await waitFor(() => expect(search()).toBe("?q=peas+%26"));
    await user.type(searchBox(), " b");
    await user.tab();
    await act(async () => {});
    expect(search()).toBe("?q=peas+%26+b");
    expect(searchBox()).toHaveValue("peas & b");
    await user.clear(searchBox());
    await user.type(searchBox(), "kale{Enter}");
    await waitFor(() => expect(search()).toBe("?q=kale"));
    expect(main().getByRole("list").parentElement).toHaveFocus();
  });

  it("keeps its text when a sort is chosen before the address is updated", async () => {
    const { user, search } = await openBrowse();
    searchBox().focus();
    await user.keyboard("ka");
    await press(user, "Difficulty");
    await waitFor(() => expect(search()).toBe("?q=ka&sort=difficulty"));
    expect(searchBox()).toHaveValue("ka");
  });

  it("shows the search of a link that is followed while someone types", async () => {
    await freezeClock();
    const { user, router, search } = await openBrowse("?q=beans");
    await user.type(searchBox(), " a");
    await act(() => router.navigate("/browseTips?q=leeks"));
    expect(searchBox()).toHaveValue("leeks");
    await passTime(DEBOUNCE_MS * 2);
    expect(search()).toBe("?q=leeks");
  });
});

describe("the address", () => {
  it("is ignored where it is invalid or names a category without tips", async () => {
    await openBrowse("?category=pestControl&difficulty=impossible&sort=color&dir=sideways&page=7");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(screen.queryByText(/active filter/)).not.toBeInTheDocument();
    expect(button("Title")).toBePressed();
  });

  it("gets a history entry for each sort and filter, and Back sends no request", async () => {
    const calls = recordBackendCalls();
    const { user, router } = await openBrowse();
    await press(user, "Difficulty");
    await choose(user, "Category", "Soil");
    await fill(user, "Search tips", "leaf");
    await press(user, "Clear filters");
    await act(() => router.navigate(-1));
    expect(shownTitles()).toEqual([compost.title]);
    expect(select("Category")).toHaveDisplayValue("Soil");
    await act(() => router.navigate(-1));
    expect(shownTitles()).toEqual([kale.title, beans.title, compost.title]);
    await act(() => router.navigate(-1));
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(lines(calls)).toEqual(["GET /shareTips"]);
  });
});

describe("a search", () => {
  const inTitle = tipRecord({ title: "Tomatoes in pots", description: "Tie the tomatoes in." });
  const inText = tipRecord({ title: "A bed for leeks", description: "After the tomatoes." });

  it("says that it is searching until the tips are indexed", async () => {
    serveTips(kale, tipRecord({ title: "A new list has no index yet" }));
    await renderApp("/browseTips?q=kale");
    await screen.findByText("Searching…");
    expect(await screen.findByText(/^Showing 1 of 2 /)).toBeVisible();
    expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
  });

  it("forgives a typing error, and shows the best match first until a sort is chosen", async () => {
    serveTips(inText, inTitle, kale);
    const { user } = await openBrowse();
    await fill(user, "Search tips", "tomatos");
    await waitFor(() => expect(shownTitles()).toEqual([inTitle.title, inText.title]));
    expect(button("Title")).not.toBePressed();
    expect(button("Best match")).toBePressed();
    await press(user, "Title");
    await waitFor(() => expect(shownTitles()).toEqual([inText.title, inTitle.title]));
    expect(button("Title")).toBePressed();
    await press(user, "Best match");
    await waitFor(() => expect(shownTitles()).toEqual([inTitle.title, inText.title]));
    await press(user, "Clear search");
    expect(searchBox()).toHaveValue("");
    expect(searchBox()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Best match" })).not.toBeInTheDocument();
    expect(button("Title")).toBePressed();
  });

  it("shows a card's text from shortly before a match that its two lines would not reach", async () => {
    const description = "a b c d e f g h i tomatoes j k l m n o p";
    serveTips(inText, tipRecord({ title: "A long text", description }));
    const { user } = await openBrowse();
    expect(card("A long text").getByText(description)).toBeVisible();
    await fill(user, "Search tips", "tomatos");
    expect(await card("A long text").findByText("… f g h i tomatoes j k l m n o p")).toBeVisible();
    expect(card(inText.title).getByText("After the tomatoes.")).toBeVisible();
  });

  it("that finds nothing suggests a similar word", async () => {
    serveTips(tipRecord({ title: "Chrysanthemums in pots" }), kale);
    const { user } = await openBrowse("?q=krysantemmum");
    await screen.findByText("Did you mean");
    await press(user, "chrysanthemums");
    await waitFor(() => expect(shownTitles()).toEqual(["Chrysanthemums in pots"]));
    expect(searchBox()).toHaveValue("chrysanthemums");
    expect(main().getByRole("list").parentElement).toHaveFocus();
  });

  it("that finds nothing says what was searched for, and leads to the categories", async () => {
    const { user, search } = await openBrowse("?q=zzzz");
    expect(await screen.findByText("No tips match your current filters")).toBeVisible();
    expect(screen.getByText("zzzz").parentElement).toHaveTextContent("Nothing for “zzzz”");
    await user.click(main().getByRole("link", { name: "Soil" }));
    await waitFor(() => expect(shownTitles()).toEqual([compost.title]));
    expect(search()).toBe("?category=soil");
    expect(main().getByRole("list").parentElement).toHaveFocus();
  });

  it("whose tips a filter excludes suggests no other word", async () => {
    await openBrowse("?q=kale&category=soil");
    expect(await screen.findByText("No tips match your current filters")).toBeVisible();
    expect(screen.queryByText("Did you mean")).not.toBeInTheDocument();
  });
});

it("the tips of one author have an address of their own, and its page names the author", async () => {
  serveTips(
    tipRecord({ title: "One of hers", name: " Inés & Söhne " }),
    tipRecord({ title: "Another of hers", name: "Inés & Söhne" }),
    tipRecord({ title: "One of his", name: "Bram" }),
  );
  const address = paths.tipsBy({ author: "Inés & Söhne" });
  const { user } = await openBrowse(address.slice("/browseTips".length));
  expect(shownTitles()).toEqual(["Another of hers", "One of hers"]);
  expect(screen.getByText("Author: Inés & Söhne")).toBeVisible();
  expect(button("Filters")).toHaveAccessibleDescription("1 active filter");
  await press(user, "Clear filters");
  expect(shownTitles()).toHaveLength(3);
});

describe("the tips of a month", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00"), toFake: ["Date"] });
    serveTips(
      tipRecord({ title: "Leaves", description: "Rake them in autumn." }),
      tipRecord({ title: "Tulips", description: "Plant them in late November." }),
      tipRecord({ title: "Seedlings", description: "Sow them in spring, after the last frost." }),
      tipRecord({ title: "Whenever", description: "You may weed." }),
    );
  });

  it("are those that mention it, shown by a button for the current month", async () => {
    const { user, search } = await openBrowse();
    await press(user, "November");
    expect(shownTitles()).toEqual(["Leaves", "Tulips"]);
    expect(button("November")).toBePressed();
    expect(screen.getByText("Mentions November")).toBeVisible();
    expect(search()).toBe("?month=november");
    await press(user, "November");
    expect(button("November")).not.toBePressed();
    await waitFor(() => expect(shownTitles()).toHaveLength(4));
    await choose(user, "Month", "April");
    expect(shownTitles()).toEqual(["Seedlings"]);
  });

  it("follow the southern seasons for southern gardeners", async () => {
    localStorage.setItem("sow-and-tell:hemisphere", '"southern"');
    const { user } = await openBrowse();
    await press(user, "November");
    expect(shownTitles()).toEqual(["Seedlings", "Tulips"]);
  });
});
