import { type RefObject, useEffect } from "react";
import type { MatchedTerms } from "@/features/tips/search/tip-search";
import { folded, wordsWithOffsets } from "@/features/tips/search/words";

const HIGHLIGHT = "found";

/**
 * Marks matching words with the CSS Custom Highlight API, which leaves the text unchanged for screen readers and React.
 * Browsers without it show no marks.
 * @param list the element with the cards, which the component rerenders
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
    // Buttons and links have the same text on each card.
    if (node.parentElement?.closest("a, button, svg") !== null) continue;
    for (const { word, start } of wordsWithOffsets(node.nodeValue ?? "")) {
      if (matchedTerms(folded(word)).length === 0) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}
