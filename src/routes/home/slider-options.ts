/** Times in milliseconds. */
export const sliderOptions = {
  effect: "fade",
  fadeEffect: { crossFade: true },
  loop: true,
  slidesPerView: 1,
  speed: 1000,
  autoplay: { delay: 5000, disableOnInteraction: false, pauseOnMouseEnter: true },
} as const;
