interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Reads the `_headers` file that Netlify and Cloudflare Pages read. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(line.trim()), headers: [] });
      continue;
    }
    const [name = "", ...value] = line.trim().split(":");
    rules.at(-1)?.headers.push([name, value.join(":").trim()]);
  }
  return rules;
}

interface Rewrite {
  pattern: RegExp;
  destination: string;
}

/** Reads the rewrites (status 200) in the `_redirects` file that Netlify and Cloudflare Pages read. */
export function parseRewrites(text: string): Rewrite[] {
  return text
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([source = "", , status]) => source.startsWith("/") && status === "200")
    .map(([source = "", destination = ""]) => ({ pattern: patternOf(source), destination }));
}

function patternOf(source: string): RegExp {
  const pattern = source.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${pattern}$`);
}

/** The headers that these hosts send for a path: those of every matching rule, where a later rule overrides. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}
