export interface Row {
  label: string;
  cells: string[];
}

/** The median; of an even number of values the lower of the two middle ones. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

/** Formats one measure of the three sites, with ratios of ours to the others. Null for a site without this measure. */
export function row(
  label: string,
  ours: number,
  lowerBound: number | null,
  plain: number | null,
  digits: number,
): Row {
  const value = (number: number | null) => (number === null ? "" : number.toFixed(digits));
  const ratio = (other: number | null) => (other ? (ours / other).toFixed(2) : "");
  return {
    label,
    cells: [value(ours), value(lowerBound), ratio(lowerBound), value(plain), ratio(plain)],
  };
}

/** Formats the rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["measure", "ours", "static", "ours / static", "plain", "ours / plain"]),
    line(["---", "---:", "---:", "---:", "---:", "---:"]),
    ...rows.map(({ label, cells }) => line([label, ...cells])),
  ].join("\n");
}
