import { vi } from "vitest";
import { matchNoMedia } from "./media";
import { observersBy } from "./view";

/** Stubs for browser APIs that the app or its libraries use and happy-dom lacks. Tests replace those that they depend on. */

// Pages render all their sections.
globalThis.IntersectionObserver = observersBy(() => true);

matchNoMedia();
window.scrollTo = vi.fn();
window.scrollBy = vi.fn();
Element.prototype.scrollIntoView = () => {};
// Idle time starts at once, even while a test's clock is frozen.
const [setRealTimeout, clearRealTimeout] = [window.setTimeout, window.clearTimeout];
window.requestIdleCallback = (run) => setRealTimeout(run, 0);
window.cancelIdleCallback = (handle) => clearRealTimeout(handle);

// happy-dom does not support `<search>` yet, and React warns about unknown elements. Browsers have had it since 2023.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});

// happy-dom implements none of the browser's own dialogs. An alert that a test does not expect, by replacing this, fails it.
window.alert = (text) => console.error("window.alert:", text);
window.confirm = () => false;

// happy-dom's `showModal` only sets `open`. A browser also moves the focus into the dialog, restores it on closing, reports
// that it has closed, and cancels the dialog on Escape.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("button, a[href], input, select, textarea")?.focus();
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
};
document.addEventListener("keydown", ({ key }) => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (key !== "Escape" || dialog === undefined) return;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});

// React calls this after a click beside a dialog. A browser ignores it, since the body is not focusable.
document.body.focus = () => {};

// Animations of happy-dom never finish, and framer-motion throws when it cancels one. Without them it renders the last frame at once.
Reflect.deleteProperty(Element.prototype, "animate");

// happy-dom paints nothing, so a view transition is the update alone.
document.startViewTransition = ((update: () => void) => {
  const done = Promise.resolve().then(update);
  return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => {} };
}) as typeof document.startViewTransition;
