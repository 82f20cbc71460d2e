/** `GALLERY=browse,360,dusk npm run gallery` takes those pictures alone whose names hold all of these words. */
const words = (process.env.GALLERY ?? "").split(",").filter(Boolean);

export function isWanted(...labels: string[]): boolean {
  const label = labels.join(" ");
  return words.every((word) => label.includes(word));
}
