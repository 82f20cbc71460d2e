import { domAnimation, LazyMotion, MotionConfig } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useState } from "react";
import { useInView } from "react-intersection-observer";
import { useReducedMotion } from "@/lib/media";
import { useHydrated } from "@/lib/use-hydrated";

/** Seconds between one card and the next, and before the first. */
export const STAGGER_S = 0.1;
export const STAGGER_START_S = 0.3;

const listVariants = {
  hidden: {},
  shown: { transition: { staggerChildren: STAGGER_S, delayChildren: STAGGER_START_S } },
};

const itemVariants = {
  // Out of view: what is prerendered is shown until then, and goes unseen.
  hidden: { opacity: 0, y: 16, transition: { duration: 0 } },
  shown: { opacity: 1, y: 0, transition: { duration: 0.5, ease: "easeOut" as const } },
};

export interface RevealListProps {
  className: string;
  children: ReactNode;
}

/** A list whose items come in one after the other, once, when it comes into view: see `useReveal`. */
export function RevealList({ className, children }: RevealListProps) {
  const { ref, isShown, comesIn } = useReveal();
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.ul
          ref={ref}
          className={className}
          variants={listVariants}
          initial={comesIn ? "hidden" : false}
          animate={isShown ? "shown" : "hidden"}
        >
          {children}
        </m.ul>
      </MotionConfig>
    </LazyMotion>
  );
}

export interface RevealItemProps {
  className?: string;
  /** Seconds after the list comes into view; left out, the list's own stagger. */
  delay?: number;
  children: ReactNode;
}

/** One item of a `RevealList`. */
export function RevealItem({ className = "", delay, children }: RevealItemProps) {
  const variants =
    delay === undefined
      ? itemVariants
      : {
          ...itemVariants,
          shown: {
            ...itemVariants.shown,
            transition: { ...itemVariants.shown.transition, delay },
          },
        };
  return (
    <m.li className={className} variants={variants}>
      {children}
    </m.li>
  );
}

/**
 * How something stands that comes in once, when it is in view.
 * @returns its `ref`; `isShown`, false until it is in view; and `comesIn`, whether it moves then. What is prerendered is
 *   shown from the start, and comes in only where its reader has not seen it yet; under reduced motion nothing does
 */
export function useReveal() {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [wasHidden, setWasHidden] = useState(!isPrerendered);
  const isStill = useReducedMotion();
  const { ref, inView } = useInView({
    triggerOnce: true,
    fallbackInView: true,
    initialInView: isPrerendered,
    onChange: (isInView) => {
      if (!isInView) setWasHidden(true);
    },
  });
  return { ref, isShown: inView || isStill, comesIn: wasHidden && !isStill };
}
