import { useGradually } from "@/components/use-gradually";
import type { TipOrCopy } from "@/features/tips/saved/saved-tip.schema";
import { BrowseTipCard } from "@/routes/browse-tips/browse-tip-card";

export const tipGrid =
  "packets grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

export interface TipGridProps {
  tips: readonly TipOrCopy[];
  /** What is said of the reader's own copies among them. */
  copyNote?: string;
}

const idOf = ({ _id }: TipOrCopy) => _id;

/** A grid that is all in the page, for the browser's own search and for print. */
export function ShortTipGrid({ tips, copyNote }: TipGridProps) {
  const gradual = useGradually(tips, idOf);
  return (
    <ul className={tipGrid}>
      {gradual.map((tip) => (
        <li key={tip._id} className="flex">
          <BrowseTipCard tip={tip} copyNote={copyNote} />
        </li>
      ))}
    </ul>
  );
}
