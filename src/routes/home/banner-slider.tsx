import { Pause, Play } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import { Autoplay, EffectFade } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { useReducedMotion } from "@/lib/media";
import { laterSlides } from "@/routes/home/later-slides";
import { firstSlide, SlideView } from "@/routes/home/slide-view";

/** Times in milliseconds. */
export const sliderOptions = {
  effect: "fade",
  fadeEffect: { crossFade: true },
  loop: true,
  slidesPerView: 1,
  speed: 1000,
  autoplay: { delay: 5000, disableOnInteraction: false, pauseOnMouseEnter: true },
} as const;

const slides = [firstSlide, ...laterSlides];

export interface BannerSliderProps {
  /** Called when the first picture has loaded or failed, so that nothing flashes. */
  onReady: () => void;
}

/** The three slides, advancing automatically until paused; not at all under reduced motion. */
export function BannerSlider({ onReady }: BannerSliderProps) {
  const hasReducedMotion = useReducedMotion();
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const dots = useRef<(HTMLButtonElement | null)[]>([]);
  const Icon = isPaused ? Play : Pause;

  function handleToggle() {
    if (isPaused) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
    setIsPaused(!isPaused);
  }

  function showSlide(index: number) {
    swiper?.slideToLoop(index, hasReducedMotion ? 0 : sliderOptions.speed);
  }

  function handleDotKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + slides.length) % slides.length;
    showSlide(next);
    dots.current[next]?.focus();
  }

  /** A slide stays while it has the keyboard's focus, as it does under the mouse. */
  function handleFocus() {
    swiper?.autoplay.stop();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    const isInside = relatedTarget instanceof Node && frame.current?.contains(relatedTarget);
    if (!isInside && !isPaused && !hasReducedMotion) swiper?.autoplay.start();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      ref={frame}
      role="group"
      aria-label="Slides"
      className="size-full"
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <Swiper
        {...sliderOptions}
        modules={[Autoplay, EffectFade]}
        autoplay={hasReducedMotion ? false : sliderOptions.autoplay}
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
        className="size-full"
      >
        {slides.map((slide) => (
          <SwiperSlide key={slide.id}>
            {({ isActive }) => (
              <div inert={!isActive} className="size-full">
                <SlideView
                  slide={slide}
                  isFirst={slide === firstSlide}
                  {...(slide === firstSlide && { onPictureSettled: onReady })}
                />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="page pointer-events-none absolute inset-x-0 bottom-4 z-20">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
        <div
          role="group"
          aria-label="Choose a slide"
          className="pointer-events-auto -ms-4 flex w-fit"
        >
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              ref={(button) => {
                dots.current[index] = button;
              }}
              type="button"
              aria-label={`Slide ${index + 1}: ${title}`}
              aria-current={index === current}
              onClick={() => showSlide(index)}
              onKeyDown={handleDotKey}
              className="group grid size-touch place-items-center rounded-full"
            >
              <span className="size-3 rounded-full border border-cream bg-night/60 group-hover:bg-cream group-aria-[current=true]:bg-cream" />
            </button>
          ))}
        </div>
      </div>
      {!hasReducedMotion && (
        <button
          type="button"
          aria-label={isPaused ? "Play the slides" : "Pause the slides"}
          onClick={handleToggle}
          className="absolute end-4 bottom-4 z-20 grid size-touch place-items-center rounded-full text-cream hover:bg-cream hover:text-night"
        >
          <Icon aria-hidden="true" size={20} />
        </button>
      )}
    </div>
  );
}
