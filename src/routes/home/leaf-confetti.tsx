import type { CSSProperties } from "react";

const PIECES = 28;
const colours = ["fill-sun", "fill-terracotta", "fill-cream"];

/** Leaves and petals that fall once across their section; CSS alone, and gone under reduced motion. */
export function LeafConfetti() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 motion-reduce:hidden">
      {Array.from({ length: PIECES }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
          key={index}
          viewBox="0 0 20 20"
          className={`leaf-confetti absolute top-0 size-5 ${colours[index % colours.length]}`}
          style={pieceStyle(index)}
          aria-hidden="true"
        >
          <path
            d={
              index % 2 === 0
                ? "M2 18C2 7 8 2 18 2c0 11-6 16-16 16z"
                : "M10 2c7 6 7 12 0 16-7-4-7-10 0-16z"
            }
          />
        </svg>
      ))}
    </div>
  );
}

/** Spread by fixed strides that share no factor with the count: even, without looking like a row. */
function pieceStyle(index: number): CSSProperties {
  return {
    left: `${(index * 37) % 100}%`,
    animationDelay: `${(index * 53) % 700}ms`,
    "--drift": `${((index * 29) % 120) - 60}px`,
    "--turn": `${180 + ((index * 97) % 540)}deg`,
  };
}
