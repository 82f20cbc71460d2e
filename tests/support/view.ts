import { act } from "@testing-library/react";
import { vi } from "vitest";

/** What has scrolled into view, for tests that care; in all others everything has (`browser-stubs`). */

interface Watch {
  target: Element;
  report: () => void;
}

let watches: Watch[] = [];

/**
 * From here to the end of the test an element is out of view until the rule says otherwise.
 * @returns looks again at everything that is being watched, after the rule's answers have changed
 */
export function setInView(isInView: (target: Element) => boolean): () => Promise<void> {
  watches = [];

  class RuledObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [0];
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(target: Element) {
      const report = () => this.#report(target);
      watches.push({ target, report });
      queueMicrotask(report);
    }

    unobserve(target: Element) {
      watches = watches.filter((watch) => watch.target !== target);
    }

    disconnect() {}

    takeRecords() {
      return [];
    }

    #report(target: Element) {
      const isIntersecting = isInView(target);
      const box = target.getBoundingClientRect();
      this.#callback(
        [
          {
            target,
            isIntersecting,
            intersectionRatio: isIntersecting ? 1 : 0,
            boundingClientRect: box,
            intersectionRect: box,
            rootBounds: null,
            time: 0,
          },
        ],
        this,
      );
    }
  }

  vi.stubGlobal("IntersectionObserver", RuledObserver);
  return () =>
    act(async () => {
      for (const { report } of watches) report();
    });
}
