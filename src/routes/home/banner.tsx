import { lazy, useState } from "react";
import { LazyPart } from "@/components/lazy-part";
import { LineIcon } from "@/components/line-icon";
import { useIdle } from "@/lib/idle";
import { useReducedMotion } from "@/lib/media";
import { useHydrated } from "@/lib/use-hydrated";
import { firstSlide, SlideView } from "@/routes/home/slide-view";

const BannerSlider = lazy(async () => ({
  default: (await import("@/routes/home/banner-slider")).BannerSlider,
}));

const LaterSlideWords = lazy(async () => ({
  default: (await import("@/routes/home/later-slides")).LaterSlideWords,
}));

/** How far the arrow scrolls, in parts of the window's height. */
const SCROLL_PART = 0.7;

/** The banner: its first slide at once, the slider over it when the page is at rest. */
export function Banner() {
  const isIdle = useIdle();
  const isHydrated = useHydrated();
  const [isSliderReady, setIsSliderReady] = useState(false);
  const hasReducedMotion = useReducedMotion();

  function handleScrollDown() {
    window.scrollBy({
      top: window.innerHeight * SCROLL_PART,
      behavior: hasReducedMotion ? "auto" : "smooth",
    });
  }

  // 400 px is the spec's, at the usual 16 px of type; larger type needs more, and nothing may be cut off.
  return (
    <section
      aria-label="Highlights"
      aria-roledescription="carousel"
      className="relative h-[65vh] max-h-[700px] min-h-[max(400px,37.5rem-200px)] overflow-hidden bg-night"
    >
      {!isSliderReady && <SlideView slide={firstSlide} isFirst />}
      {!isHydrated && (
        <LazyPart>
          <LaterSlideWords />
        </LazyPart>
      )}
      {isIdle && (
        // Without the slider the first slide stays, and that is a banner too.
        <LazyPart>
          <div className="absolute inset-0" inert={!isSliderReady}>
            <BannerSlider onReady={() => setIsSliderReady(true)} />
          </div>
        </LazyPart>
      )}
      <button
        type="button"
        aria-label="Scroll down"
        onClick={handleScrollDown}
        className="absolute inset-x-0 bottom-4 z-20 mx-auto grid size-touch place-items-center rounded-full border border-cream/70 text-cream hover:bg-cream hover:text-night"
      >
        <LineIcon drawing="arrowDown" size={22} />
      </button>
    </section>
  );
}
