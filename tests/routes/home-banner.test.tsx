import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { freezeClock, passTime } from "../support/clock";
import { openHome, reduceMotion } from "../support/home";
import { press } from "../support/user-actions";

const slides = [
  {
    title: "Transform Your Outdoor Space",
    text: "Discover premium plants and expert gardening tips to create your dream garden",
    button: "Explore",
    address: "/explore",
  },
  {
    title: "Seasonal Planting Guide",
    text: "Learn what to plant this season for a thriving, colorful garden all year round",
    button: "Learn More",
    address: "/browseTips",
  },
  {
    title: "Organic Gardening Solutions",
    text: "Natural pest control and fertilizer options for a healthier garden ecosystem",
    button: "Learn More",
    address: "/browseTips?category=pestControl",
  },
] as const;

const titles = [slides[0].title, slides[1].title, slides[2].title] as const;

/** How long a slide is shown, and how long a change takes. Milliseconds. */
const STAND_MS = 5000;
const CHANGE_MS = 1000;

beforeEach(() => {
  // happy-dom lays nothing out, and a slider without a width does nothing.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
});

function banner() {
  return screen.getByRole("region", { name: "Highlights" });
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

/** The titles of the slides that can be reached; the others wait behind them, inert. */
function shownTitles() {
  return within(banner())
    .getAllByRole("heading")
    .filter((heading) => heading.closest("[inert]") === null)
    .map((heading) => heading.textContent);
}

/** @returns a function that lets the browser become idle */
function holdIdleTime() {
  const callbacks: IdleRequestCallback[] = [];
  vi.spyOn(window, "requestIdleCallback").mockImplementation((run) => callbacks.push(run));
  return () => {
    for (const run of callbacks) run({ didTimeout: false, timeRemaining: () => 50 });
  };
}

function wordsAround(title: string) {
  const { parentElement } = within(banner()).getByRole("heading", { name: title });
  if (parentElement === null) throw new Error(`${title} has no parent`);
  return within(parentElement);
}

function track() {
  const element = banner().querySelector(".swiper-wrapper");
  if (element === null) throw new Error("There is no slider");
  return element;
}

/** Ends a change of slides, which does not end without a layout. */
async function endChange() {
  await passTime(CHANGE_MS);
  fireEvent.transitionEnd(track());
}

describe("the banner", () => {
  it("shows its first slide before there is a slider", async () => {
    await openHome({ isBusy: true });
    expect(within(banner()).getByRole("heading", { name: titles[0] })).toBeVisible();
    expect(within(banner()).getByRole("button", { name: "Explore" })).toBeVisible();
    expect(shownTitles()).toEqual([titles[0]]);
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
  });

  it("keeps the first slide's element when it becomes a slider", async () => {
    const becomeIdle = holdIdleTime();
    await openHome();
    const heading = within(banner()).getByRole("heading", { name: titles[0] });
    becomeIdle();
    await waitForSlider();
    expect(within(banner()).getByRole("heading", { name: titles[0] })).toBe(heading);
  });

  it("has three slides, each once", async () => {
    await openSlider();
    const headings = within(banner()).getAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  });

  it("says on each slide what it is about", async () => {
    await openSlider();
    for (const { title, text } of slides) {
      expect(wordsAround(title).getByText(text)).toBeInTheDocument();
    }
  });

  it("has a photograph on each slide", async () => {
    await openSlider();
    const pictures = within(banner()).getAllByRole("presentation");
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
      expect.stringMatching(/marigold-wide/),
      expect.stringMatching(/yellow-flower-wide/),
      expect.stringMatching(/ladybird-wide/),
    ]);
  });

  it.each(slides)("leads from $title by $button to $address", async (slide) => {
    const { user, router } = await openSlider();
    await user.click(wordsAround(slide.title).getByRole("button", { name: slide.button }));
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(slide.address);
    });
  });

  it("is 65 % of the window high, at least 400 and at most 700 pixels", async () => {
    await openHome({ isBusy: true });
    expect(banner()).toHaveClass("h-[65vh]", "min-h-[max(400px,37.5rem-200px)]", "max-h-[700px]");
  });

  it("scrolls down by 70 % of the window's height at a press of its arrow", async () => {
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    vi.stubGlobal("innerHeight", 1000);
    const { user } = await openHome({ isBusy: true });
    await press(user, "Scroll down");
    expect(scrollBy.mock.calls).toEqual([[{ top: 700, behavior: "smooth" }]]);
  });

  it("jumps there under reduced motion", async () => {
    reduceMotion();
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    const { user } = await openHome({ isBusy: true });
    await press(user, "Scroll down");
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior: "auto" }));
  });
});

