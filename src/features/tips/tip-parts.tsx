import { Link } from "react-router-dom";
import { PageHeading } from "@/components/page-heading";
import { RemoteImage, type RemoteImageProps } from "@/components/pictures";
import { EmptyState } from "@/components/states";
import { isPlant, pickPlate } from "@/features/plates/pick-plate";
import { Plate } from "@/features/plates/plate";
import { sharedAt, type Tip } from "@/features/tips/tip";
import { categoryId } from "@/features/tips/tip-fields";
import { formatDate, formatShortDate } from "@/lib/format";
import { imageUrl } from "@/lib/image-url";
import { paths } from "@/lib/paths";

export interface TipPictureProps {
  tip: Pick<Tip, "_id" | "title" | "plantType" | "category" | "imageUrl">;
  alt?: string;
  /** Shown under the plate, if that is the plant that the caption names. */
  caption?: string;
  fit?: RemoteImageProps["fit"];
}

/** A tip's picture or, without one, its plate. By default it fills its parent, which must have the class `frame`. */
export function TipPicture({ tip, alt = "", caption = "", fit }: TipPictureProps) {
  const plate = pickPlate({ ...tip, category: categoryId(tip.category) });
  const isNamed = isPlant(plate) && pickPlate({ plantType: caption }) === plate;
  return (
    <RemoteImage
      url={imageUrl(tip.imageUrl)}
      alt={alt}
      {...(fit && { fit })}
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

export interface TipDateProps {
  tip: Pick<Tip, "createdAt">;
  isShort?: boolean;
  className: string;
}

/** When a tip was shared, if it says so. */
export function TipDate({ tip, isShort = false, className }: TipDateProps) {
  const date = sharedAt(tip);
  if (date === null) return null;
  return (
    <time dateTime={tip.createdAt} className={className}>
      {isShort ? formatShortDate(date) : formatDate(date)}
    </time>
  );
}

/** The dot's color. All other values are gray, even the `easy` that the form stores. */
const colors = new Map([
  ["Easy", "badge-success"],
  ["Medium", "badge-warning"],
  ["Hard", "badge-error"],
]);

export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  if (difficulty === "") return null;
  return (
    <span
      className={`badge max-w-full gap-1.5 border-rule bg-transparent text-ink ${colors.get(difficulty) ?? ""}`}
    >
      <span className="size-2 shrink-0 rounded-full bg-[var(--badge-color,var(--color-ink-soft))]" />
      <span className="inline-block first-letter:uppercase" dir="auto">
        {difficulty}
      </span>
    </span>
  );
}

export function TipGone() {
  return (
    <div className="pt-12">
      <PageHeading className="text-center text-display-md">This tip is no longer here</PageHeading>
      <EmptyState
        title="Its author may have deleted or hidden it."
        picture={<Plate seed="gone" name="dandelion" className="size-full" />}
      >
        <Link to={paths.browseTips} className="btn btn-primary">
          Back to all tips
        </Link>
      </EmptyState>
    </div>
  );
}
