import { useEffect, useEffectEvent, useRef } from "react";
import { showAlert } from "@/components/dialog";
import type { Attempt } from "@/features/tips/drafts/draft.schema";
import type { DraftKeeper } from "@/features/tips/drafts/draft-keeper";
import { typedFieldsOf } from "@/features/tips/drafts/typed-fields";
import type { Tip } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { LostAnswerError } from "@/lib/lost-answer";

export interface SentCheck {
  keeper: DraftKeeper;
  /** Looks for a tip that was sent before; left out where the form is of one that has an id. */
  findSent: ((attempt: Attempt) => Promise<Tip | undefined>) | undefined;
  /** The server has what the form holds. */
  onFound: (() => Promise<void>) | undefined;
}

/**
 * Looks whether a tip arrived whose answer was lost: when its draft is brought back, and before it may be sent again.
 * @returns `isInTheWay`, which is true where the form's text must not be sent (now); it has said why
 */
export function useSentCheck({ keeper, findSent, onFound }: SentCheck) {
  /** From then on it is the press that asks. */
  const isPressed = useRef(false);

  /** @throws what `findSent` throws */
  async function look(attempt: Attempt, isCurrent: () => boolean): Promise<Tip | undefined> {
    keeper.setArrival("checking");
    try {
      const found = await findSent?.(attempt);
      if (isCurrent()) keeper.setArrival("absent");
      return found;
    } catch (error) {
      if (isCurrent()) keeper.setArrival("unknown");
      throw error;
    }
  }

  async function settle(found: Tip) {
    if (keeper.holds(found)) {
      keeper.settle(typedFieldsOf(found));
      await onFound?.();
    } else {
      keeper.leaveBehind();
      await showAlert({
        icon: "info",
        title: "Your tip was already shared",
        text: "It is shared as you sent it first. What you changed since is still in the form.",
      });
    }
  }

  async function isInTheWay(): Promise<boolean> {
    isPressed.current = true;
    const { attempt } = keeper.getState();
    if (attempt === null) return false;
    try {
      const found = await look(attempt, () => true);
      if (found === undefined) return false;
      await settle(found);
    } catch (error) {
      showTipFailure(new LostAnswerError("unknown", error));
    }
    return true;
  }

  const lookAtOnce = useEffectEvent(async (isOpen: () => boolean) => {
    const { attempt } = keeper.getState();
    if (attempt === null) return;
    const isCurrent = () => isOpen() && !isPressed.current;
    try {
      const found = await look(attempt, isCurrent);
      if (found !== undefined && isCurrent()) await settle(found);
    } catch {
      // The notice says that it is not known.
    }
  });

  useEffect(() => {
    let isOpen = true;
    void lookAtOnce(() => isOpen);
    return () => {
      isOpen = false;
    };
  }, []);

  return { isInTheWay };
}
