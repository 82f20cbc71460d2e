import { describe, expect, it } from "vitest";
import { STAGGER_S, STAGGER_START_S } from "@/components/reveal";
import { TOOLTIP_OFFSET_PX } from "@/components/tooltip-anchor";
import { MAX_STARS } from "@/features/gardeners/star-row";
import { availabilities, categories, difficulties } from "@/features/tips/tip.schema";
import { HTTP_TIMEOUT_MS } from "@/lib/http";
import { FAKE_SEND_MS } from "@/routes/contact/contact-page";
import { sliderOptions } from "@/routes/home/banner-slider";
import { typewriterOptions } from "@/routes/home/gardener-card";
import { countUpOptions, STATISTIC_SUFFIX, statistics } from "@/routes/home/impact-statistics";
import { THANK_YOU_MS } from "@/routes/home/newsletter";

describe("the spec's constants", () => {
  it.each([
    ["stars at most", MAX_STARS, 5],
    ["seconds between gardeners", STAGGER_S, 0.1],
    ["seconds before the first gardener", STAGGER_START_S, 0.3],
    ["pixels to a tooltip", TOOLTIP_OFFSET_PX, 10],
    ["milliseconds of the newsletter's thank-you", THANK_YOU_MS, 3000],
    ["milliseconds of the contact form's sending", FAKE_SEND_MS, 1500],
    ["milliseconds until a call is given up", HTTP_TIMEOUT_MS, 15_000],
    ["milliseconds a slide stands", sliderOptions.autoplay.delay, 5000],
    ["milliseconds a slide fades", sliderOptions.speed, 1000],
    ["slides at a time", sliderOptions.slidesPerView, 1],
    ["milliseconds to type a letter", typewriterOptions.typeSpeed, 200],
    ["milliseconds to delete a letter", typewriterOptions.deleteSpeed, 50],
    ["milliseconds between typing and deleting", typewriterOptions.delaySpeed, 1000],
    ["rounds of typing", typewriterOptions.loop, 1],
    ["seconds of counting up", countUpOptions.duration, 3],
    ["seconds before counting up", countUpOptions.delay, 0.5],
  ])("%s", (_, value, expected) => {
    expect(value).toBe(expected);
  });

  it.each([
    ["the slider's effect", sliderOptions.effect, "fade"],
    ["what trails a statistic", STATISTIC_SUFFIX, "+"],
  ])("%s", (_, value, expected) => {
    expect(value).toBe(expected);
  });

  it.each([
    ["the slider loops", sliderOptions.loop, true],
    ["the slider stops for good when touched", sliderOptions.autoplay.disableOnInteraction, false],
    ["the slides fade into each other", sliderOptions.fadeEffect.crossFade, true],
  ])("%s: %s", (_, value, expected) => {
    expect(value).toBe(expected);
  });
});

describe("the spec's lists", () => {
  it.each([
    [
      "categories",
      categories,
      ["composting", "plantCare", "vartecalGardening", "pestControl", "watering", "soil"],
    ],
    ["difficulties", difficulties, ["easy", "medium", "hard"]],
    ["availabilities", availabilities, ["public", "hidden"]],
  ])("%s", (_, list, expected) => {
    expect(list).toEqual(expected);
  });

  it("statistics", () => {
    expect(statistics.map(({ endValue, label, delay }) => [endValue, label, delay])).toEqual([
      [300, "Plants Planted", 0.2],
      [150, "Gardens Maintained", 0.4],
      [500, "Seeds Sown", 0.6],
      [200, "Happy Customers", 0.8],
    ]);
  });
});
