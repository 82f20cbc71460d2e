import { ArrowDown } from "lucide-react";
import { type FocusEvent, lazy, useRef, useState } from "react";
import { LazyPart } from "@/components/boundary";
import { Photo } from "@/components/pictures";
import { useReducedMotion } from "@/lib/browser-state";
import { useIdle } from "@/lib/idle";
import { LinkButton } from "@/routes/home/link-button";
import { slides } from "@/routes/home/slides";

const BannerSlider = lazy(async () => ({
  default: (await import("@/routes/home/banner-slider")).BannerSlider,
}));

/** How far the arrow scrolls, as a fraction of the window's height. */
const SCROLL_FRACTION = 0.7;

/** Shows the first slide until the slider's code has loaded, which then takes over the same elements. */
export function Banner() {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // How many slides may load their photographs: those up to the furthest one shown, and the next.
  const [loadable, setLoadable] = useState(2);
  if (current + 2 > loadable) setLoadable(current + 2);
  const [hasVisibleFocus, setHasVisibleFocus] = useState(false);
  const isIdle = useIdle();
  const hasReducedMotion = useReducedMotion();

  function handleScrollDown() {
    window.scrollBy({
      top: window.innerHeight * SCROLL_FRACTION,
      behavior: hasReducedMotion ? "auto" : "smooth",
    });
  }

  function handleFocus({ target }: FocusEvent) {
    setHasVisibleFocus(target.matches(":focus-visible"));
  }

  // The spec's minimum of 400 px suits the default font size. With larger fonts, `39rem-224px` is enough for the longest
  // caption on a phone (1,024 px at 200%).
  return (
    <section
      aria-label="Highlights"
      aria-roledescription="carousel"
      className="relative h-[65vh] max-h-[700px] min-h-[max(400px,39rem-224px)] overflow-hidden bg-night"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls */}
      <div
        role="group"
        aria-label="Slides"
        className="size-full"
        onFocus={handleFocus}
        onBlur={() => setHasVisibleFocus(false)}
      >
        <div ref={frame} className="swiper size-full">
          <div className="swiper-wrapper">
            {slides.map((slide, index) => (
              <div key={slide.id} className="swiper-slide">
                {/* Until the browser is idle, only the first slide is shown: other photographs would compete with its own. */}
                <div
                  inert={index !== current}
                  hidden={index > 0 && !isIdle}
                  className="relative size-full bg-night text-cream"
                >
                  <div hidden={index >= loadable}>
                    <Photo photograph={slide.image} isFirst={index === 0} />
                  </div>
                  <div className="photo-scrim absolute inset-0 max-lg:hidden" />
                  <div className="caption-scrim page absolute inset-x-0 bottom-0 flex flex-col items-start gap-3 pb-20 sm:gap-4">
                    <h2 className="max-w-[14ch] text-display-lg">{slide.title}</h2>
                    <p className="max-w-[46ch] text-lead">{slide.description}</p>
                    <LinkButton to={slide.to} className="btn-accent px-7">
                      {slide.buttonText}
                    </LinkButton>
                  </div>
                </div>
              </div>
            ))}
          </div>
        </div>
        {isIdle && (
          // If the code fails to load, the first slide remains.
          <LazyPart>
            <BannerSlider
              frame={frame}
              current={current}
              onChange={setCurrent}
              hasVisibleFocus={hasVisibleFocus}
            />
          </LazyPart>
        )}
      </div>
      <button
        type="button"
        aria-label="Scroll down"
        onClick={handleScrollDown}
        className="absolute inset-x-0 bottom-4 z-20 mx-auto grid size-touch place-items-center rounded-full bg-night/60 text-cream hover:bg-cream hover:text-night"
      >
        <ArrowDown size="1.375rem" />
      </button>
    </section>
  );
}
