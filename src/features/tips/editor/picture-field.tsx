import { type ComponentProps, useEffect, useState } from "react";
import { TextField } from "@/components/field";
import type { EditableFields } from "@/features/tips/tip-fields";
import { TipPicture } from "@/features/tips/tip-parts";
import { useOnline } from "@/lib/browser-state";
import { forgetPicture, imageUrl, pictureSource } from "@/lib/image-url";

export interface PictureFieldProps extends ComponentProps<typeof TextField> {
  check: PictureCheck;
  fields: EditableFields;
}

export function PictureField({ check, fields, ...control }: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...control}
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        remark={
          check.isBroken
            ? "We couldn’t load this picture. The tip will show a drawn plant instead."
            : null
        }
        placeholder="https://"
      />
      {/* Rendered even before an address is typed, so that a picture does not shift what is below it. */}
      <div aria-hidden="true" className="frame aspect-4/3 w-48 max-w-full rounded-box @4xl:hidden">
        {/* A new tip has no id yet. With the plant type as seed, other fields do not change a plate's drawing. */}
        <TipPicture tip={{ _id: fields.plantType, ...fields, imageUrl: check.tried }} />
      </div>
    </div>
  );
}

export const DEBOUNCE_MS = 500;

export interface PictureCheck {
  tried: string;
  isBroken: boolean;
}

/** Checks, debounced, whether the picture at a typed URL loads, unless the device is offline. */
export function usePictureCheck(typed: string): PictureCheck {
  const [tried, setTried] = useState(typed);
  const [broken, setBroken] = useState<string | null>(null);
  const isOnline = useOnline();

  useEffect(() => {
    const timer = setTimeout(setTried, DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const url = imageUrl(tried);
    if (url === null || !isOnline) return;
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onerror = () => {
      forgetPicture(image.src);
      setBroken(tried);
    };
    image.onload = () => setBroken(null);
    image.src = pictureSource(url);
    return () => {
      image.onerror = null;
      image.onload = null;
    };
  }, [tried, isOnline]);

  return { tried, isBroken: broken === typed };
}
