import { RemoteImage } from "@/components/remote-image";
import { isPlant, pickPlate } from "@/features/plates/pick-plate";
import { Plate } from "@/features/plates/plate";
import type { Tip } from "@/features/tips/tip.schema";
import { imageUrl } from "@/lib/image-url";

export interface TipPictureProps {
  tip: Pick<Tip, "_id" | "title" | "plantType" | "category" | "imageUrl">;
  /** Not needed where the title is beside the picture. */
  alt?: string;
  /** A line under the plate, if there is no picture and the plate is the plant that the line names. */
  caption?: string;
  /** Whether to load it before it is in view, for print. */
  isEager?: boolean;
}

/** A tip's picture or, without one, its plate. Fills its parent, a `frame`. */
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
