import { RemoteImage } from "@/components/remote-image";
import { isPlant, pickPlate } from "@/features/plates/pick-plate";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip";
import { imageUrl } from "@/lib/image-url";

export interface TipPictureProps {
  tip: Pick<Tip, "_id" | "title" | "plantType" | "category" | "imageUrl">;
  /** Without it, screen readers skip the picture. */
  alt?: string;
  /** Shown under the plate, if that is the plant that the caption names. */
  caption?: string;
  /** Whether to load it before it is in view, for print. */
  isEager?: boolean;
}

/** A tip's picture or, without one, its plate. Fills its parent, which must have the class `frame`. */
export function TipPicture({ tip, alt = "", caption = "", isEager = false }: TipPictureProps) {
  const plate = pickPlate(tip);
  const isNamed = isPlant(plate) && pickPlate({ plantType: caption }) === plate;
  return (
    <RemoteImage
      url={imageUrl(tip.imageUrl)}
      alt={alt}
      isEager={isEager}
      fallback={
        <Plate
          seed={tip._id}
          name={plate}
          caption={isNamed ? caption : ""}
          className="size-full font-display"
        />
      }
    />
  );
}
