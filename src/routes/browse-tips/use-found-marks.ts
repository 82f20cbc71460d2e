import { type RefObject, useEffect } from "react";
import type { MatchedTerms } from "@/features/tips/search/tip-search";
import { folded, placesOfWords } from "@/features/tips/search/words";

/** The name of the style in `patterns.css`. */
const HIGHLIGHT = "found";

/**
 * Marks the words that were found, with a highlight of the browser's: the text stays as it is, for screen readers and for
 * React. Browsers without it show no marks.
 * @param list the element with the cards, drawn anew by each render of the component
 */
export function useFoundMarks(
  list: RefObject<HTMLElement | null>,
  matchedTerms: MatchedTerms | null,
): void {
  useEffect(() => {
    if (matchedTerms === null || list.current === null || !("highlights" in CSS)) return;
    CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(list.current, matchedTerms)));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  });
}

function rangesIn(element: HTMLElement, matchedTerms: MatchedTerms): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Buttons and links read the same on each card.
    if (node.parentElement?.closest("a, button, svg") !== null) continue;
    for (const { word, start } of placesOfWords(node.nodeValue ?? "")) {
      if (matchedTerms(folded(word)).length === 0) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}
