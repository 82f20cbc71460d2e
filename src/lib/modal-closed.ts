/** Resolves when no `<dialog>` is open, at once if none is. */
export async function modalClosed(): Promise<void> {
  const modal = document.querySelector("dialog[open]");
  if (modal === null) return;
  await new Promise((resolve) => modal.addEventListener("close", resolve, { once: true }));
  await modalClosed();
}
