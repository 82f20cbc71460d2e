/** @file What moves, when and for how long: the spec's sections 2, 4 and 9. */

import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { sliderOptions } from "@/routes/home/banner-slider";
import { typewriterOptions } from "@/routes/home/gardener-card";
import { statistics } from "@/routes/home/impact-statistics";
import { freezeClock, passTime } from "../support/clock";
import { gardenerRecord, tipRecord } from "../support/factories";
import { mockResponse } from "../support/faults";
import { openHome, openHomeSection } from "../support/home";
import { animateCards, openContact } from "../support/render-app";
import { member } from "../support/server";
import { specWords } from "../support/spec-words";
import { tooltipOf } from "../support/tooltip";
import { fill, press } from "../support/user-actions";
import { setInView } from "../support/view";

/** What only the libraries see. Times in milliseconds. */
it.each([
  ["the slider's effect", sliderOptions.effect, "fade"],
  ["the time of a slide", sliderOptions.autoplay.delay, 5000],
  ["the time of a change of slides", sliderOptions.speed, 1000],
  [
    "whether the slider stops for good after an interaction",
    sliderOptions.autoplay.disableOnInteraction,
    false,
  ],
  ["whether the slider loops", sliderOptions.loop, true],
  ["the number of slides shown at once", sliderOptions.slidesPerView, 1],
  ["the time to type a letter of a gardener's name", typewriterOptions.typeSpeed, 200],
  ["the time to delete one", typewriterOptions.deleteSpeed, 50],
  ["the time before deleting", typewriterOptions.delaySpeed, 1000],
  ["the number of times a name is typed", typewriterOptions.loop, 1],
])("%s is %j", (_, actual, expected) => {
  expect(actual).toBe(expected);
});

// Deviates: the slider can be paused, and stops at visible focus and with reduced motion, so that nobody's reading is
// interrupted.
it("the slider shows each slide for five seconds, changes for one, loops, and continues after a click and under the mouse", async () => {
  // A slider without a width does nothing.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  setInView((target) => target.classList.contains("swiper"));
  freezeClock();
  const { user } = await openHome();
  await passTime(0);
  const dot = await screen.findByRole("button", { name: "Slide 2: Seasonal Planting Guide" });
  await act(async () => {});
  const track = document.querySelector(".swiper-wrapper") ?? document.body;
  const banner = within(screen.getByRole("region", { name: "Highlights" }));
  const shown = () =>
    banner
      .getAllByRole("heading")
      .filter((heading) => heading.closest("[inert]") === null)
      .map(({ textContent }) => textContent);
  const endChange = async () => {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(track).toHaveStyle({ transitionDuration: "1000ms" });
    await passTime(1000);
    fireEvent.transitionEnd(track);
  };
  // As a mouse's click, it leaves no visible focus, which would stop the slider. The mouse then rests on the slide.
  fireEvent.click(dot);
  await user.hover(track);
  await endChange();
  for (const title of ["Organic Gardening Solutions", "Transform Your Outdoor Space"]) {
    const before = shown();
    await passTime(4999);
    expect(shown()).toEqual(before);
    await passTime(1);
    expect(shown()).toEqual([title]);
    await endChange();
  }
});

it("a gardener's name is typed once, a letter every 200 ms, after it has come into view", async () => {
  let isInView = false;
  const lookAgain = setInView(() => isInView);
  freezeClock();
  mockResponse("get", "/gardeners", [gardenerRecord({ name: "Ida" })]);
  const { section } = await openHomeSection("Featured Gardeners");
  const name = await within(section).findByRole("heading", { level: 3, name: "Ida" });
  // The letters that are not typed yet are there, too, but faint, so that nothing moves.
  const typed = () => name.querySelector("span > span:nth-last-child(2)")?.textContent ?? "";
  isInView = true;
  await lookAgain();
  for (const expected of ["", "I", "Id", "Ida"]) {
    await passTime(199);
    expect(typed()).toBe(expected);
    expect(name).toHaveAccessibleName("Ida");
    await passTime(1);
  }
  await passTime(5000);
  expect(typed()).toBe("Ida");
});

/** After a section has come into view: when each of its cards begins to appear. Milliseconds. */
const staggers = [
  // The first after 0.3 s, then 0.1 s apart.
  { section: "Featured Gardeners", starts: [300, 400, 500, 600, 700] },
  { section: "Our Growing Impact", starts: [200, 400, 600, 800] },
];

