import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
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

/** A link to a tip's page that covers its card, which must be `relative`. A view transition moves the picture. */
export function TipLink({
  tip,
  titleId,
  isInList = false,
  className = "",
  children,
}: TipLinkProps) {
  return (
    <Link
      to={paths.tipDetails(tip._id)}
      viewTransition
      state={isInList ? FROM_LIST : null}
      onClick={nameTransitionPicture}
      aria-describedby={titleId}
      className={`link inline-flex min-h-touch items-center font-semibold after:absolute after:inset-0 ${className}`}
    >
      {children}
    </Link>
  );
}

const TRANSITION_NAME = "view-transition-name";

function nameTransitionPicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  // A link that opened in a new tab has left its name behind, and a duplicate name cancels the transition.
  for (const named of document.querySelectorAll<HTMLElement>(`[style*=${TRANSITION_NAME}]`)) {
    named.style.removeProperty(TRANSITION_NAME);
  }
  const picture = currentTarget.closest("article")?.querySelector<HTMLElement>(".frame");
  picture?.style.setProperty(TRANSITION_NAME, "tip-picture");
}
