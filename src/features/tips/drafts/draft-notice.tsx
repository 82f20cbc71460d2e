import { useRef } from "react";
import { useRevalidator } from "react-router-dom";
import type { DraftKeeper, DraftState } from "@/features/tips/drafts/draft-keeper";
import { draftNews } from "@/features/tips/drafts/draft-words";

export interface DraftNoticeProps {
  state: DraftState;
  keeper: DraftKeeper;
  /** The tip is not on the server yet. */
  isNew: boolean;
  /** Nothing can be chosen while the tip is on its way. */
  isDisabled: boolean;
}

/** Says above a form what has become of its draft, and what can be done about it. */
export function DraftNotice({ state, keeper, isNew, isDisabled }: DraftNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const revalidator = useRevalidator();
  const news = draftNews(state, keeper, isNew, () => void revalidator.revalidate());
  const isUnkept = state.isKept === false;

  function handleAction(run: () => void) {
    run();
    // The button goes with what it was for; what comes next is reached from here.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className="flex max-w-3xl flex-col gap-4">
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {isUnkept && (
          <p className="border-warning border-l-4 bg-paper-shade px-5 py-4">
            This device cannot keep a draft: its storage is full or blocked. Send your tip before
            you close this page.
          </p>
        )}
        {news !== null && (
          <p className="border-moss border-l-4 bg-paper-shade px-5 py-4">{news.text}</p>
        )}
      </div>
      {news !== null && (
        <div className="flex flex-wrap gap-3">
          {news.actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              disabled={isDisabled}
              className="btn btn-outline min-h-touch"
              onClick={() => handleAction(run)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
