import { Bookmark, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { SelectField, type SelectOption } from "@/components/field";
import { pluralize } from "@/lib/format";
import { activeFilterCount, type BrowseState } from "@/routes/browse-tips/browse-state";

export interface FilterPanelProps {
  state: BrowseState;
  categories: readonly SelectOption[];
  difficulties: readonly SelectOption[];
  onChange: (state: BrowseState) => void;
  /** What stands between the button and the panel: the panel opens below the whole row. */
  children: ReactNode;
}

const everything: SelectOption = { value: "", label: "All" };

/** The filters, behind a button that tells how many are set. */
export function FilterPanel(props: FilterPanelProps) {
  const { state, categories, difficulties, onChange, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const badgeId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const count = activeFilterCount(state);

  function handleClear() {
    onChange({ ...state, category: null, difficulty: null, saved: false });
    // The button that had the focus goes.
    toggle.current?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button
          ref={toggle}
          type="button"
          className="btn btn-outline min-h-touch"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-describedby={count > 0 ? badgeId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          Filters
        </button>
        {count > 0 && (
          <span id={badgeId} className="badge badge-secondary">
            {count} <span className="sr-only">{pluralize(count, "active filter")}</span>
          </span>
        )}
        {count > 0 && (
          <button type="button" className="btn btn-ghost min-h-touch" onClick={handleClear}>
            Clear filters
          </button>
        )}
      </div>
      {children}
      <div
        id={panelId}
        hidden={!isOpen}
        className="grid w-full gap-4 rounded-box border border-rule bg-paper-shade p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto] [&[hidden]]:hidden"
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
          aria-pressed={state.saved}
          className={`btn min-h-touch self-end ${state.saved ? "btn-neutral" : "btn-outline"}`}
          onClick={() => onChange({ ...state, saved: !state.saved })}
        >
          <Bookmark aria-hidden="true" size={18} className={state.saved ? "fill-current" : ""} />
          Saved
        </button>
      </div>
    </>
  );
}
