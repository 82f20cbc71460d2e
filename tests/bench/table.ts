export interface Row {
  label: string;
  cells: string[];
}

/** The middle value; of an even number the lower of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

/** One measure of the three sites, and ours as a multiple of the others. A site that has no such measure is null. */
export function row(
  label: string,
  ours: number,
  limit: number | null,
  plain: number | null,
  digits: number,
): Row {
  const value = (number: number | null) => (number === null ? "" : number.toFixed(digits));
  const ratio = (other: number | null) => (other ? (ours / other).toFixed(2) : "");
  return {
    label,
    cells: [value(ours), value(limit), ratio(limit), value(plain), ratio(plain)],
  };
}

/** A Markdown table of the rows. */
export function table(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["measure", "ours", "static", "ours / static", "plain", "ours / plain"]),
    line(["---", "---:", "---:", "---:", "---:", "---:"]),
    ...rows.map(({ label, cells }) => line([label, ...cells])),
  ].join("\n");
}
