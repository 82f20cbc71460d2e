import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Controls which elements are in view. In tests that do not use this, all are (`browser-stubs`). */

interface Observation {
  target: Element;
  report: () => void;
}

let observations: Observation[] = [];

/**
 * Decides by a rule which elements are in view, until the end of the test.
 * @returns a function that reports all observed elements again, after the rule's results have changed
 */
export function setInView(isInView: (target: Element) => boolean): () => Promise<void> {
  observations = [];

  class RuleBasedObserver implements IntersectionObserver {
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
      observations.push({ target, report });
      queueMicrotask(report);
    }

    unobserve(target: Element) {
      observations = observations.filter((observation) => observation.target !== target);
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

  vi.stubGlobal("IntersectionObserver", RuleBasedObserver);
  return () =>
    act(async () => {
      for (const { report } of observations) report();
    });
}
