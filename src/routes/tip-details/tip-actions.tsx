import { CalendarPlus, Printer, Share2 } from "lucide-react";
import { showContent } from "@/components/dialog";
import { SaveButton } from "@/features/tips/saved/save-button";
import type { Tip } from "@/features/tips/tip.schema";
import { isHidden } from "@/features/tips/tip-visibility";
import { CalendarForm } from "@/routes/tip-details/calendar-form";
import { shareTip } from "@/routes/tip-details/share-tip";

export interface TipActionsProps {
  tip: Tip;
}

/** What a reader can do with a tip besides liking it: keep it and pass it on. */
export function TipActions({ tip }: TipActionsProps) {
  const action = "btn btn-ghost min-h-touch justify-start border-rule px-3 sm:justify-center";
  return (
    <fieldset className="grid w-full min-w-0 grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">Save and share</legend>
      <SaveButton tip={tip} hasText className={action} />
      {/* A hidden tip's link leads nobody else anywhere. */}
      {!isHidden(tip) && (
        <button type="button" className={action} onClick={() => void shareTip(tip)}>
          <Share2 aria-hidden="true" size={18} />
          Share
        </button>
      )}
      <button
        type="button"
        className={action}
        onClick={() =>
          void showContent("Add to calendar", (close) => <CalendarForm tip={tip} onDone={close} />)
        }
      >
        <CalendarPlus aria-hidden="true" size={18} />
        Add to calendar
      </button>
      <button type="button" className={action} onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        Print
      </button>
    </fieldset>
  );
}
