/**
 * A query by role asks jsdom for the style of every element, and each answer works out colours and borders that nobody
 * wants: more than half of a route test's time. Here it is worked out once for all elements that must come out alike.
 */

// The libraries' own sheets (30 kB of SweetAlert2's) are kept out: jsdom lays nothing out, and only its own sheet is left.
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll("style")) style.remove();
}).observe(document.head, { childList: true });

/** The attributes that jsdom's own sheet looks at, for what queries look at: display, visibility, pointer-events. */
const decisive = ["hidden", "type", "open", "popover", "inert", "contenteditable"];

/** All that decides an element's style: its tag and attributes, and what it may inherit. */
function keyOf(element: Element): string {
  const own = decisive.map((name) => element.getAttribute(name) ?? "-");
  const styles: string[] = [];
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    styles.push(node.getAttribute("style") ?? "-");
  }
  return `${element.tagName} ${own.join("|")} ${styles.join("|")}`;
}

const computedStyle = window.getComputedStyle.bind(window);
const known = new Map<string, CSSStyleDeclaration>();

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computedStyle(element, pseudoElement);
  const key = keyOf(element);
  const style = known.get(key) ?? computedStyle(element);
  known.set(key, style);
  return style;
};

export {};
