/** @file The ids of the tips saved on this device. All tabs share the list; the tips themselves are in the query cache. */

import { Bookmark } from "lucide-react";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { showAlert, showToast } from "@/components/dialog";
import { type Tip, tipTitle } from "@/features/tips/tip";
import { IdSchema, listOf, parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

const KEY = "sow-and-tell:saved-tips";

const SavedIdSchema = v.pipe(
  v.string(),
  v.check((id) => v.is(IdSchema, id)),
);

const IdsSchema = v.pipe(
  listOf(SavedIdSchema),
  v.transform((ids) => [...new Set(ids)]),
);

const noIds: readonly string[] = [];

let parsed: { text: string | null; ids: readonly string[] } = { text: null, ids: noIds };

/** The same list until the stored text changes, as `useSyncExternalStore` requires; parsed once for all buttons. */
function readIds(): readonly string[] {
  const text = storage.read(KEY);
  if (text !== parsed.text) parsed = { text, ids: parseJson(IdsSchema, text) ?? noIds };
  return parsed.ids;
}

const subscribe = (listener: () => void) => storage.subscribe(KEY, listener);

/** In the order in which they were saved; none during prerendering and hydration. */
export function useSavedIds(): readonly string[] {
  return useSyncExternalStore(subscribe, readIds, () => noIds);
}

function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readIds().includes(id),
    () => false,
  );
}

/** Saves a tip, or removes it if it is saved. @returns null on success */
function toggleSaved(id: string): storage.StorageProblem | null {
  const ids = readIds();
  const text = JSON.stringify(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const problem = storage.write(KEY, text);
  if (problem === null) storage.notifyThisTab(KEY);
  return problem;
}

const problemTexts = {
  full: "There is no room left for this site’s data. Make some in the browser’s settings, then try again.",
  blocked:
    "This browser doesn’t let the site save data, as in some private windows. Allow it in the browser’s settings, then try again.",
};

export const FIRST_SAVE_TOAST_MS = 2000;

export interface SaveButtonProps {
  tip: Tip;
  className: string;
  hasText?: boolean;
}

export function SaveButton({ tip, className, hasText = false }: SaveButtonProps) {
  const isSaved = useIsSaved(tip._id);

  function handleClick() {
    const isFirst = readIds().length === 0;
    const problem = toggleSaved(tip._id);
    if (problem !== null) {
      void showAlert({
        icon: "error",
        title: isSaved ? "We couldn’t remove the saved tip" : "We couldn’t save the tip",
        text: problemTexts[problem],
      });
    } else if (isFirst) {
      // For later tips, the state of the button is enough.
      void showToast("Saved on this device", { timer: FIRST_SAVE_TOAST_MS });
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      // The name begins with the visible word.
      aria-label={`${hasText && isSaved ? "Saved" : "Save"} ${tipTitle(tip)}`}
      onClick={handleClick}
      className={className}
    >
      <Bookmark
        size={hasText ? "1.125rem" : "1.25rem"}
        className={isSaved ? (hasText ? "fill-current" : "fill-terracotta text-terracotta") : ""}
      />
      {hasText && (
        // As wide as the longer label, so that nothing shifts.
        <span className="grid text-start *:col-start-1 *:row-start-1">
          <span className={isSaved ? "invisible" : ""}>Save</span>
          <span className={isSaved ? "" : "invisible"}>Saved</span>
        </span>
      )}
    </button>
  );
}
