import type { MouseEvent } from "react";
import * as v from "valibot";
import { type Tip, TipSchema } from "@/features/tips/tip.schema";

/**
 * What a card hands on to the details page: the tip as it knows it, kept in the history entry. The page stands at once,
 * while the tip itself is on its way, and the card's picture travels to its place there.
 */

const StateSchema = v.object({ tip: TipSchema });

/** For a link's `state`. Without the description: browsers limit an entry's size, and the page waits for it anyway. */
export function passTip(tip: Tip): v.InferInput<typeof StateSchema> {
  return { tip: { ...tip, description: "" } };
}

/**
 * The tip that was handed on, if it is the one of the address.
 * @param state a location's: absent on a pasted address, and anything at all in an old entry
 */
export function passedTip(state: unknown, id: string | undefined): Tip | null {
  const result = v.safeParse(StateSchema, state);
  return result.success && result.output.tip._id === id ? result.output.tip : null;
}

const TRAVELLER = "view-transition-name";

/** On a card's link: names the card's picture, so that the browser moves it to where the details page has it. */
export function letPictureTravel({ currentTarget }: MouseEvent<HTMLElement>): void {
  // Two of one name, after a link opened in a new tab, would call the whole transition off.
  for (const left of document.querySelectorAll<HTMLElement>(`[style*=${TRAVELLER}]`)) {
    left.style.removeProperty(TRAVELLER);
  }
  const picture = currentTarget.closest("article")?.querySelector<HTMLElement>(".frame");
  picture?.style.setProperty(TRAVELLER, "tip-picture");
}
