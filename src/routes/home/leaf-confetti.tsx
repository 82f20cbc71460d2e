import type { CSSProperties } from "react";

const PIECES = 28;
/** The moss leaves are lighter than the moss they fall on. */
const colours = ["fill-sun", "fill-terracotta", "fill-cream", "fill-moss brightness-150"];
const sizes = ["size-5", "size-4", "size-6"];

/** A broad leaf, a narrow one, a round petal, and one with a notch. */
const shapes = [
  "M2 18C2 7 8 2 18 2c0 11-6 16-16 16z",
  "M10 1c4 6 4 12 0 18-4-6-4-12 0-18z",
  "M10 2c7 6 7 12 0 16-7-4-7-10 0-16z",
  "M10 19C3 13 3 6 7 2l3 3 3-3c4 4 4 11-3 17z",
  "M4 16C3 9 8 3 17 3c0 9-5 14-13 13z",
];

/** Leaves and petals that fall once across their section; CSS alone, and gone under reduced motion. */
export function LeafConfetti() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 motion-reduce:hidden">
      {Array.from({ length: PIECES }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
          key={index}
          viewBox="0 0 20 20"
          className={`leaf-confetti absolute top-0 ${sizes[index % 3]} ${colours[index % 4]}`}
          style={pieceStyle(index)}
          aria-hidden="true"
        >
          <path d={shapes[index % 5]} />
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
