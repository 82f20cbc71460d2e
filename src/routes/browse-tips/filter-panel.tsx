import { Bookmark, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { SelectField, type SelectOption } from "@/components/field";
import { formatCount, pluralize } from "@/lib/format";
import { activeFilterCount, type BrowseState } from "@/routes/browse-tips/browse-state";

export interface FilterPanelProps {
  state: BrowseState;
  categories: readonly SelectOption[];
  difficulties: readonly SelectOption[];
  savedCount: number;
  shownCount: number;
  onChange: (state: BrowseState) => void;
  /** The person wants to see the tips that the filters leave. */
  onShow: () => void;
  /** What stands between the buttons and the panel: the panel opens below the whole row. */
  children: ReactNode;
}

const everything: SelectOption = { value: "", label: "All" };

/** The filters: saved tips by a button, the others behind one that tells how many are set. */
export function FilterPanel(props: FilterPanelProps) {
  const { state, categories, difficulties, savedCount, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const badgeId = useId();
  const savedCountId = useId();
  const count = activeFilterCount(state);

  function handleShow() {
    setIsOpen(false);
    props.onShow();
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="btn btn-outline relative min-h-touch"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-describedby={count > 0 ? badgeId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          Filters
        </button>
        {count > 0 && (
          // On the corner of the button, so that it moves nothing when it comes.
          <span
            id={badgeId}
            className="badge badge-secondary badge-sm pointer-events-none z-1 -ms-6 -me-3 self-start"
          >
            {count} <span className="sr-only">{pluralize(count, "active filter")}</span>
          </span>
        )}
        <button
          type="button"
          aria-pressed={state.saved}
          aria-label="Saved"
          aria-describedby={savedCount > 0 ? savedCountId : undefined}
          className={`btn min-h-touch ${state.saved ? "btn-neutral" : "btn-outline"}`}
          onClick={() => onChange({ ...state, saved: !state.saved })}
        >
          <Bookmark aria-hidden="true" size={18} className={state.saved ? "fill-current" : ""} />
          <span>{savedCount > 0 ? `Saved (${savedCount})` : "Saved"}</span>
        </button>
        <span id={savedCountId} hidden>
          {formatCount(savedCount, "saved tip")}
        </span>
      </div>
      {props.children}
      <div
        id={panelId}
        hidden={!isOpen}
        className="grid w-full gap-4 rounded-box border border-rule bg-paper-shade p-5 sm:grid-cols-2 [&[hidden]]:hidden"
      >
        <SelectField
          label="Category"
          options={[everything, ...categories]}
          value={state.category ?? ""}
          onChange={(event) => onChange({ ...state, category: event.target.value || null })}
        />
        <SelectField
          label="Difficulty"
          options={[everything, ...difficulties]}
          value={state.difficulty ?? ""}
          onChange={(event) => onChange({ ...state, difficulty: event.target.value || null })}
        />
        <button
          type="button"
          className="btn btn-primary min-h-touch sm:hidden"
          onClick={handleShow}
        >
          Show {formatCount(props.shownCount, "tip")}
        </button>
      </div>
    </>
  );
}
