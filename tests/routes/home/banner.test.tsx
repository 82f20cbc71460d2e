import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { freezeClock, passTime } from "../../support/clock";
import { mockResponse } from "../../support/faults";
import { openHome } from "../../support/home";
import { reduceMotion } from "../../support/media";
import { press } from "../../support/user-actions";
import { setInView } from "../../support/view";

const titles = [
  "Transform Your Outdoor Space",
  "Seasonal Planting Guide",
  "Organic Gardening Solutions",
] as const;

/** How long a slide is shown. */
const SLIDE_MS = 5000;
/** How long a change of slides takes. */
const CHANGE_MS = 1000;

beforeEach(() => {
  // A slider without a width does nothing, and happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  // Home's other parts, which cost time, have nothing to do with it.
  setInView(isSlider);
  for (const path of ["/gardeners", "/tips"]) mockResponse("get", path, []);
});

const isSlider = (target: Element) => target.classList.contains("swiper");

function banner() {
  return within(screen.getByRole("region", { name: "Highlights" }));
}

async function waitForSlider() {
  await screen.findByRole("group", { name: "Choose a slide" });
  await act(async () => {});
}

async function openFrozenSlider() {
  freezeClock();
  const app = await openHome();
  await passTime(0);
  await waitForSlider();
  return app;
}

/** The titles of the slides that are not inert. */
function shownTitles() {
  return banner()
    .getAllByRole("heading")
    .filter((heading) => heading.closest("[inert]") === null)
    .map((heading) => heading.textContent);
}

function slide(title: string) {
  const { parentElement } = banner().getByRole("heading", { name: title });
  return within(parentElement ?? document.body);
}

const pictures = () => banner().getAllByRole("presentation", { hidden: true });

const dot = (index: number) =>
  screen.getByRole("button", { name: `Slide ${index + 1}: ${titles[index]}` });

function track() {
  return document.querySelector(".swiper-wrapper") ?? document.body;
}

/** Ends a change of slides, which does not end by itself without a layout. */
async function endChange() {
  await passTime(CHANGE_MS);
  fireEvent.transitionEnd(track());
}

/** Sets whether `:focus-visible` matches. Browsers decide by how the focus was moved, which happy-dom does not know. */
function makeFocusVisible(isVisible: boolean) {
  const { matches } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: Element, query) {
    return query === ":focus-visible" ? isVisible : matches.call(this, query);
  });
}

describe("the banner", () => {
  it("shows and preloads only its first slide before the slider has loaded, and keeps its element afterwards", async () => {
    const callbacks: IdleRequestCallback[] = [];
    vi.spyOn(window, "requestIdleCallback").mockImplementation((run) => callbacks.push(run));
    await openHome();
    const preloads = [...document.head.querySelectorAll("link[rel=preload][as=image]")];
    expect(preloads.map((link) => link.getAttribute("media"))).toEqual([
      "(width >= 48rem)",
      "(width < 48rem)",
    ]);
    expect(pictures().map((picture) => picture.getAttribute("loading"))).toEqual([
      "eager",
      "lazy",
      "lazy",
    ]);
    const heading = banner().getByRole("heading", { name: titles[0] });
    expect(banner().getByRole("button", { name: "Explore" })).toBeVisible();
    expect(shownTitles()).toEqual([titles[0]]);
    expect(heading.closest("[hidden]")).toBeNull();
    expect(banner().getByText(titles[1]).closest("[hidden]")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
    for (const run of callbacks) run({ didTimeout: false, timeRemaining: () => 50 });
    await waitForSlider();
    expect(banner().getByRole("heading", { name: titles[0] })).toBe(heading);
    expect(banner().getByText(titles[1]).closest("[hidden]")).toBeNull();
  });

  it("has buttons that open the tips, those of the month and those on pests", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 2, 15) });
    const { router } = await openHome();
    await waitForSlider();
    /** Where each press leads. The next one comes before that page has opened, which would cost time. */
    const wanted = titles.map((title, index) => {
      fireEvent.click(slide(title).getByText(index === 0 ? "Explore" : "Learn More"));
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      return pathname + search;
    });
    expect(wanted).toEqual([
      "/browseTips",
      "/browseTips?month=march",
      "/browseTips?category=pestControl",
    ]);
    await waitFor(() => expect(router.state.location.search).toBe("?category=pestControl"));
  });

  it("scrolls and changes at once with reduced motion, does not advance, needs no pause button, and keeps its dots", async () => {
    reduceMotion();
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    const { user } = await openFrozenSlider();
    await press(user, "Scroll down");
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior: "auto" }));
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
    await user.click(dot(2));
    expect(shownTitles()).toEqual([titles[2]]);
    expect(track()).toHaveStyle({ transitionDuration: "0ms" });
  });
});

describe("the slider", () => {
  it("advances under a resting mouse, loads one slide ahead, and marks the dot of the slide that is shown", async () => {
    await openFrozenSlider();
    const isDeferred = () => pictures().map((picture) => picture.closest("[hidden]") !== null);
    const current = () => [0, 1, 2].map((index) => dot(index).getAttribute("aria-current"));
    expect(isDeferred()).toEqual([false, false, true]);
    expect(current()).toEqual(["true", "false", "false"]);
    const frame = track().parentElement;
    frame?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
    expect(isDeferred()).toEqual([false, false, false]);
    expect(current()).toEqual(["false", "true", "false"]);
  });

  it("stops when Pause is pressed, and continues after Play although the button has the focus", async () => {
    const { user } = await openFrozenSlider();
    makeFocusVisible(true);
    await press(user, "Pause the slides");
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    await press(user, "Play the slides");
    expect(screen.getByRole("button", { name: "Pause the slides" })).toHaveFocus();
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("stands still while it is out of view, and then shows the same slide for its full time", async () => {
    let isInView = true;
    const lookAgain = setInView((target) => isInView && isSlider(target));
    await openFrozenSlider();
    isInView = false;
    await lookAgain();
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    isInView = true;
    await lookAgain();
    await passTime(SLIDE_MS - 1);
    expect(shownTitles()).toEqual([titles[0]]);
    await passTime(1);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("stays on a slide while a dot or the slide's button has the keyboard focus", async () => {
    await openFrozenSlider();
    makeFocusVisible(true);
    act(() => dot(0).focus());
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    act(() => dot(0).blur());
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
    await endChange();
    const button = slide(titles[1]).getByRole("button", { name: "Learn More" });
    act(() => button.focus());
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
    act(() => button.blur());
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[2]]);
  });

  it("changes slides with the arrow keys on its dots, past either end", async () => {
    const { user } = await openFrozenSlider();
    makeFocusVisible(true);
    act(() => dot(0).focus());
    // Alt and the left arrow are the browser's Back.
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(shownTitles()).toEqual([titles[0]]);
    await user.keyboard("{ArrowLeft}");
    expect(shownTitles()).toEqual([titles[2]]);
    expect(dot(2)).toHaveFocus();
    await endChange();
    await user.keyboard("{ArrowRight}");
    expect(shownTitles()).toEqual([titles[0]]);
    expect(dot(0)).toHaveFocus();
  });
});
