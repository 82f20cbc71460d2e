import { type RefObject, useEffect } from "react";
import { type Token, termsOf, tokensIn } from "@/features/tips/search-terms";

/** UTF-16 units: more than the two lines that a card shows. */
const EXCERPT_LENGTH = 240;

/** Of a card's two lines; what is further on would not be visible. */
const WORDS_SHOWN = 8;
const WORDS_BEFORE = 4;

/** In UTF-16 units: longer than `WORDS_SHOWN` words. */
const SHOWN_LENGTH = 200;

function* matchesIn(text: string, terms: ReadonlySet<string>): Generator<Token> {
  for (const token of tokensIn(text)) {
    if (termsOf(token).some((term) => terms.has(term))) yield token;
  }
}

/** Where a text has the first match of a search, in UTF-16 units. */
export function firstMatch(text: string, terms: ReadonlySet<string>): number | undefined {
  return matchesIn(text, terms).next().value?.start;
}

/** The start of a tip's description or, if what was looked for is further on, the text around it. */
export function excerptOf(description: string, foundAt = 0): string {
  const nearBefore = description.slice(Math.max(0, foundAt - SHOWN_LENGTH), foundAt);
  const words = [...nearBefore.matchAll(/\S+/g)];
  const isShown = foundAt < SHOWN_LENGTH && words.length < WORDS_SHOWN;
  const firstWord = words.at(-WORDS_BEFORE)?.index ?? nearBefore.length;
  const start = isShown ? 0 : foundAt - nearBefore.length + firstWord;
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
    for (const { start, end } of matchesIn(node.nodeValue ?? "", terms)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
