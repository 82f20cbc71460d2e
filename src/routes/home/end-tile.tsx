import { Link } from "react-router-dom";
import { Plate } from "@/features/plates/plate";

export interface EndTileProps {
  title: string;
  linkText: string;
  to: string;
  /** The plant to draw on the tile. */
  plant: string;
}

/** Fills the last row of a grid of cards with a link to all items. */
export function EndTile({ title, linkText, to, plant }: EndTileProps) {
  return (
    <Link
      to={to}
      className="flex w-full flex-wrap-reverse content-center items-center justify-between gap-x-6 gap-y-3 rounded-box bg-paper-shade p-4 sm:p-6"
    >
      <span className="flex min-w-0 flex-1 basis-48 flex-col items-start">
        <span className="font-display font-semibold text-display-sm">{title}</span>
        <span className="link inline-flex min-h-touch items-center font-semibold">{linkText}</span>
      </span>
      <Plate seed="everybody" plant={plant} className="h-44 w-52 max-sm:hidden" />
    </Link>
  );
}
