import { type RefObject, useEffect, useRef } from "react";

/**
 * A card that is taken out of the saved ones goes with the button that had the focus: then the focus goes on to the
 * card that takes its place.
 * @param container the element around the cards
 * @param tips what the cards show
 */
export function useFocusOnNextCard(
  container: RefObject<HTMLElement | null>,
  tips: readonly unknown[],
): void {
  const place = useRef(-1);

  useEffect(() => {
    const element = container.current;
    function handleFocus({ target }: FocusEvent) {
      const card = target instanceof Element ? target.closest("article") : null;
      place.current = card === null ? -1 : cardsIn(element).indexOf(card);
    }
    document.addEventListener("focusin", handleFocus);
    return () => document.removeEventListener("focusin", handleFocus);
  }, [container]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tips are the reason to look
  useEffect(() => {
    if (place.current === -1 || document.activeElement !== document.body) return;
    const cards = cardsIn(container.current);
    const next = cards[place.current] ?? cards.at(-1);
    const target = next?.querySelector<HTMLElement>("button") ?? container.current;
    target?.focus({ preventScroll: next === undefined });
  }, [container, tips]);
}

function cardsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll("article") ?? [])];
}
