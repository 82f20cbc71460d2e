/** @file The ids of the tips saved on this device. All tabs share the list; the tips themselves are in the query cache. */

import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { listOf, parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:saved-tips";

const IdSchema = v.pipe(v.string(), v.nonEmpty());

/** Earlier releases stored whole tips. */
const EarlierSchema = v.pipe(
  v.object({ _id: IdSchema }),
  v.transform(({ _id }) => _id),
);

const IdsSchema = v.pipe(
  listOf(v.union([IdSchema, EarlierSchema])),
  v.transform((ids) => [...new Set(ids)]),
);

const idsIn = (text: string | null) => parseJson(IdsSchema, text) ?? [];

const subscribe = (listener: () => void) => storage.subscribe(KEY, listener);

/** The ids in the order in which they were saved; none during prerendering and hydration. */
export function useSavedIds(): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => storage.read(KEY),
    () => null,
  );
  return useMemo(() => idsIn(text), [text]);
}

/** Saves a tip, or removes it if it is saved. @returns null on success */
export function toggleSaved(id: string): storage.StorageProblem | null {
  const ids = idsIn(storage.read(KEY));
  const text = JSON.stringify(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const problem = storage.write(KEY, text);
  if (problem === null) storage.notifyThisTab(KEY, text);
  return problem;
}
