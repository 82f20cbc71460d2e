import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { Tip } from "@/features/tips/tip.schema";
import { paths } from "@/lib/paths";

/** The state of a history entry that was opened from the list of all tips. */
const FROM_LIST = "from list";

/** Whether a tip's page was opened from the list of all tips. @param state of its location */
export const isFromList = (state: unknown) => state === FROM_LIST;

export interface TipLinkProps {
  tip: Tip;
  /** The id of the tip's title, which describes the link, since the links' texts are all alike. */
  titleId: string;
  /** Whether the link is in the list of all tips, to which the tip's page then goes back. */
  isInList?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a tip's page that covers its card, which must be `relative`. A view transition moves the picture: a `NavLink`
 * has the class `transitioning` meanwhile, by which `motion.css` finds the card.
 */
export function TipLink({
  tip,
  titleId,
  isInList = false,
  className = "",
  children,
}: TipLinkProps) {
  return (
    <NavLink
      to={paths.tipDetails(tip._id)}
      viewTransition
      state={isInList ? FROM_LIST : null}
      aria-describedby={titleId}
      className={`link inline-flex min-h-touch items-center font-semibold after:absolute after:inset-0 ${className}`}
    >
      {children}
    </NavLink>
  );
}
