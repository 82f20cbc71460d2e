import { Pause, Play } from "lucide-react";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { observe } from "react-intersection-observer";
import { Swiper } from "swiper";
import { Autoplay, EffectFade } from "swiper/modules";
import { announce } from "@/components/announce";
import { useReducedMotion, useZoomed } from "@/lib/browser-state";
import { hasModifier } from "@/lib/focus";
import { slides } from "@/routes/home/slides";

/** Times in milliseconds. */
export const sliderOptions = {
  effect: "fade",
  fadeEffect: { crossFade: true },
  loop: true,
  slidesPerView: 1,
  speed: 1000,
  autoplay: { delay: 5000, disableOnInteraction: false },
} as const;

export interface BannerSliderProps {
  /** The element with the slides, structured as Swiper requires. */
  frame: RefObject<HTMLDivElement | null>;
  current: number;
  onChange: (current: number) => void;
  /** Whether a slide or a dot has visible focus (`:focus-visible`). */
  hasVisibleFocus: boolean;
}

/**
 * Turns the frame into a slider, and renders its controls. The slides advance automatically while they are in view, except
 * with reduced motion, while paused, and while one of them or a dot has visible focus.
 */
export function BannerSlider({ frame, current, onChange, hasVisibleFocus }: BannerSliderProps) {
  const hasReducedMotion = useReducedMotion();
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isInView, setIsInView] = useState(true);
  const dots = useRef<HTMLFieldSetElement>(null);
  const Icon = isPaused ? Play : Pause;

  // Before the slides leave the document: `destroy` reorders them, and Chromium never frees a detached `<source media>` that
  // was moved.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const slider = new Swiper(frame.current, {
      ...sliderOptions,
      modules: [Autoplay, EffectFade],
    });
    slider.on("realIndexChange", ({ realIndex }) => onChange(realIndex));
    setSwiper(slider);
    return () => {
      slider.destroy();
    };
  }, [frame, onChange]);

  // Swiper's autoplay computes in every animation frame, of which a hidden tab has none.
  useEffect(
    () => (frame.current === null ? undefined : observe(frame.current, setIsInView)),
    [frame],
  );

  const isZoomed = useZoomed();
  useEffect(() => {
    if (swiper === null) return;
    // Swiper's own style and listeners forbid to enlarge the page.
    swiper.el.style.touchAction = isZoomed ? "auto" : "pan-y pinch-zoom";
    const handleTouch = ({ touches }: TouchEvent) => {
      swiper.allowTouchMove = touches.length === 1 && !isZoomed;
    };
    swiper.el.addEventListener("touchstart", handleTouch, { capture: true, passive: true });
    return () => swiper.el?.removeEventListener("touchstart", handleTouch, { capture: true });
  }, [swiper, isZoomed]);

  const isAdvancing = isInView && !hasReducedMotion && !isPaused && !hasVisibleFocus;
  useEffect(() => {
    if (isAdvancing) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, isAdvancing]);

  useEffect(() => {
    // Swiper would wait for the end of a transition that does not run.
    if (swiper !== null) swiper.params.speed = hasReducedMotion ? 0 : sliderOptions.speed;
  }, [swiper, hasReducedMotion]);

  function handleDotKey(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + slides.length) % slides.length;
    swiper?.slideToLoop(next);
    dots.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <>
      <div className="page pointer-events-none absolute inset-x-0 bottom-4 z-20">
        <fieldset
          ref={dots}
          aria-label="Choose a slide"
          className="pointer-events-auto -ms-4 flex w-fit"
        >
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Slide ${index + 1}: ${title}`}
              aria-current={index === current}
              onClick={() => {
                swiper?.slideToLoop(index);
                announce(title);
              }}
              onKeyDown={handleDotKey}
              className="group grid size-touch place-items-center rounded-full max-[20rem]:w-6 max-[12rem]:w-4"
            >
              <span className="size-3 rounded-full border border-cream bg-night/60 group-hover:bg-cream group-aria-[current=true]:bg-cream" />
            </button>
          ))}
        </fieldset>
      </div>
      {!hasReducedMotion && (
        <button
          type="button"
          aria-label={isPaused ? "Play the slides" : "Pause the slides"}
          onClick={() => setIsPaused(!isPaused)}
          // Keeps the event from `Banner`: visible focus on Play would stop the slides that it has just started.
          onFocus={(event) => event.stopPropagation()}
          className="absolute end-4 bottom-4 z-20 grid size-touch place-items-center rounded-full bg-night/60 text-cream outline-current -outline-offset-4 hover:bg-cream hover:text-night"
        >
          <Icon size="1.25rem" />
        </button>
      )}
    </>
  );
}