it.each(staggers)("the cards of $section appear, once, after $starts ms", async (row) => {
  animateCards();
  mockResponse(
    "get",
    "/gardeners",
    Array.from({ length: 5 }, () => gardenerRecord()),
  );
  let isInView = false;
  const lookAgain = setInView(() => isInView);
  freezeClock({ frames: true });
  const { section } = await openHomeSection(row.section);
  await passTime(100);
  const cards = within(section).getAllByRole("listitem").slice(0, row.starts.length);
  const visible = () => cards.map(({ style }) => Number(style.opacity) > 0);
  isInView = true;
  await lookAgain();
  let now = 0;
  for (const start of new Set(row.starts.toSorted())) {
    await passTime(start - 20 - now);
    expect(visible(), `before ${start} ms`).toEqual(row.starts.map((other) => other < start));
    await passTime(60);
    now = start + 40;
    expect(visible(), `after ${start} ms`).toEqual(row.starts.map((other) => other <= start));
  }
  isInView = false;
  await lookAgain();
  await passTime(1000);
  expect(cards.map(({ style }) => style.opacity)).toEqual(cards.map(() => "1"));
});

it("the cards of Top Trending Tips appear when they are in view, once, one after the other", async () => {
  animateCards();
  mockResponse("get", "/tips", [tipRecord(), tipRecord(), tipRecord(), tipRecord()]);
  let isInView = false;
  const lookAgain = setInView(() => isInView);
  freezeClock({ frames: true });
  const { section } = await openHomeSection("Top Trending Tips");
  await passTime(100);
  const cards = within(section).getAllByRole("listitem").slice(0, 4);
  const opacities = () => cards.map(({ style }) => style.opacity);
  expect(opacities()).toEqual(["0", "0", "0", "0"]);
  isInView = true;
  await lookAgain();
  await passTime(800);
  expect(opacities()).toEqual(["1", "1", "1", "1"]);
  isInView = false;
  await lookAgain();
  await passTime(1000);
  expect(opacities()).toEqual(["1", "1", "1", "1"]);
});

it("the statistics count up from 0 for three seconds, after half a second, with a thousands separator", async () => {
  // The spec's own numbers are too small for one.
  for (const statistic of statistics.slice(1, 2))
    vi.spyOn(statistic, "endValue", "get").mockReturnValue(30_000);
  setInView(() => true);
  freezeClock({ frames: true });
  const { section } = await openHomeSection("Our Growing Impact");
  const [number] = within(section).getAllByText("300+");
  const [large] = within(section).getAllByText("30,000+");
  const shown = () => [number, large].map((one) => one?.nextElementSibling?.textContent);
  await passTime(480);
  expect(shown()).toEqual(["0+", "0+"]);
  await passTime(1520);
  expect(shown()).toEqual([
    expect.stringMatching(/^[12]\d\d\+$/),
    expect.stringMatching(/^[12]\d,\d\d\d\+$/),
  ]);
  await passTime(900);
  expect(shown()).not.toContain("300+");
  await passTime(600);
  expect(shown()).toEqual(["300+", "30,000+"]);
});

it("the newsletter says thanks, with decorative leaves, for three seconds after the last subscription", async () => {
  freezeClock();
  const { user, section } = await openHomeSection("A letter from the garden");
  const thanks = () => screen.queryByText(specWords.subscribed);
  const leaves = () => section.querySelector("[aria-hidden=true] .leaf-confetti");
  for (const pause of [2000, 2999]) {
    await fill(user, "Email", "rowan@example.org");
    await user.keyboard("{Enter}");
    expect(leaves()).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("");
    await passTime(pause);
    expect(thanks()?.closest("[aria-live=polite]")).toBeVisible();
  }
  await passTime(1);
  expect(thanks()).not.toBeInTheDocument();
  expect(leaves()).not.toBeInTheDocument();
});

it("the contact form pretends to send for a second and a half, then says so and is empty", async () => {
  freezeClock();
  const { user } = await openContact();
  const labels = ["Name", "Email", "Message"];
  for (const label of labels) await fill(user, label, "rowan@example.org");
  await press(user, "Send Message");
  await passTime(1499);
  expect(screen.queryByText(specWords.messageSent)).not.toBeInTheDocument();
  await passTime(1);
  expect(screen.getByText(specWords.messageSent)).toBeVisible();
  for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue("");
});

describe("a tooltip", () => {
  it("at the gardeners' heading is 10 px away from it, and the arrow scrolls smoothly by 70 % of the window's height", async () => {
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    vi.stubGlobal("innerHeight", 1000);
    const { user, section } = await openHomeSection("Featured Gardeners");
    const heading = within(section).getByRole("heading", { level: 2 });
    const tooltip = await tooltipOf(user, heading);
    expect(tooltip).toHaveTextContent(/^Explore Our Experts$/);
    expect(tooltip).toHaveStyle({ top: "-10px" });
    await press(user, "Scroll down");
    expect(scrollBy.mock.calls).toEqual([[{ top: 700, behavior: "smooth" }]]);
  });

  it("at the member's picture has the display name", async () => {
    const { user } = await openContact({ isSignedIn: true });
    const picture = await screen.findByRole("button", { name: member.name });
    expect(await tooltipOf(user, picture)).toHaveTextContent(member.name);
  });
});
