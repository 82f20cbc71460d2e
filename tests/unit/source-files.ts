import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";

const root = join(process.cwd(), "src");

/** All files and folders below `src`, such as `lib/http.ts`. */
export const entries: readonly string[] = readdirSync(root, { recursive: true })
  .map(String)
  .map((path) => path.replaceAll("\\", "/"))
  .sort();

/** The text of every TypeScript file below `src`. */
export const sources: ReadonlyMap<string, string> = new Map(
  entries
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), "utf8")] as const),
);

export interface Import {
  /** As it is written. */
  specifier: string;
  isDynamic: boolean;
  /** Gone once the program is built. */
  isTypeOnly: boolean;
}

const staticImport =
  /^[ \t]*(?:import\s+(?:(?<clause>[\w*{}\s,$]+?)\s+from\s+)?|export\s+(?<exported>(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+)from\s+)["'](?<specifier>[^"'\n]+)["']/gm;
const dynamicImport = /(?<isType>typeof\s+)?\bimport\(\s*["'`](?<specifier>[^"'`\n]+)["'`]/g;

function isTypeClause(clause: string): boolean {
  if (/^type\s/.test(clause)) return true;
  const names = /^\{(?<names>[^}]*)\}$/.exec(clause)?.groups?.names?.split(",") ?? [""];
  return names
    .map((name) => name.trim())
    .filter((name, index) => name !== "" || index === 0)
    .every((name) => name.startsWith("type "));
}

/** What a text imports or exports again, static imports first. */
export function importsIn(text: string): Import[] {
  const found: Import[] = [];
  for (const { groups } of text.matchAll(staticImport)) {
    const clause = (groups?.clause ?? groups?.exported ?? "").trim();
    found.push({
      specifier: groups?.specifier ?? "",
      isDynamic: false,
      isTypeOnly: isTypeClause(clause),
    });
  }
  for (const { groups } of text.matchAll(dynamicImport)) {
    found.push({
      specifier: groups?.specifier ?? "",
      isDynamic: true,
      isTypeOnly: groups?.isType !== undefined,
    });
  }
  return found;
}

/**
 * The file below `src` that an import leads to.
 * @returns null for a package; the path as it stands when there is no such file
 */
export function targetOf(from: string, specifier: string): string | null {
  if (!/^(@\/|\.\.?\/)/.test(specifier)) return null;
  const path = specifier.startsWith("@/")
    ? posix.normalize(specifier.slice(2))
    : posix.join(posix.dirname(from), specifier);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`];
  const isFile = (candidate: string) =>
    basename(candidate).includes(".") && existsSync(join(root, candidate));
  return candidates.find(isFile) ?? path;
}

export interface Edge extends Import {
  from: string;
  to: string;
}

/** Every import from a file of `src` to another. */
export const edges: readonly Edge[] = [...sources].flatMap(([from, text]) =>
  importsIn(text).flatMap((found) => {
    const to = targetOf(from, found.specifier);
    return to === null ? [] : [{ ...found, from, to }];
  }),
);
