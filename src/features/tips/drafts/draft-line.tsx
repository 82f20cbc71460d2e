import type { DraftState } from "@/features/tips/drafts/draft-state";

export interface DraftLineProps extends Pick<DraftState, "isKept"> {
  /** There is another tab's text to choose from. */
  hasOther: boolean;
  onShowNotice: () => void;
}

/** Says beside a form's button that its text is safe, or leads to what is to be decided at its top. */
export function DraftLine({ isKept, hasOther, onShowNotice }: DraftLineProps) {
  if (hasOther) {
    return (
      <button type="button" className="link min-h-touch text-start text-sm" onClick={onShowNotice}>
        There is another tab's text to choose from
      </button>
    );
  }
  if (isKept === null) return null;
  return (
    <p className="text-ink-soft text-sm">
      {isKept ? "Draft saved on this device." : "This device can't save a draft."}
    </p>
  );
}
