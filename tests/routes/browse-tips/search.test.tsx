import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { DEBOUNCE_MS } from "@/features/tips/use-tip-list";
import { freezeClock, passTime } from "../../support/clock";
import { tipRecord } from "../../support/factories";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { tips } from "../../support/server";
import {
  button,
  card,
  main,
  openBrowse,
  searchBox,
  serveTips,
  shownTitles,
} from "../../support/tip-pages";
import { fill, press } from "../../support/user-actions";

const { kale, beans, compost } = tips;

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
    freezeClock();
    const { user, router, search } = await openBrowse("?q=beans");
    await user.type(searchBox(), " a");
    await act(() => router.navigate("/browseTips?q=leeks"));
    expect(searchBox()).toHaveValue("leeks");
    await passTime(DEBOUNCE_MS * 2);
    expect(search()).toBe("?q=leeks");
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
