/**
 * Queries by role, and what is asked of an element's visibility, want the computed style of every element on the way to
 * the root, and each answer costs happy-dom a walk of its own. Without style sheets few things decide those answers, so
 * that they are worked out once for all elements in which these are alike.
 */

// The libraries' own sheets (30 kB of SweetAlert2's) are kept out: nothing is laid out here.
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll("style")) style.remove();
}).observe(document.head, { childList: true });

/** What queries ask for. */
const asked = ["display", "visibility", "opacity", "pointer-events", "pointerEvents"] as const;

type Asked = Record<string, string>;

const computedStyle = window.getComputedStyle.bind(window);
const known = new Map<string, Asked>();

/** All that decides it: the tag, whether it is hidden, and the inline styles that it has or inherits. */
function keyOf(element: Element): string {
  let key = `${element.tagName} ${element.hasAttribute("hidden")}`;
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const style = node.getAttribute("style");
    if (style !== null) key += `|${style}`;
  }
  return key;
}

function workOut(element: Element): Asked {
  const style = computedStyle(element);
  const answers = asked.map((name) => [name, String(Reflect.get(style, name) ?? "")]);
  // happy-dom's own sheet shows what is hidden.
  return {
    ...Object.fromEntries(answers),
    ...(element.hasAttribute("hidden") && { display: "none" }),
  };
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computedStyle(element, pseudoElement);
  const key = keyOf(element);
  const answers = known.get(key) ?? workOut(element);
  known.set(key, answers);
  // What else is asked for, the element answers itself.
  return new Proxy(answers, {
    get: (_, name) => {
      const answer = typeof name === "string" ? answers[name] : undefined;
      if (answer !== undefined) return answer;
      if (name === "getPropertyValue") {
        return (property: string) =>
          answers[property] ?? computedStyle(element).getPropertyValue(property);
      }
      return Reflect.get(computedStyle(element), name);
    },
  }) as unknown as CSSStyleDeclaration;
};
