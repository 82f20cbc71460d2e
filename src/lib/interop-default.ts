/**
 * The default export of a CommonJS package. For some packages Vite imports `module.exports`, an object
 * `{ default }`, while TypeScript and Vitest see the export itself.
 * @param module a default import
 */
export function interopDefault<TExport>(module: TExport | { default: TExport }): TExport {
  return typeof module === "object" && module !== null && "default" in module
    ? module.default
    : module;
}
