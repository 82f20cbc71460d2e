import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the next card when a card is removed with its focused button, as when a saved tip is removed. */
export function useFocusOnNextCard(
  container: RefObject<HTMLElement | null>,
  tips: readonly unknown[],
): void {
  const index = useRef(-1);

  useEffect(() => {
    const element = container.current;
    function handleFocus({ target }: FocusEvent) {
      const card = target instanceof Element ? target.closest("article") : null;
      index.current = card === null ? -1 : cardsIn(element).indexOf(card);
    }
    document.addEventListener("focusin", handleFocus);
    return () => document.removeEventListener("focusin", handleFocus);
  }, [container]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the tips change
  useEffect(() => {
    if (index.current === -1 || document.activeElement !== document.body) return;
    const cards = cardsIn(container.current);
    const next = cards[index.current] ?? cards.at(-1);
    const target = next?.querySelector<HTMLElement>("button") ?? container.current;
    target?.focus({ preventScroll: next === undefined });
  }, [container, tips]);
}

function cardsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll("article") ?? [])];
}
