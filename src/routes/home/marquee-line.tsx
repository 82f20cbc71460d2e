import { Pause, Play, Sprout } from "lucide-react";
import { useState } from "react";
import MarqueeModule from "react-fast-marquee";
import { interopDefault } from "@/lib/interop-default";
import { useReducedMotion } from "@/lib/media";
import { useHydrated } from "@/lib/use-hydrated";

const Marquee = interopDefault(MarqueeModule);

const lines = [
  "Sow thin, water deep",
  "Feed the soil, not the plant",
  "Leave a corner for the hedgehog",
  "Label everything twice",
  "Share what you cannot eat",
];

/** A scrolling line of garden wisdom. It stops on hover, on request and with reduced motion. */
export function MarqueeLine() {
  const hasReducedMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // The library renders nothing before it has mounted, nor during prerendering: until then the line is static.
  const [isMoving, setIsMoving] = useState(false);
  const isHydrated = useHydrated();

  function handleToggle() {
    setIsPaused(!isPaused);
    // After a press on Play the line moves, though the button has the focus.
    setHasFocus(false);
  }

  const Icon = isPaused ? Play : Pause;
  const wisdom = lines.map((line) => (
    <span
      key={line}
      className={`flex items-center gap-4 px-4 font-display text-xl ${hasReducedMotion ? "" : "shrink-0"}`}
    >
      <Sprout aria-hidden="true" size={20} className="shrink-0 text-terracotta" />
      {line}
    </span>
  ));

  // A static line wraps, so that all of it is readable.
  if (hasReducedMotion) {
    return (
      <section
        aria-label="Garden wisdom"
        className="page flex min-h-16 flex-wrap print:hidden items-center justify-center gap-y-2 border-rule border-y py-4"
      >
        {wisdom}
      </section>
    );
  }

  return (
    <section
      aria-label="Garden wisdom"
      className="flex min-h-16 items-center border-rule border-y print:hidden"
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {isHydrated && (
        <Marquee
          play={!isPaused && !hasFocus}
          pauseOnHover
          speed={40}
          autoFill
          onMount={() => setIsMoving(true)}
        >
          {wisdom}
        </Marquee>
      )}
      {!isMoving && (
        // Scrollable without JavaScript, also by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        <div tabIndex={0} className="flex min-w-0 flex-1 items-center overflow-x-auto">
          {wisdom}
        </div>
      )}
      <div className="size-touch shrink-0">
        {isHydrated && (
          <button
            type="button"
            aria-label={isPaused ? "Play the moving line" : "Pause the moving line"}
            onClick={handleToggle}
            className="grid size-full place-items-center"
          >
            <Icon aria-hidden="true" size={18} />
          </button>
        )}
      </div>
    </section>
  );
}
