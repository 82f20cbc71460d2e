import { useSyncExternalStore } from "react";
import * as storage from "@/lib/storage";

const PREFIX = "sow-and-tell:";

const subscribe = (listener: () => void) => storage.subscribe(PREFIX, listener);

/**
 * A choice stored on this device, shared by all tabs. Where it cannot be stored it lasts as long as the page.
 *
 * @param name its key, without the product's prefix
 * @param options what may be chosen; anything else found there counts as nothing
 * @returns the choice, null until one is made (and while rendering on a server), and a function that makes it
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
    if (storage.write(key, text) !== null) storage.writeToMemory(key, text);
    storage.notifyThisTab(key, text);
  }

  return [choice, choose];
}
