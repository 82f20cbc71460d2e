import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import * as v from "valibot";
import { isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { paths } from "@/lib/paths";

const FromListSchema = v.object({ isFromList: v.literal(true) });

/** Whether a tip's page was opened from the list of all tips. @param state of its location */
export const isFromList = (state: unknown) => v.is(FromListSchema, state);

export interface TipLinkProps {
  tip: Tip;
  /** The id of the tip's title, which describes the link: the texts of all such links are the same. */
  titleId: string;
  /** Whether the link is in the list of all tips. The tip page's link to that list then goes back in the history. */
  isInList?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a tip's page that covers its card, which must be `relative`. During the view transition that moves the
 * card's picture, `NavLink` has the class `transitioning`, by which `motion.css` finds the card.
 */
export function TipLink({
  tip,
  titleId,
  isInList = false,
  className = "",
  children,
}: TipLinkProps) {
  // A visitor is redirected to the login page, which names the tip by this title, unless it is hidden.
  const title = isHidden(tip) ? undefined : tipTitle(tip);
  return (
    <NavLink
      to={paths.tipDetails(tip._id)}
      viewTransition
      state={{ title, isFromList: isInList }}
      aria-describedby={titleId}
      className={`link inline-flex min-h-touch items-center font-semibold after:absolute after:inset-0 ${className}`}
    >
      {children}
    </NavLink>
  );
}
