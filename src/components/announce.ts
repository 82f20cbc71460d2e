/** @file What only screen readers are told, in the status region of the page or of the modal dialog above it. */

import { useEffect, useState } from "react";
import { useElapsed } from "@/lib/hooks";

/** How long a text stays in its region: nobody must come across it there later. Milliseconds. */
const ANNOUNCED_MS = 3000;

/** A server that has not answered by then is called slow: it may be asleep. Milliseconds. */
export const SLOW_MS = 4000;

const regions = () => [...document.querySelectorAll<HTMLElement>(".form-messages")];

/** Announces a text once. */
export function announce(text: string): void {
  // A modal dialog follows the page in the document, and silences its region.
  const region = regions().at(-1);
  if (region === undefined) return;
  // Screen readers do not announce an unchanged text.
  const announced = region.textContent === text ? `${text}\u00A0` : text;
  region.textContent = announced;
  setTimeout(() => {
    if (region.textContent === announced) region.textContent = "";
  }, ANNOUNCED_MS);
}

/** At a navigation: what is not spoken yet belongs to the previous page. */
export function clearAnnouncements(): void {
  delete document.documentElement.dataset.loadingTold;
  for (const region of regions()) region.textContent = "";
}

/** Announces that something is being sent and, after a while, that the server is slow; an empty text is left out. */
export function useBusyAnnouncement(isBusy: boolean, busy: string, slow = "The server is slow.") {
  const isSlow = useElapsed(isBusy, SLOW_MS);
  useEffect(() => {
    if (isBusy && busy) announce(busy);
  }, [isBusy, busy]);
  useEffect(() => {
    if (isSlow && slow) announce(slow);
  }, [isSlow, slow]);
}

/** What takes less is not announced. Milliseconds. */
export const LOADING_MS = 1000;

/** Whether a screen reader is told that something is loading: after a second, and only once a page. */
export function useLoadingTold(): boolean {
  const isLong = useElapsed(true, LOADING_MS);
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isLong || dataset.loadingTold !== undefined) return;
    dataset.loadingTold = "";
    setIsTold(true);
  }, [isLong]);
  return isTold;
}
