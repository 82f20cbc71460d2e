import { SaveButton } from "@/features/tips/saved/save-button";
import { SavedCopy } from "@/features/tips/saved/saved-copy";
import { useSavedTips } from "@/features/tips/saved/use-saved-tips";
import { tipTitle } from "@/features/tips/tip-labels";

export interface OwnCopyProps {
  id: string | undefined;
}

/** The reader's own copy of a tip that does not come from the server; nothing where it was not saved. */
export function OwnCopy({ id }: OwnCopyProps) {
  const copy = useSavedTips().find(({ _id }) => _id === id);
  if (copy === undefined) return null;
  return (
    <section
      aria-labelledby="own-copy-heading"
      className="packet mx-auto mt-10 max-w-2xl gap-5 p-5 sm:p-8"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="label-caps text-ink-soft">Your saved copy</p>
        <SaveButton tip={copy} hasText className="btn btn-ghost min-h-touch border-rule" />
      </div>
      <h2 id="own-copy-heading" className="text-display-md" dir="auto">
        {tipTitle(copy)}
      </h2>
      <SavedCopy tip={copy} />
    </section>
  );
}
