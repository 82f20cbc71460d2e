/** What tells that the reader has taken over. */
const readerEvents = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Scrolls to a place as soon as the page reaches that far, unless the reader takes over before.
 * @param target pixels from the top
 * @returns stops waiting
 */
export function scrollWhenTallEnough(target: number): () => void {
  const { documentElement: page } = document;
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < target) return;
    stop();
    if (window.scrollY !== target) window.scrollTo(0, target);
  });
  function stop() {
    observer.disconnect();
    for (const name of readerEvents) window.removeEventListener(name, stop);
  }
  for (const name of readerEvents) window.addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
