import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { signIn } from "@/auth/auth-session";
import { PAGE_COUNT } from "@/features/tips/tip-list";
import { paths } from "@/lib/paths";
import { VISIT_MS } from "@/lib/visits";
import { lines, recordBackendCalls } from "../../support/calls";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, restoreBackend } from "../../support/faults";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { member, tips } from "../../support/server";
import {
  button,
  card,
  choose,
  main,
  openBrowse,
  optionsOf,
  searchBox,
  select,
  serveTips,
  shownTitles,
} from "../../support/tip-pages";
import { fill, press } from "../../support/user-actions";
import { setInView } from "../../support/view";

const { kale, beans, compost, secret } = tips;

/** Tips in the order of their titles. */
function numbered(count: number) {
  return Array.from({ length: count }, (_, index) =>
    tipRecord({ title: `Tip number ${1000 + index}` }),
  );
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

  it("says where a hidden tip is that has just been shared", async () => {
    const { router } = await renderApp(quietPage, { isSignedIn: true });
    await act(() => router.navigate("/browseTips", { state: { markedTipId: secret._id } }));
    const link = await main().findByRole("link", { name: "My Tips" });
    expect(link.closest("p")).toHaveTextContent("Only you can see it: it is in My Tips");
    expect(link).toHaveAttribute("href", "/myTips");
    expect(shownTitles()).not.toContain(secret.title);
  });

  it("scrolls to a tip that has just been shared, however far down it is", async () => {
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
    expect(card("Newer").getByText("1 Mar")).toBeVisible();
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

  it("neither dates a tip that claims to be from the future, nor has it first or as new", async () => {
    const createdAt = new Date(Date.now() + 40 * VISIT_MS).toISOString();
    serveTips(
      tipRecord({ title: "Older", createdAt: "2025-03-01T08:00:00.000Z" }),
      tipRecord({ title: "From the future", createdAt }),
      tipRecord({ title: "Newer", createdAt: "2026-03-01" }),
    );
    const first = await openBrowse();
    first.unmount();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * VISIT_MS);
    await openBrowse("?sort=newest");
    expect(shownTitles()).toEqual(["Newer", "Older", "From the future"]);
    expect(card("Newer").getByText("1 Mar")).toBeVisible();
    expect(card("From the future").queryByRole("time")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^New \(/ })).not.toBeInTheDocument();
  });

  it("does not offer a member's own tip as new", async () => {
    const now = Date.now();
    const createdAt = new Date(now + VISIT_MS / 2).toISOString();
    serveTips({ ...beans, createdAt }, kale);
    const first = await openBrowse("", { isSignedIn: true });
    first.unmount();
    vi.spyOn(Date, "now").mockReturnValue(now + 2 * VISIT_MS);
    await openBrowse();
    expect(screen.queryByRole("button", { name: /^New \(/ })).not.toBeInTheDocument();
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
    const last = titles.at(-1) ?? "";
    await fill(user, "Search tips", last);
    expect(await screen.findByText(/^Showing 1 of/)).toBeVisible();
    expect(shown()).toEqual([last]);
    expect(screen.queryByText("Show more tips")).not.toBeInTheDocument();
  });

  it("begins with the first again after a change, such as of the sort, and Back shows as many as before", async () => {
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

  it.each([
    ["?fbclid=IwAR0xyz"],
    ["?category=soil&plant=carrot"],
    ["?dir=desc&sort=title&category=soil"],
    ["?category=Soil+"],
    ["?q=tip%20number"],
    ["?saved=0"],
  ])("shows as many as before when Back returns to %s", async (address) => {
    serveTips(...numbered(PAGE_COUNT + 1).map((tip) => ({ ...tip, category: "soil" })));
    const { user, router } = await openBrowse(address);
    await user.click(await screen.findByText("Show more tips"));
    await act(() => router.navigate(quietPage));
    await screen.findByText("About Us", { selector: "h1" });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getAllByText("View Details")).toHaveLength(PAGE_COUNT + 1));
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
  await waitFor(() => expect(screen.getByText("Reloading the page may help.")).toBeVisible());
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

it("words of a link are no active filter while the host sleeps, and are answered when the list loads", async () => {
  const release = delayCall("get", "/shareTips");
  const words = "Call 0800 1234 now";
  const address = new URLSearchParams({ author: words, category: "soil", month: "may" });
  const { user } = await renderApp(`/browseTips?${address}`);
  await screen.findByText("Loading the tips…");
  expect(screen.getByText("Category: Soil, Mentions May")).toBeVisible();
  expect(button("Filters")).toHaveAccessibleDescription("2 active filters");
  await press(user, "Filters");
  expect(optionsOf("Author")).toEqual(["All"]);
  expect(screen.getByRole("main")).not.toHaveTextContent(words);
  await user.selectOptions(select("Category"), "All");
  release();
  expect(await screen.findByText(`No tips by ${words} yet`)).toBeVisible();
  expect(select("Author")).toHaveDisplayValue(words);
  expect(screen.getByText(`Author: ${words}, Mentions May`)).toBeVisible();
});

it("search, sort and filters are there while the host sleeps, and apply when the list loads", async () => {
  const release = delayCall("get", "/shareTips");
  const { user } = await renderApp("/browseTips?author=Bram");
  await screen.findByText("Loading the tips…");
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
    for (const text of ["1,280", "likes", "Siobhán Kelleher", "1 Apr"])
      expect(card(kale.title).getByText(text)).toBeVisible();
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

describe("the address", () => {
  it("is ignored where it is invalid", async () => {
    await openBrowse("?sort=color&dir=sideways&page=7&plant=kale&author=+");
    expect(shownTitles()).toEqual([compost.title, beans.title, kale.title]);
    expect(screen.queryByText(/active filter/)).not.toBeInTheDocument();
    expect(button("Title")).toBePressed();
  });

  it.each([
    ["author=Harriet+Pell", "No tips by Harriet Pell yet", "Author: Harriet Pell"],
    ["category=pestControl", "No tips about Pest Control yet", "Category: Pest Control"],
    ["category=nonsense", "No tips about nonsense yet", "Category: nonsense"],
    ["difficulty=impossible", "No tips rated Impossible yet", "Difficulty: Impossible"],
    ["month=february", "No tips for February yet", "Mentions February"],
    ["shared=new", "No tips shared since your last visit", "Shared since your last visit"],
    ["q=kale&author=Harriet+Pell", "No tips by Harriet Pell yet", "Author: Harriet Pell"],
  ])("is answered where no tip has what %s names, with all tips", async (search, title, filter) => {
    const { user, search: at } = await openBrowse(`?${search}`);
    expect(screen.getByText(title)).toBeVisible();
    expect(shownTitles()).toEqual([]);
    expect(screen.getByText("Showing 0 of 3 premium gardening tips")).toBeVisible();
    expect(screen.getByText(filter)).toBeVisible();
    expect(button("Filters")).toHaveAccessibleDescription("1 active filter");
    expect(screen.queryByText(/^(No tips match|Nothing for)/)).not.toBeInTheDocument();
    await press(user, "All tips");
    expect(shownTitles()).toHaveLength(3);
    expect(at()).toBe("");
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
