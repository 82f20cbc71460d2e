import { useMember } from "@/auth/auth-context";
import { authorOf } from "@/features/tips/editor/submit-tip";
import type { Tip } from "@/features/tips/tip";
import { TipCard } from "@/features/tips/tip-card";
import type { EditableFields } from "@/features/tips/tip-fields";

export interface TipPreviewProps {
  /** The tip to update; null for a new one. */
  tip: Tip | null;
  fields: EditableFields;
}

const untyped = {
  title: "Say what to do, in a few words",
  createdAt: "",
  totalLiked: 0,
  authorPhoto: "",
};

/** The card that others see. Hidden from screen readers, since the form has the same text. */
export function TipPreview({ tip, fields }: TipPreviewProps) {
  const author = authorOf(tip, useMember());
  const title = fields.title || untyped.title;
  // The plant type chooses the drawing of a tip that has no id yet.
  const shown = { ...untyped, _id: fields.plantType, ...author, ...tip, ...fields, title };
  return (
    <div aria-hidden="true" inert className="low:static sticky top-24 flex flex-col gap-3">
      <p className="label-caps text-ink-soft">Preview</p>
      <TipCard tip={shown} foundAt={undefined} isNew={false} />
    </div>
  );
}
