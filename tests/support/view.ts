import { act } from "@testing-library/react";
import { vi } from "vitest";
import { defineTemporarily } from "./define-temporarily";

type Report = () => void;

/**
 * Makes an `IntersectionObserver` class for which a rule decides which elements are in view. It has only the members that
 * react-intersection-observer uses.
 * @param onObserve receives, for each observed element, a function that reports it again
 */
export function observersBy(
  isInView: (target: Element) => boolean,
  onObserve: (report: Report) => void = () => {},
): typeof IntersectionObserver {
  class Observer {
    readonly #ended = new WeakSet<Element>();
    readonly #callback: (entries: object[]) => void;

    constructor(callback: (entries: object[]) => void) {
      this.#callback = callback;
    }

    observe(target: Element) {
      this.#ended.delete(target);
      const report = () => {
        if (this.#ended.has(target)) return;
        const isIntersecting = isInView(target);
        this.#callback([{ target, isIntersecting, intersectionRatio: Number(isIntersecting) }]);
      };
      onObserve(report);
      queueMicrotask(report);
    }

    unobserve(target: Element) {
      this.#ended.add(target);
    }

    disconnect() {}
  }
  return Observer as unknown as typeof IntersectionObserver;
}

/**
 * Lets a rule decide which elements are in view, until the end of the test; by default, none is.
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

/** Shows the page again, as the browser does when Back returns to a page that it has kept in memory. */
export function returnFromCache(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
}

/**
 * Lets the browser render the page in advance, on speculation, at most until the end of the test.
 * @returns a function that opens it
 */
export function startPrerendering(): () => void {
  const end = defineTemporarily(document, "prerendering", true);
  return () => {
    end();
    document.dispatchEvent(new Event("prerenderingchange"));
  };
}
