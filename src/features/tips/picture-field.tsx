import { TextField } from "@/components/field";
import type { TipFields } from "@/features/tips/tip.schema";
import { TipPicture } from "@/features/tips/tip-picture";
import type { PictureCheck } from "@/features/tips/use-picture-check";
import { imageUrl } from "@/lib/image-url";

export interface PictureFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  check: PictureCheck;
  /** The tip with the picture that was tried last. */
  pictured: TipFields;
}

/** The field for a picture's address, and where the packet has no room beside the form, the picture. */
export function PictureField({ check, pictured, ...control }: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...control}
        type="text"
        inputMode="url"
        enterKeyHint="send"
        autoCapitalize="none"
        spellCheck={false}
        hint="Optional. Without a picture we draw the plant."
        remark={
          check.isBroken
            ? "We couldn't load this picture. The tip will show a drawn plant instead."
            : null
        }
        placeholder="https://"
        onBlur={check.tryNow}
      />
      {imageUrl(check.tried) !== null && (
        <div aria-hidden="true" className="frame aspect-4/3 w-48 rounded-box @4xl:hidden">
          <TipPicture tip={{ _id: pictured.plantType, ...pictured }} />
        </div>
      )}
    </div>
  );
}
