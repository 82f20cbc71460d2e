import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { freezeClock, passTime } from "../support/clock";
import { openHome, reduceMotion } from "../support/home";
import { press } from "../support/user-actions";

const slides = [
  {
    title: "Transform Your Outdoor Space",
    text: "Discover premium plants and expert gardening tips to create your dream garden",
    picture: /marigold-wide/,
    button: "Explore",
    address: "/explore",
  },
  {
    title: "Seasonal Planting Guide",
    text: "Learn what to plant this season for a thriving, colorful garden all year round",
    picture: /yellow-flower-wide/,
    button: "Learn More",
    address: "/browseTips",
  },
  {
    title: "Organic Gardening Solutions",
    text: "Natural pest control and fertilizer options for a healthier garden ecosystem",
    picture: /ladybird-wide/,
    button: "Learn More",
    address: "/browseTips?category=pestControl",
  },
] as const;

const titles = [slides[0].title, slides[1].title, slides[2].title] as const;

/** How long a slide is shown, and how long a change takes. Milliseconds. */
const SLIDE_MS = 5000;
const CHANGE_MS = 1000;

beforeEach(() => {
  // happy-dom lays nothing out, and a slider without a width does nothing.
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

async function openSliderOnFrozenClock() {
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

/** The slide with this title. */
function slide(title: string) {
  const { parentElement } = banner().getByRole("heading", { name: title });
  return within(parentElement ?? document.body);
}

const dot = (index: number) =>
  screen.getByRole("button", { name: `Slide ${index + 1}: ${titles[index]}` });

function track() {
  return document.querySelector(".swiper-wrapper") ?? document.body;
}

/** Ends a change of slides, which does not end without a layout. */
async function endChange() {
  await passTime(CHANGE_MS);
  fireEvent.transitionEnd(track());
}

/** A finger moves across the slider, from one x to another. */
function swipe(from: number, to: number) {
  const touch = (kind: "pointerDown" | "pointerMove" | "pointerUp", x: number) => {
    const finger = { pointerType: "touch", pointerId: 1, button: 0, clientX: x, clientY: 100 };
    const event = createEvent[kind](track(), finger);
    // happy-dom's events have no position on the page.
    Object.defineProperty(event, "pageX", { value: x });
    fireEvent(track(), event);
  };
  touch("pointerDown", from);
  for (const part of [0.2, 0.6, 1]) touch("pointerMove", from + part * (to - from));
  touch("pointerUp", to);
}

/** A browser decides this by how the focus was moved, which happy-dom does not know. */
function makeFocusVisible(isVisible: boolean) {
  const { matches } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: Element, query) {
    return query === ":focus-visible" ? isVisible : matches.call(this, query);
  });
}

describe("the banner", () => {
  it("shows its first slide before the slider has loaded, which keeps its element", async () => {
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

  it("has three slides, each once, with a text on a photograph", async () => {
    await openSlider();
    const headings = banner().getAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(titles);
    for (const { title, text } of slides) expect(slide(title).getByText(text)).toBeInTheDocument();
    const pictures = banner().getAllByRole("presentation", { hidden: true });
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(
      slides.map(({ picture }) => expect.stringMatching(picture)),
    );
  });

  it.each(slides)(
    "leads from $title by $button to $address",
    async ({ title, button, address }) => {
      const { user, router } = await openSlider();
      await user.click(slide(title).getByRole("button", { name: button }));
      await waitFor(() => {
        const { pathname, search } = router.state.location;
        expect(pathname + search).toBe(address);
      });
    },
  );

  it.each([
    { motion: "smoothly", behavior: "smooth" },
    { motion: "at once, with reduced motion,", behavior: "auto" },
  ])("scrolls $motion by 70 % of the window's height", async ({ behavior }) => {
    if (behavior === "auto") reduceMotion();
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    vi.stubGlobal("innerHeight", 1000);
    const { user } = await openHome({ isBusy: true });
    await press(user, "Scroll down");
    expect(scrollBy.mock.calls).toEqual([[{ top: 700, behavior }]]);
  });
});

describe("the slider", () => {
  it("loads the photograph of the next slide, not of the one after", async () => {
    await openSliderOnFrozenClock();
    const isDeferred = () =>
      banner()
        .getAllByRole("presentation", { hidden: true })
        .map((picture) => picture.closest("[hidden]") !== null);
    expect(isDeferred()).toEqual([false, false, true]);
    await passTime(SLIDE_MS);
    expect(isDeferred()).toEqual([false, false, false]);
  });

  it("shows one slide at a time for five seconds, fades for one, and begins again", async () => {
    await openSliderOnFrozenClock();
    expect(shownTitles()).toEqual([titles[0]]);
    await passTime(SLIDE_MS - 1);
    expect(shownTitles()).toEqual([titles[0]]);
    await passTime(1);
    expect(shownTitles()).toEqual([titles[1]]);
    expect(track()).toHaveStyle({ transitionDuration: `${CHANGE_MS}ms` });
    for (const title of [titles[2], titles[0]]) {
      await endChange();
      await passTime(SLIDE_MS);
      expect(shownTitles()).toEqual([title]);
    }
  });

  it("follows a swipe, also to the last slide before the first, and then advances again", async () => {
    await openSliderOnFrozenClock();
    swipe(200, 700);
    expect(shownTitles()).toEqual([titles[2]]);
    await endChange();
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
  });

  it("stops when it is paused, and goes on when it is played, though the button has the focus", async () => {
    const { user } = await openSliderOnFrozenClock();
    makeFocusVisible(true);
    await press(user, "Pause the slides");
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    await press(user, "Play the slides");
    expect(screen.getByRole("button", { name: "Pause the slides" })).toHaveFocus();
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("does not advance, and has no pause button, with reduced motion; its dots work", async () => {
    reduceMotion();
    const { user } = await openSliderOnFrozenClock();
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
    await user.click(dot(2));
    expect(shownTitles()).toEqual([titles[2]]);
    expect(track()).toHaveStyle({ transitionDuration: "0ms" });
  });

  it("shows the slide whose dot is pressed, and goes on from there", async () => {
    const { user } = await openSliderOnFrozenClock();
    makeFocusVisible(false);
    const current = () => [0, 1, 2].map((index) => dot(index).getAttribute("aria-current"));
    expect(current()).toEqual(["true", "false", "false"]);
    await user.click(dot(1));
    expect(shownTitles()).toEqual([titles[1]]);
    expect(current()).toEqual(["false", "true", "false"]);
    await endChange();
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[2]]);
  });

  it.each([
    { place: "a dot", find: () => dot(0) },
    { place: "its button", find: () => slide(titles[0]).getByRole("button", { name: "Explore" }) },
  ])("stays on a slide while the keyboard's focus is on $place", async ({ find }) => {
    await openSliderOnFrozenClock();
    makeFocusVisible(true);
    act(() => find().focus());
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    act(() => find().blur());
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("goes to the next and the former slide with the arrow keys on its dots, round and round", async () => {
    const { user } = await openSliderOnFrozenClock();
    makeFocusVisible(true);
    act(() => dot(0).focus());
    await user.keyboard("{ArrowLeft}");
    expect(shownTitles()).toEqual([titles[2]]);
    expect(dot(2)).toHaveFocus();
    await endChange();
    await user.keyboard("{ArrowRight}");
    expect(shownTitles()).toEqual([titles[0]]);
    expect(dot(0)).toHaveFocus();
  });

  it("stays on a slide while the mouse is over it", async () => {
    await openSliderOnFrozenClock();
    const point = (type: string) =>
      track().parentElement?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
    point("pointerenter");
    await passTime(2 * SLIDE_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    point("pointerleave");
    await passTime(SLIDE_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });
});
