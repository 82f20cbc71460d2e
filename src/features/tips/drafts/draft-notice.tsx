import type { Ref } from "react";
import type { DraftKeeper } from "@/features/tips/drafts/draft-keeper";
import type { DraftState } from "@/features/tips/drafts/draft-state";
import { draftNews } from "@/features/tips/drafts/draft-words";

export interface DraftNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: DraftState;
  keeper: DraftKeeper;
  /** The tip is not on the server yet. */
  isNew: boolean;
  /** Nothing can be chosen while the tip is on its way. */
  isDisabled: boolean;
  /** Something was chosen; its button has gone. */
  onChosen: () => void;
  /** Loads the tip again. */
  onReload: () => void;
}

/** Says above a form what has become of its draft, and what can be done about it. Can take the focus. */
export function DraftNotice(props: DraftNoticeProps) {
  const { ref, state, keeper, isNew, isDisabled, onChosen, onReload } = props;
  const news = draftNews(state, keeper, isNew, handleReload);
  const isUnkept = state.isKept === false;
  const edge = isUnkept ? "border-warning" : "border-moss";

  function handleReload() {
    // The form of the newer tip looks for it before this one goes.
    keeper.save();
    onReload();
  }

  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        news !== null || isUnkept
          ? `mb-8 max-w-3xl scroll-mt-24 border-l-4 bg-paper-shade p-5 ${edge}`
          : ""
      }
    >
      <div role="status" className="flex max-w-measure flex-col gap-3">
        {isUnkept && (
          <p>
            This device can't save a draft: its storage is full or blocked. Send your tip before you
            close this page.
          </p>
        )}
        {news !== null && <p>{news.text}</p>}
      </div>
      {news !== null && (
        <div className="mt-4 flex flex-wrap gap-3">
          {news.actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              disabled={isDisabled}
              className="btn btn-outline min-h-touch"
              onClick={() => {
                run();
                onChosen();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
