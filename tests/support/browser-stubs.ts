import { vi } from "vitest";
import { setMatchingMedia } from "./media";

/** What happy-dom lacks and the product or its libraries ask for. Nothing here decides how a page behaves. */

class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

// Everything is in view at once, so that pages show all they have.
class EverythingInView extends NothingToObserve {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super();
    this.#callback = callback;
  }

  override observe(target?: Element) {
    if (target === undefined) return;
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() => this.#callback([entry], this));
  }
}

globalThis.IntersectionObserver = EverythingInView;

setMatchingMedia([]);
window.scrollTo = vi.fn();
window.scrollBy = vi.fn();
Element.prototype.scrollIntoView = () => {};
// A browser with nothing better to do, also while a test's clock stands still.
const [wait, stopWaiting] = [window.setTimeout, window.clearTimeout];
window.requestIdleCallback = (run) => wait(run, 0);
window.cancelIdleCallback = (handle) => stopWaiting(handle);

// happy-dom does not know `<search>` yet, and React says so. Browsers have had it since 2023.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});

// happy-dom opens none of the browser's own dialogs.
window.alert = () => {};
window.confirm = () => false;

// Its animations never end, and framer-motion throws when it cancels one: without them it shows the last frame at once.
Reflect.deleteProperty(Element.prototype, "animate");

// happy-dom paints nothing, so that there is nothing to fade: the change alone.
document.startViewTransition = ((update: () => void) => {
  const done = Promise.resolve().then(update);
  return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => {} };
}) as typeof document.startViewTransition;
