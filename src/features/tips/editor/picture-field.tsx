import { useEffect, useState } from "react";
import { TextField } from "@/components/field";
import type { EditableFields } from "@/features/tips/tip.schema";
import { TipPicture } from "@/features/tips/tip-picture";
import { imageUrl } from "@/lib/image-url";

export interface PictureFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  check: PictureCheck;
  /** What the form holds, with the address that was tried last. */
  tip: EditableFields;
}

/** The field for a picture's address. Where the seed packet has no room beside the form, the picture is below it. */
export function PictureField({ check, tip, ...control }: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...control}
        type="url"
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
      {/* Its room is reserved, so that a picture does not move the button below it. */}
      <div aria-hidden="true" className="frame aspect-4/3 w-48 max-w-full rounded-box @4xl:hidden">
        <TipPicture tip={{ _id: tip.plantType, ...tip }} />
      </div>
    </div>
  );
}

/** How long typing must pause before an address is tried. Milliseconds. */
const DEBOUNCE_MS = 500;

export interface PictureCheck {
  /** The address when typing last paused. */
  tried: string;
  /** Whether it is a whole address whose picture does not load. */
  isBroken: boolean;
  /** Tries the address without waiting. */
  tryNow: () => void;
}

/**
 * Tries the picture of an address when typing pauses.
 * @param typed the address in its field
 */
export function usePictureCheck(typed: string): PictureCheck {
  const [tried, setTried] = useState(typed);
  const [broken, setBroken] = useState<string | null>(null);

  useEffect(() => {
    if (typed === tried) return;
    const timer = setTimeout(setTried, DEBOUNCE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed, tried]);

  useEffect(() => {
    const url = imageUrl(tried);
    if (url === null) return;
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onerror = () => setBroken(tried);
    image.onload = () => setBroken(null);
    image.src = url;
    return () => {
      image.onerror = null;
      image.onload = null;
    };
  }, [tried]);

  return { tried, isBroken: broken === typed, tryNow: () => setTried(typed) };
}
