import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Tip } from "@/features/tips/tip.schema";
import { letPictureTravel, passTip } from "@/features/tips/tip-passing";
import { paths } from "@/lib/paths";

export interface TipLinkProps {
  tip: Tip;
  /** The id of the tip's title, since all such links read alike. */
  titleId: string;
  className?: string;
  children: ReactNode;
}

/** From a card to its tip's page, which stands at once with what the card knows; the picture travels along. */
export function TipLink({ tip, titleId, className = "", children }: TipLinkProps) {
  return (
    <Link
      to={paths.tipDetails(tip._id)}
      state={passTip(tip)}
      viewTransition
      onClick={letPictureTravel}
      aria-describedby={titleId}
      className={`link inline-flex min-h-touch items-center font-semibold ${className}`}
    >
      {children}
    </Link>
  );
}
