import { useState } from "react";
import { useInView } from "react-intersection-observer";
import { useReducedMotion } from "@/lib/media";
import { useHydrated } from "@/lib/use-hydrated";

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
