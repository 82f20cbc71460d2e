import { type RefObject, useEffect } from "react";
import { termOf, wordsWithOffsets } from "@/features/tips/tip-search";

/** UTF-16 units: more than the two lines that a card shows. */
const EXCERPT_LENGTH = 240;

/** Of a card's two lines; a match further on would not be visible. */
const WORDS_SHOWN = 8;
const WORDS_BEFORE = 4;

/** The start of a tip's description or, if a search matches a later word, the text around that word. */
export function excerptOf(description: string, terms: ReadonlySet<string> | null): string {
  const words = terms === null ? [] : wordsWithOffsets(description);
  const match = words.findIndex(({ word }) => terms?.has(termOf(word)));
  const start = match < WORDS_SHOWN ? 0 : (words[match - WORDS_BEFORE]?.start ?? 0);
  const excerpt = description.slice(start, start + EXCERPT_LENGTH);
  const isCut = start + EXCERPT_LENGTH < description.length;
  return `${start > 0 ? "… " : ""}${excerpt}${isCut ? "…" : ""}`;
}

const HIGHLIGHT = "found";

/** Leaves the text unchanged for screen readers and React. Not in every browser. */
export function useMatchHighlights(
  list: RefObject<HTMLElement | null>,
  terms: ReadonlySet<string> | null,
): void {
  useEffect(() => {
    if (terms === null || list.current === null || !("highlights" in CSS)) return;
    CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(list.current, terms)));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  });
}

function rangesIn(element: HTMLElement, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Only a tip's own texts have `dir="auto"`. The labels, buttons and links of a card are not searched.
    if (!node.parentElement?.closest("[dir=auto]")) continue;
    for (const { word, start } of wordsWithOffsets(node.nodeValue ?? "")) {
      if (!terms.has(termOf(word))) continue;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}
