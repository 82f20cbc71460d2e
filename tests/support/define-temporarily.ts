import { onTestFinished } from "vitest";

/**
 * Gives an object of the browser a property that happy-dom lacks, until the end of the test.
 * @returns a function that removes it earlier
 */
export function defineTemporarily(target: object, name: string, value: unknown): () => void {
  Object.defineProperty(target, name, { configurable: true, value });
  const remove = () => void Reflect.deleteProperty(target, name);
  onTestFinished(remove);
  return remove;
}
