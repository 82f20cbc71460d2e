/**
 * The default export of a CommonJS package. Vite hands over `module.exports` for some of them, an object
 * `{ default }`, where TypeScript and Vitest see the export itself.
 * @param module a default import
 */
export function interopDefault<TExport>(module: TExport | { default: TExport }): TExport {
  return typeof module === "object" && module !== null && "default" in module
    ? module.default
    : module;
}