describe("the slider", () => {
  it("shows one slide at a time, the first at first", async () => {
    await openSlider();
    expect(shownTitles()).toEqual([titles[0]]);
  });

  it("advances after five seconds, no earlier", async () => {
    await openSliderOnFrozenClock();
    await passTime(STAND_MS - 1);
    expect(shownTitles()).toEqual([titles[0]]);
    await passTime(1);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("fades for one second", async () => {
    await openSliderOnFrozenClock();
    await passTime(STAND_MS);
    expect(track()).toHaveStyle({ transitionDuration: `${CHANGE_MS}ms` });
  });

  it("begins again after the last slide", async () => {
    await openSliderOnFrozenClock();
    for (const title of [titles[1], titles[2], titles[0]]) {
      await passTime(STAND_MS);
      expect(shownTitles()).toEqual([title]);
      await endChange();
    }
  });

  it("has the last slide before the first", async () => {
    await openSlider();
    wipe(200, 700);
    expect(shownTitles()).toEqual([titles[2]]);
  });

  it("stands still once someone has paused it", async () => {
    const { user } = await openSliderOnFrozenClock();
    await press(user, "Pause the slides");
    await passTime(2 * STAND_MS);
    expect(shownTitles()).toEqual([titles[0]]);
  });

  it("goes on when it is played again", async () => {
    const { user } = await openSliderOnFrozenClock();
    await press(user, "Pause the slides");
    await passTime(2 * STAND_MS);
    await press(user, "Play the slides");
    await passTime(STAND_MS);
    expect(shownTitles()).toEqual([titles[1]]);
    expect(screen.getByRole("button", { name: "Pause the slides" })).toBeVisible();
  });

  it("advances again after someone has swiped to another slide", async () => {
    await openSliderOnFrozenClock();
    wipe(700, 200);
    expect(shownTitles()).toEqual([titles[1]]);
    await endChange();
    await passTime(STAND_MS);
    expect(shownTitles()).toEqual([titles[2]]);
  });

  it("stands still, without a pause button, under reduced motion", async () => {
    reduceMotion();
    await openSliderOnFrozenClock();
    await passTime(2 * STAND_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    expect(screen.queryByRole("button", { name: "Pause the slides" })).not.toBeInTheDocument();
  });
});

describe("the dots below the slides", () => {
  const dot = (index: number) =>
    screen.getByRole("button", { name: `Slide ${index + 1}: ${titles[index]}` });

  it("name the slides, and tell which one is shown", async () => {
    await openSlider();
    const group = screen.getByRole("group", { name: "Choose a slide" });
    const dots = within(group).getAllByRole("button");
    expect(dots.map((button) => button.getAttribute("aria-current"))).toEqual([
      "true",
      "false",
      "false",
    ]);
  });

  it.each([1, 2])("show the slide that is pressed: %s", async (index) => {
    const { user } = await openSlider();
    await user.click(dot(index));
    await waitFor(() => expect(shownTitles()).toEqual([titles[index]]));
    expect(dot(index)).toHaveAttribute("aria-current", "true");
  });

  it("go with the arrow keys, round and round", async () => {
    const { user } = await openSlider();
    dot(0).focus();
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(shownTitles()).toEqual([titles[2]]));
    expect(dot(2)).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(shownTitles()).toEqual([titles[0]]));
    expect(dot(0)).toHaveFocus();
  });

  it("are there where less motion was asked for", async () => {
    reduceMotion();
    const { user } = await openSlider();
    await user.click(dot(2));
    await waitFor(() => expect(shownTitles()).toEqual([titles[2]]));
  });
});

describe("the keyboard's focus", () => {
  /** A browser decides this by how the focus was moved, which happy-dom does not know. */
  function makeFocusVisible(isVisible: boolean) {
    const { matches } = HTMLElement.prototype;
    vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: Element, query) {
      return query === ":focus-visible" ? isVisible : matches.call(this, query);
    });
  }

  const dots = () =>
    within(screen.getByRole("group", { name: "Choose a slide" })).getAllByRole("button");

  it("does not stay on a clicked dot: the slides go on after five seconds", async () => {
    const { user } = await openSliderOnFrozenClock();
    makeFocusVisible(false);
    await user.click(screen.getByRole("button", { name: `Slide 2: ${titles[1]}` }));
    await endChange();
    await passTime(STAND_MS);
    expect(shownTitles()).toEqual([titles[2]]);
  });

  it("holds the slide while it is on a dot, and lets it go on afterwards", async () => {
    await openSliderOnFrozenClock();
    makeFocusVisible(true);
    act(() => dots()[0]?.focus());
    await passTime(2 * STAND_MS);
    expect(shownTitles()).toEqual([titles[0]]);
    act(() => dots()[0]?.blur());
    await passTime(STAND_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });

  it("holds the slide whose button it is on", async () => {
    await openSliderOnFrozenClock();
    makeFocusVisible(true);
    act(() => wordsAround(titles[0]).getByRole("button", { name: "Explore" }).focus());
    await passTime(2 * STAND_MS);
    expect(shownTitles()).toEqual([titles[0]]);
  });

  it("does not hold the slides on 'Play the slides', which has just been pressed", async () => {
    const { user } = await openSliderOnFrozenClock();
    makeFocusVisible(true);
    await press(user, "Pause the slides");
    await press(user, "Play the slides");
    await passTime(STAND_MS);
    expect(shownTitles()).toEqual([titles[1]]);
  });
});

/** A finger goes across the slider, from one x to another. */
function wipe(from: number, to: number) {
  const touch = (kind: "pointerDown" | "pointerMove" | "pointerUp", x: number) => {
    const finger = { pointerType: "touch", pointerId: 1, button: 0, clientX: x, clientY: 100 };
    const event = createEvent[kind](track(), finger);
    // happy-dom's events know no place on the page.
    Object.defineProperty(event, "pageX", { value: x });
    fireEvent(track(), event);
  };
  touch("pointerDown", from);
  for (const part of [0.2, 0.6, 1]) touch("pointerMove", from + part * (to - from));
  touch("pointerUp", to);
}
