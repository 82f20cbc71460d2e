/** `GALLERY=browse,360,dusk npm run gallery` takes only the pictures whose labels contain all of these words. */
const words = (process.env.GALLERY ?? "").split(",").filter(Boolean);

/** Says whether `GALLERY` selects a picture with these labels. */
export function isReturnTo(...labels: string[]): boolean {
  const label = labels.join(" ");
  return words.every((word) => label.includes(word));
}
