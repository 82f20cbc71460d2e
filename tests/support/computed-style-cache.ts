/**
 * @file Speeds up queries by role and visibility checks. They read the computed style of every ancestor, which happy-dom
 * computes anew for each call. Without style sheets, a computed style depends only on the tag, `hidden` and inline styles, so
 * it is cached by those.
 */

// The cache is right only without style sheets, so this removes those of libraries, such as SweetAlert2's.
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll("style")) style.remove();
}).observe(document.head, { childList: true });

const cachedProperties = [
  "display",
  "visibility",
  "opacity",
  "pointer-events",
  "pointerEvents",
] as const;

type Styles = Record<string, string>;

const computedStyle = window.getComputedStyle.bind(window);
const cache = new Map<string, Styles>();

/** The cache key: the tag, `hidden`, and the inline styles of the element and its ancestors. */
function keyOf(element: Element): string {
  let key = `${element.tagName} ${element.hasAttribute("hidden")}`;
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const style = node.getAttribute("style");
    if (style !== null) key += `|${style}`;
  }
  return key;
}

function computeStyles(element: Element): Styles {
  const style = computedStyle(element);
  const styles = cachedProperties.map((name) => [name, String(Reflect.get(style, name) ?? "")]);
  // happy-dom's default style sheet does not hide `[hidden]`.
  return {
    ...Object.fromEntries(styles),
    ...(element.hasAttribute("hidden") && { display: "none" }),
  };
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computedStyle(element, pseudoElement);
  const key = keyOf(element);
  const styles = cache.get(key) ?? computeStyles(element);
  cache.set(key, styles);
  return new Proxy(styles, {
    get: (_, name) => {
      const cached = typeof name === "string" ? styles[name] : undefined;
      if (cached !== undefined) return cached;
      if (name === "getPropertyValue") {
        return (property: string) =>
          styles[property] ?? computedStyle(element).getPropertyValue(property);
      }
      return Reflect.get(computedStyle(element), name);
    },
  }) as unknown as CSSStyleDeclaration;
};
