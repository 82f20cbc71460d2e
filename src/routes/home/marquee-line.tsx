import { Pause, Play, Sprout } from "lucide-react";
import { useState } from "react";
import MarqueeModule from "react-fast-marquee";
import { useHydrated, useReducedMotion } from "@/lib/browser-state";

// The package is CommonJS: Vite imports its `module.exports`, whose `default` is the component; Vitest imports the
// component itself.
const Marquee =
  (MarqueeModule as typeof MarqueeModule & { default?: typeof MarqueeModule }).default ??
  MarqueeModule;

const lines = [
  "Sow thin, water deep",
  "Feed the soil, not the plant",
  "Leave a corner for the hedgehog",
  "Label everything twice",
  "Share what you cannot eat",
];

export function MarqueeLine() {
  const hasReducedMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const isHydrated = useHydrated();
  const Icon = isPaused ? Play : Pause;
  const items = lines.map((line) => (
    <span
      key={line}
      className={`flex items-center gap-4 px-4 font-display text-xl ${hasReducedMotion ? "" : "shrink-0"}`}
    >
      <Sprout size="1.25rem" className="shrink-0 text-terracotta" />
      {line}
    </span>
  ));

  return (
    <section
      aria-label="Garden wisdom"
      // With reduced motion, the line wraps, so that all of it is readable.
      className={`flex min-h-16 items-center border-rule border-y print:hidden ${hasReducedMotion ? "page flex-wrap justify-center gap-y-2 py-4" : ""}`}
    >
      {hasReducedMotion ? (
        items
      ) : isHydrated ? (
        <>
          {/* For screen readers, since the moving line repeats each text. */}
          <p className="sr-only">{`${lines.join(". ")}.`}</p>
          <div aria-hidden="true" className="min-w-0 flex-1">
            <Marquee play={!isPaused} pauseOnHover speed={40} autoFill>
              {items}
            </Marquee>
          </div>
          <button
            type="button"
            aria-label={isPaused ? "Play the moving line" : "Pause the moving line"}
            onClick={() => setIsPaused(!isPaused)}
            className="grid size-touch shrink-0 place-items-center"
          >
            <Icon size="1.125rem" />
          </button>
        </>
      ) : (
        // The library renders nothing during prerendering. Without JavaScript, this line can be scrolled instead.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        <div tabIndex={0} className="flex min-w-0 flex-1 items-center overflow-x-auto">
          {items}
        </div>
      )}
    </section>
  );
}
