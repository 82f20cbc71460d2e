import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useCallback, useState } from "react";
import { useInView } from "react-intersection-observer";
import { useHydrated, useReducedMotion } from "@/lib/browser-state";
import { useElapsed } from "@/lib/hooks";

const STAGGER_S = 0.08;
const COLUMNS = 4;

export interface RevealItemProps {
  /** Its place among its siblings, which fade in one after the other, row by row. */
  index?: number;
  /** Seconds from when it comes into view, in place of that. */
  delay?: number | undefined;
  className: string;
  children: ReactNode;
}

const HIDDEN = { opacity: 0, y: 16, transition: { duration: 0 } };

export function RevealItem({ index = 0, delay, className, children }: RevealItemProps) {
  const { ref, isInView, shouldAnimate } = useReveal();
  const shown = {
    opacity: 1,
    y: 0,
    transition: {
      duration: 0.5,
      ease: "easeOut",
      delay: delay ?? (index % COLUMNS) * STAGGER_S,
    },
  } as const;
  return (
    <LazyMotion features={domAnimation} strict>
      <m.li
        ref={ref}
        className={className}
        initial={shouldAnimate ? HIDDEN : false}
        animate={shouldAnimate && !isInView ? HIDDEN : shown}
      >
        {children}
      </m.li>
    </LazyMotion>
  );
}

/** An element that is farther away than this does not wait, hidden, for its animation. */
const NEAR = "50% 0px";

/** How long an element far away stays hidden. Milliseconds. */
const FAR_MS = 3000;

/**
 * Animates once. A prerendered element counts as in view until it proves to be out of view. What stays far away is visible,
 * for screenshots and archives of the whole page, until it comes near.
 */
export function useReveal() {
  const isHydrated = useHydrated();
  const [wasHidden, setWasHidden] = useState(isHydrated);
  const hasReducedMotion = useReducedMotion();
  const { ref: nearRef, inView: isNear } = useInView({ rootMargin: NEAR });
  const isFar = useElapsed(!isNear, FAR_MS);
  const { ref: viewRef, inView: isInView } = useInView({
    triggerOnce: true,
    initialInView: !wasHidden,
    onChange: (isNowInView) => {
      if (!isNowInView) setWasHidden(true);
    },
  });
  const ref = useCallback(
    (element: Element | null) => {
      nearRef(element);
      viewRef(element);
    },
    [nearRef, viewRef],
  );
  // While React hydrates the page, the preference for reduced motion is not known yet.
  const mayAnimate = isHydrated && !hasReducedMotion;
  const shouldAnimate = wasHidden && mayAnimate && (isInView || !isFar);
  return { ref, isInView, shouldAnimate };
}
