import { domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import * as m from "framer-motion/m";
import { createContext, type ReactNode, use, useState } from "react";
import { useInView } from "react-intersection-observer";
import { useReducedMotion } from "@/lib/media";
import { useHydrated } from "@/lib/use-hydrated";

/** The delay between two cards, and before the first. Seconds. */
const STAGGER_S = 0.1;
const STAGGER_START_S = 0.3;

const HIDDEN = { opacity: 0, y: 16, transition: { duration: 0 } };
const SHOWN = { opacity: 1, y: 0 };

/** Returns an item's delay, in seconds, when it comes into view. */
const WaitContext = createContext<() => number>(() => 0);

export interface RevealListProps {
  className: string;
  children: ReactNode;
}

/** A list whose items animate in, once, when they come into view: see `useReveal`. */
export function RevealList({ className, children }: RevealListProps) {
  const [nextWait] = useState(createWaits);
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <WaitContext value={nextWait}>
          <ul className={className}>{children}</ul>
        </WaitContext>
      </MotionConfig>
    </LazyMotion>
  );
}

/** Items that come into view within this time form a batch. Milliseconds. */
const TOGETHER_MS = 50;

/** Staggers the items of a batch: the first starts after a moment, the others follow in turn. */
function createWaits(): () => number {
  let order = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    order = now - last > TOGETHER_MS ? 0 : order + 1;
    last = now;
    return STAGGER_START_S + order * STAGGER_S;
  };
}

export interface RevealItemProps {
  className?: string;
  /** The delay after it comes into view, in seconds; by default the list's stagger. */
  delay?: number;
  children: ReactNode;
}

/** An item of a `RevealList`. */
export function RevealItem({ className = "", delay, children }: RevealItemProps) {
  const nextWait = use(WaitContext);
  const [wait, setWait] = useState(delay ?? 0);
  const { ref, isShown, shouldAnimate } = useReveal(() => setWait(delay ?? nextWait()));
  return (
    <m.li
      ref={ref}
      className={className}
      initial={shouldAnimate ? HIDDEN : false}
      animate={
        isShown ? { ...SHOWN, transition: { duration: 0.5, ease: "easeOut", delay: wait } } : HIDDEN
      }
    >
      {children}
    </m.li>
  );
}

/**
 * State for an element that animates in, once, when it comes into view. Prerendered elements are visible from the
 * start, and animate only if the reader has not seen them yet. With reduced motion, nothing animates.
 * @param onInView called when it comes into view
 * @returns `ref` for the element; `isShown`, false until it is in view; and `shouldAnimate`
 */
export function useReveal(onInView?: () => void) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [wasHidden, setWasHidden] = useState(!isPrerendered);
  const prefersReducedMotion = useReducedMotion();
  const { ref, inView } = useInView({
    triggerOnce: true,
    fallbackInView: true,
    initialInView: isPrerendered,
    onChange: (isInView) => {
      if (isInView) onInView?.();
      else setWasHidden(true);
    },
  });
  return {
    ref,
    isShown: inView || prefersReducedMotion,
    shouldAnimate: wasHidden && !prefersReducedMotion,
  };
}
