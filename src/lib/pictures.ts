/**
 * Resolves when all pictures in an element have loaded or failed, or the time-out is over.
 * @param patience milliseconds
 */
export async function whenPicturesAreThere(element: Element, patience: number): Promise<void> {
  const coming = [...element.querySelectorAll("img")].filter(({ complete }) => !complete);
  if (coming.length === 0) return;
  const settled = coming.map(
    (picture) =>
      new Promise<void>((resolve) => {
        picture.addEventListener("load", () => resolve(), { once: true });
        picture.addEventListener("error", () => resolve(), { once: true });
      }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.all(settled), enough]);
  clearTimeout(timer);
}
