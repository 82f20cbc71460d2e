import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { freezeClock, passTime } from "../../support/clock";
import { openHome } from "../../support/home";
import { reduceMotion } from "../../support/media";
import { press } from "../../support/user-actions";
import { setInView } from "../../support/view";

const slides = [
  { title: "Transform Your Outdoor Space", button: "Explore", address: "/browseTips" },
  {
    title: "Seasonal Planting Guide",
    button: "Learn More",
    address: "/browseTips?month=march",
  },
  {
    title: "Organic Gardening Solutions",
    button: "Learn More",
    address: "/browseTips?category=pestControl",
  },
] as const;

const titles = [slides[0].title, slides[1].title, slides[2].title] as const;

/** How long a slide is shown. */
const SLIDE_MS = 5000;
/** How long a change of slides takes. */
const CHANGE_MS = 1000;

beforeEach(() => {
  // A slider without a width does nothing, and happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
});

function banner() {
  return within(screen.getByRole("region", { name: "Highlights" }));
}

async function waitForSlider() {
  await screen.findByRole("group", { name: "Choose a slide" });
  await act(async () => {});
}

async function openSlider() {
  const app = await openHome();
  await waitForSlider();
  return app;
}

async function openFrozenSlider() {
  await freezeClock();
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
  it("preloads only the first slide's photograph, and loads the others lazily", async () => {
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
  });

  it("shows its first slide before the slider has loaded, and keeps its element afterwards", async () => {
    const callbacks: IdleRequestCallback[] = [];
    vi.spyOn(window, "requestIdleCallback").mockImplementation((run) => callbacks.push(run));
    await openHome();
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

  it.each(slides)("links '$title' to $address", async ({ title, button, address }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 2, 15) });
    const { user, router } = await openSlider();
    await user.click(slide(title).getByRole("button", { name: button }));
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(address);
    });
  });

  it("scrolls at once with reduced motion", async () => {
    reduceMotion();
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    const { user } = await openHome();
    await press(user, "Scroll down");
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior: "auto" }));
  });
});

describe("the slider", () => {
  it("loads one slide ahead", async () => {
    await openFrozenSlider();
    const isDeferred = () => pictures().map((picture) => picture.closest("[hidden]") !== null);
    expect(isDeferred()).toEqual([false, false, true]);
    await passTime(SLIDE_MS);
    expect(isDeferred()).toEqual([false, false, false]);
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
    const lookAgain = setInView(() => isInView);
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

  it("does not advance with reduced motion, needs no pause button, and keeps its dots", async () => {
    reduceMotion();
    const { user } = await openFrozenSlider();
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
    await user.click(dot(2));
    expect(shownTitles()).toEqual([titles[2]]);
    expect(track()).toHaveStyle({ transitionDuration: "0ms" });
  });

  it("marks the dot of the slide that is shown", async () => {
    const { user } = await openFrozenSlider();
    const current = () => [0, 1, 2].map((index) => dot(index).getAttribute("aria-current"));
    expect(current()).toEqual(["true", "false", "false"]);
    await user.click(dot(1));
    expect(current()).toEqual(["false", "true", "false"]);
  });

  const slideButton = () => slide(titles[0]).getByRole("button", { name: "Explore" });

  it.each<[string, () => unknown, () => unknown]>([
    ["a dot has the keyboard focus", () => dot(0).focus(), () => dot(0).blur()],
    ["its button has the keyboard focus", () => slideButton().focus(), () => slideButton().blur()],
  ])("stays on a slide while %s", async (_, hold, release) => {
    await openFrozenSlider();
    makeFocusVisible(true);
    act(() => void hold());
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    act(() => void release());
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("advances under a resting mouse", async () => {
    await openFrozenSlider();
    const frame = track().parentElement;
    frame?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
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
