import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEBOUNCE_MS } from "@/features/tips/use-tip-list";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { tipRecord } from "../../support/factories";
import { setMedia } from "../../support/media";
import { tips } from "../../support/server";
import {
  button,
  card,
  choose,
  main,
  openBrowse,
  searchBox,
  select,
  serveTips,
  shownTitles,
} from "../../support/tip-pages";
import { fill, press } from "../../support/user-actions";

const { kale, beans, compost } = tips;

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
    freezeClock();
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

  it("show the words around it on their cards, or around a search's match", async () => {
    const description = "a b c d e f g h i sow in june k l m n o p q r s t u carrots v";
    serveTips(tipRecord({ title: "A long text", description }));
    const { user } = await openBrowse("?month=june");
    const text = (start: RegExp) => card("A long text").findByText(start);
    expect(await text(/^… h i sow in june k l/)).toBeVisible();
    await fill(user, "Search tips", "carrots");
    expect(await text(/^… r s t u carrots v/)).toBeVisible();
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
