import { type EditableFields, shownValue } from "@/features/tips/tip-fields";
import { DifficultyBadge, TipPicture } from "@/features/tips/tip-parts";

/** Hidden from screen readers, since the form has the same text. */
export function TipPreview({ fields }: { fields: EditableFields }) {
  return (
    <div aria-hidden="true" className="low:static sticky top-24 flex flex-col gap-3">
      <p className="label-caps text-ink-soft">Your seed packet</p>
      <div className="packet">
        <p className="label-caps min-h-9 truncate border-rule border-b px-5 py-2 text-ink-soft">
          {shownValue(fields, "category")}
        </p>
        <div className="frame aspect-4/3 border-rule border-b">
          <TipPicture tip={{ _id: fields.plantType, ...fields }} />
        </div>
        <div className="flex flex-col items-start gap-2 p-5">
          <p className="line-clamp-3 font-display font-semibold text-display-sm" dir="auto">
            {shownValue(fields, "title") || "A title says what to do"}
          </p>
          <DifficultyBadge difficulty={fields.difficulty} />
        </div>
      </div>
    </div>
  );
}
