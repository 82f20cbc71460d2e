import { useMemo } from "react";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import { sortTips } from "@/features/tips/tip-sort";
import { SavedToolbar } from "@/routes/browse-tips/saved-toolbar";
import { TipGrid } from "@/routes/browse-tips/tip-grid";

/** The saved tips while the list does not come: they need no server. Nothing where none is saved. */
export function SavedCopies() {
  const saved = useSavedTips();
  const sorted = useMemo(() => sortTips(saved, "title", "asc"), [saved]);
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-copies-heading" className="mt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="saved-copies-heading" className="text-display-md">
            Your saved tips
          </h2>
          <p className="text-ink-soft">They are saved on this device, so you can read them now.</p>
        </div>
        <SavedToolbar tips={saved} />
      </div>
      <TipGrid tips={sorted} copyNote="Your saved copy" />
    </section>
  );
}
