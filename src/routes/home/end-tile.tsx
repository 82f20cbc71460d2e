import { Link } from "react-router-dom";
import { RevealItem } from "@/components/reveal";
import { Plate } from "@/features/plates/plate";

export interface EndTileProps {
  /** How many cells of the grid are before it. */
  cellsBefore: number;
  title: string;
  linkText: string;
  to: string;
  plate: string;
  /** Must make the tile fill the last row wherever the grid has fewer than four columns. */
  className: string;
}

/** In a grid of four columns, by the number of cells before it in the last row. */
const spans = ["lg:col-span-4", "lg:col-span-3", "lg:col-span-2", ""];

/** The last item of a grid of cards: a link to the whole list. It fills the rest of a row of four. */
export function EndTile({ cellsBefore, title, linkText, to, plate, className }: EndTileProps) {
  return (
    <RevealItem
      index={cellsBefore}
      className={`flex print:hidden ${spans[cellsBefore % spans.length]} ${className}`}
    >
      <Link to={to} className="@container flex w-full rounded-box bg-paper-shade p-4 sm:p-6">
        {/* When the tile is as narrow as a card, its picture is above the text, as in a card. */}
        <span className="flex min-w-0 flex-1 flex-col-reverse gap-3 @sm:flex-row @sm:items-center @sm:gap-6">
          <span className="flex min-w-0 flex-col items-start @sm:flex-1">
            <span className="font-display font-semibold text-display-sm">{title}</span>
            <span className="link inline-flex min-h-touch items-center font-semibold">
              {linkText}
            </span>
          </span>
          <Plate
            seed="everybody"
            name={plate}
            className="my-auto aspect-4/3 w-full max-sm:hidden @sm:h-44 @sm:w-52"
          />
        </span>
      </Link>
    </RevealItem>
  );
}
