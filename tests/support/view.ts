import { act } from "@testing-library/react";
import { vi } from "vitest";

type Report = () => void;

/**
 * Makes a class of observers that report by a rule which elements are in view.
 * @param onObserve gets each function that reports an observed element again
 */
export function observersBy(
  isInView: (target: Element) => boolean,
  onObserve: (report: Report) => void = () => {},
): typeof IntersectionObserver {
  return class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [0];
    readonly #ended = new WeakSet<Element>();
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(target: Element) {
      this.#ended.delete(target);
      const report = () => {
        if (!this.#ended.has(target)) this.#report(target);
      };
      onObserve(report);
      queueMicrotask(report);
    }

    unobserve(target: Element) {
      this.#ended.add(target);
    }

    disconnect() {}

    takeRecords() {
      return [];
    }

    #report(target: Element) {
      const isIntersecting = isInView(target);
      const box = target.getBoundingClientRect();
      const entry: IntersectionObserverEntry = {
        target,
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: 0,
      };
      this.#callback([entry], this);
    }
  };
}

/**
 * Decides by a rule which elements are in view, until the end of the test. Without it, all are.
 * @returns a function that reports all observed elements again, after the rule's results have changed
 */
export function setInView(isInView: (target: Element) => boolean): () => Promise<void> {
  const reports: Report[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    observersBy(isInView, (report) => reports.push(report)),
  );
  return () =>
    act(async () => {
      for (const report of reports) report();
    });
}
