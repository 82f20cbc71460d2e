import { type ReactNode, useState } from "react";
import { useInView } from "react-intersection-observer";
import { useReducedMotion } from "@/lib/media";
import { useHydrated } from "@/lib/use-hydrated";

/** The delay of a row's first card, and between two cards. Milliseconds. */
const FIRST_DELAY_MS = 300;
const STAGGER_MS = 100;

/** The number of cards in a row on wide screens. */
const COLUMNS = 4;

/** The delay, in milliseconds, of the card at this index of a list. */
export function staggeredDelay(index: number): number {
  return FIRST_DELAY_MS + (index % COLUMNS) * STAGGER_MS;
}

export interface RevealItemProps {
  /** The delay after it comes into view. Milliseconds. */
  delay: number;
  className: string;
  children: ReactNode;
}

/** A list item that fades in, once, when it comes into view: see `useReveal`. */
export function RevealItem({ delay, className, children }: RevealItemProps) {
  const { ref, isInView, shouldAnimate } = useReveal();
  return (
    <li
      ref={ref}
      className={`${className} ${shouldAnimate ? "reveal" : ""}`}
      // Paused at its start, the animation hides the item.
      style={{ animationDelay: `${delay}ms`, animationPlayState: isInView ? "running" : "paused" }}
    >
      {children}
    </li>
  );
}

/**
 * State for an element that animates in, once, when it comes into view. Prerendered elements are visible from the
 * start, and animate only if the reader has not seen them yet. With reduced motion, nothing animates.
 * @returns `ref` for the element; `isInView`, true once it has been in view; and `shouldAnimate`
 */
export function useReveal() {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [wasHidden, setWasHidden] = useState(!isPrerendered);
  const hasReducedMotion = useReducedMotion();
  const { ref, inView } = useInView({
    triggerOnce: true,
    initialInView: isPrerendered,
    onChange: (isInView) => {
      if (!isInView) setWasHidden(true);
    },
  });
  return { ref, isInView: inView, shouldAnimate: wasHidden && !hasReducedMotion };
}
