import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in the list when the focused element disappears: moves it to the card that is now in the same place,
 * or else to the last card, or else to the list. Cards are keyed by their places, so if any but the last is removed, the
 * next one takes over its button, and its focus.
 */
export function useFocusInList(
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
    target?.focus({ preventScroll: true });
  }, [container, tips]);
}

function cardsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll("article") ?? [])];
}
