/** A region keeps its place for good: screen readers read out only what changes in one that they know. */
let region: HTMLElement | null = null;

/** Has screen readers say something, when they have said what they are saying now. */
export function announce(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement("p");
    region.setAttribute("role", "status");
    region.className = "sr-only";
    document.body.append(region);
  }
  // The same words twice are no change.
  region.textContent = region.textContent === words ? `${words}\u00A0` : words;
}
