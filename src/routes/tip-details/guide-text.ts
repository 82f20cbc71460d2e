/** A drop cap is three lines tall and sits well only as a Latin letter: neither for an emoji nor over a short line. */
const suitsDropCap = /^\p{Script=Latin}.{150}/u;

/** A tip's own text, which is never empty. */
export function guideText(tip: { description: string }): string {
  return tip.description.trim() || "The author hasn't written a description.";
}

/** The classes of that text's paragraph. */
export function guideClass(text: string): string {
  return `max-w-measure whitespace-pre-line text-lead ${suitsDropCap.test(text) ? "drop-cap" : ""}`;
}
