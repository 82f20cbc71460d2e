import { Link } from "react-router-dom";
import { RevealItem, staggeredDelay } from "@/components/reveal";
import { Plate } from "@/features/plates/plate";

export interface EndTileProps {
  index: number;
  title: string;
  linkText: string;
  to: string;
  plate: string;
  /** Must make the tile fill the last row wherever the grid has fewer than four columns. */
  className: string;
}

/** The last item of a grid of cards: a link to the whole list. It fills the rest of a row of four. */
export function EndTile({ index, title, linkText, to, plate, className }: EndTileProps) {
  return (
    <RevealItem
      delay={staggeredDelay(index)}
      className={`flex print:hidden lg:nth-[4n+1]:col-span-4 lg:nth-[4n+2]:col-span-3 lg:nth-[4n+3]:col-span-2 ${className}`}
    >
      <Link to={to} className="@container flex w-full rounded-box bg-paper-shade p-4 sm:p-6">
        {/* When the tile is as narrow as a card, its picture is above the text, as in a card. */}
        <span className="flex min-w-0 flex-1 flex-col-reverse gap-3 @md:flex-row @md:items-center @md:gap-6">
          <span className="flex min-w-0 flex-col items-start @md:flex-1">
            <span className="font-display font-semibold text-display-sm">{title}</span>
            <span className="link inline-flex min-h-touch items-center font-semibold">
              {linkText}
            </span>
          </span>
          <Plate
            seed="everybody"
            name={plate}
            className="my-auto aspect-4/3 w-full max-sm:hidden @md:h-44 @md:w-52"
          />
        </span>
      </Link>
    </RevealItem>
  );
}
