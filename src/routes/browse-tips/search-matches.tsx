import { type RefObject, useEffect } from "react";
import type { Tip } from "@/features/tips/tip";
import { searchedTexts, termOf, wordsWithOffsets } from "@/features/tips/tip-search";

const WORDS_BEFORE = 4;
const WORDS_AFTER = 8;

/** Quotes the first field not shown on the card that matches a term which no shown field contains. */
export function MatchQuote({ tip, terms }: { tip: Tip; terms: ReadonlySet<string> }) {
  const seen = new Set(
    searchedTexts
      .filter(({ isOnCard }) => isOnCard)
      .flatMap(({ textOf }) => wordsWithOffsets(textOf(tip)).map(({ word }) => termOf(word))),
  );
  for (const { label, textOf, isOnCard } of searchedTexts) {
    if (isOnCard) continue;
    const text = textOf(tip);
    const words = wordsWithOffsets(text);
    const index = words.findIndex(({ word }) => terms.has(termOf(word)) && !seen.has(termOf(word)));
    if (index === -1) continue;
    const start = words[index - WORDS_BEFORE]?.start ?? 0;
    const last = words[index + WORDS_AFTER];
    const end = last === undefined ? text.length : last.start + last.word.length;
    return (
      <p className="line-clamp-2 text-ink-soft text-sm">
        {`${label}: `}
        <span dir="auto">{`${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`}</span>
      </p>
    );
  }
  return null;
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
