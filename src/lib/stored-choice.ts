import { useSyncExternalStore } from "react";
import * as storage from "@/lib/storage";

const PREFIX = "sow-and-tell:";

const subscribe = (listener: () => void) => storage.subscribe(PREFIX, listener);

/**
 * A choice that the device remembers and all tabs share. If it cannot be stored, it lasts until the page closes.
 * @param options any other stored value is ignored
 * @returns the choice, null until one is made, and a function that makes it
 */
export function useStoredChoice<TOption extends string>(
  name: string,
  options: readonly TOption[],
): [TOption | null, (option: TOption) => void] {
  const key = PREFIX + name;
  const choice = useSyncExternalStore(
    subscribe,
    () => options.find((option) => option === storage.readJson(key)) ?? null,
    () => null,
  );

  function choose(option: TOption) {
    const text = JSON.stringify(option);
    storage.writeOrKeep(key, text);
    storage.notifyThisTab(key);
  }

  return [choice, choose];
}
