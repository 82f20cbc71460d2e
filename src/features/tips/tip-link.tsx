import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import * as v from "valibot";
import type { Tip } from "@/features/tips/tip.schema";
import { paths } from "@/lib/paths";

const ListStateSchema = v.object({ from: v.literal("list") });

/** The state of a history entry that was opened from the list. */
const listState: v.InferOutput<typeof ListStateSchema> = { from: "list" };

/** Whether a history entry was opened from the list of all tips. @param state the state of its location */
export function isFromList(state: unknown): boolean {
  return v.is(ListStateSchema, state);
}

export interface TipLinkProps {
  tip: Tip;
  /** The id of the tip's title, which describes the link, since the links' texts are all alike. */
  titleId: string;
  /** Whether the link is in the list of all tips, so that the tip's page can link back to it. */
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
      state={isInList ? listState : null}
      onClick={letPictureTravel}
      aria-describedby={titleId}
      className={`link inline-flex min-h-touch items-center font-semibold after:absolute after:inset-0 ${className}`}
    >
      {children}
    </Link>
  );
}

const TRANSITION_NAME = "view-transition-name";

/** Names the card's picture, so that the view transition moves it to the tip's page. */
function letPictureTravel({ currentTarget }: MouseEvent<HTMLElement>): void {
  // A name that is left over from a link opened in a new tab would be a duplicate, and cancel the transition.
  for (const named of document.querySelectorAll<HTMLElement>(`[style*=${TRANSITION_NAME}]`)) {
    named.style.removeProperty(TRANSITION_NAME);
  }
  const picture = currentTarget.closest("article")?.querySelector<HTMLElement>(".frame");
  picture?.style.setProperty(TRANSITION_NAME, "tip-picture");
}
