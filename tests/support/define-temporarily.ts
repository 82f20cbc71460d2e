import { onTestFinished } from "vitest";

/**
 * Defines a property that happy-dom lacks, such as `navigator.share`, until the end of the test.
 * @returns a function that removes it earlier
 */
export function defineTemporarily(target: object, name: string, value: unknown): () => void {
  Object.defineProperty(target, name, { configurable: true, value });
  const remove = () => void Reflect.deleteProperty(target, name);
  onTestFinished(remove);
  return remove;
}
