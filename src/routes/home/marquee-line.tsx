import { Pause, Play, Sprout } from "lucide-react";
import { useState } from "react";
import { useReducedMotion } from "@/lib/media";

const lines = [
  "Sow thin, water deep",
  "Feed the soil, not the plant",
  "Leave a corner for the hedgehog",
  "Label everything twice",
  "Share what you cannot eat",
];

/** Enough for the widest screens; the animation moves the line by one of them (`motion.css`). */
const copies = [1, 2, 3, 4];

/** A scrolling line of garden wisdom. It stops on hover and on request; with reduced motion, it does not move. */
export function MarqueeLine() {
  const hasReducedMotion = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const Icon = isPaused ? Play : Pause;
  const wisdom = lines.map((line) => (
    <span key={line} className="flex items-center gap-4 px-4 font-display text-xl">
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
    >
      <div className="min-w-0 flex-1 overflow-hidden">
        <div className="marquee" style={{ animationPlayState: isPaused ? "paused" : undefined }}>
          {copies.map((copy) => (
            <div key={copy} aria-hidden={copy > 1} className="flex whitespace-nowrap">
              {wisdom}
            </div>
          ))}
        </div>
      </div>
      <button
        type="button"
        aria-label={isPaused ? "Play the moving line" : "Pause the moving line"}
        onClick={() => setIsPaused(!isPaused)}
        className="grid size-touch shrink-0 place-items-center"
      >
        <Icon aria-hidden="true" size={18} />
      </button>
    </section>
  );
}
