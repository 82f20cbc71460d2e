export type Site = "ours" | "static";

/** The median; of an even number of values the lower of the two middle ones. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

/** Collects the runs of each measure. */
export class Results {
  readonly #runs = new Map<string, Record<Site, number[]>>();

  add(measure: string, value: number, site: Site = "ours"): void {
    const runs = this.#runs.get(measure) ?? { ours: [], static: [] };
    runs[site].push(value);
    this.#runs.set(measure, runs);
  }

  /** A Markdown table of the medians, with the range of our runs. */
  table(): string {
    const format = (value: number) =>
      Number.isNaN(value) ? "" : String(Number(value.toFixed(value < 1 ? 4 : 0)));
    const rows = [...this.#runs].map(([measure, { ours, static: lowerBound }]) => {
      const range = `${format(Math.min(...ours))} to ${format(Math.max(...ours))}`;
      const ratio = median(ours) / median(lowerBound);
      const cells = [median(ours), median(lowerBound)].map(format);
      return [measure, cells[0], range, cells[1], Number.isFinite(ratio) ? ratio.toFixed(2) : ""];
    });
    return [
      ["measure", "ours", "range", "static", "ours / static"],
      ["---", "---:", "---:", "---:", "---:"],
      ...rows,
    ]
      .map((cells) => `| ${cells.join(" | ")} |`)
      .join("\n");
  }
}
