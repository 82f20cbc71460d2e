import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import * as v from "valibot";
import type { Tip } from "@/features/tips/tip.schema";
import { paths } from "@/lib/paths";

const ListStateSchema = v.object({ from: v.literal("list") });

/** The state of a tip's entry in the history where its reader came from the list. */
const listState: v.InferOutput<typeof ListStateSchema> = { from: "list" };

/** Whether a page's entry in the history follows the list of all tips. @param state of its location */
export function isFromList(state: unknown): boolean {
  return v.is(ListStateSchema, state);
}

export interface TipLinkProps {
  tip: Tip;
  /** The id of the tip's title, since all such links read alike. */
  titleId: string;
  /** The link is in the list of all tips, which the tip's page leads back to. */
  isInList?: boolean;
  className?: string;
  children: ReactNode;
}

/** From a card to its tip's page, wherever the card is pressed; the picture travels along. The card is `relative`. */
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

/** Names the card's picture, so that the browser moves it to where the details page has it. */
function letPictureTravel({ currentTarget }: MouseEvent<HTMLElement>): void {
  // Two of one name, after a link opened in a new tab, would call the whole transition off.
  for (const left of document.querySelectorAll<HTMLElement>(`[style*=${TRANSITION_NAME}]`)) {
    left.style.removeProperty(TRANSITION_NAME);
  }
  const picture = currentTarget.closest("article")?.querySelector<HTMLElement>(".frame");
  picture?.style.setProperty(TRANSITION_NAME, "tip-picture");
}
