import { Bookmark, CalendarDays, SlidersHorizontal } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { flushSync } from "react-dom";
import { SelectField, type SelectOption } from "@/components/field";
import { categories } from "@/features/tips/tip-fields";
import { type FilterOptions, filters } from "@/features/tips/tip-filter";
import { formatCount, pluralize } from "@/lib/format";
import {
  activeFilterCount,
  type BrowseState,
  toggleFilter,
  withFilter,
} from "@/routes/browse-tips/browse-state";
import { SortButtons } from "@/routes/browse-tips/search-and-sort";

export interface FilterControlsProps {
  state: BrowseState;
  options: FilterOptions;
  savedCount: number;
  /** Null while a search is pending. */
  shownCount: number | null;
  onChange: (state: BrowseState) => void;
  /** Called after *Show tips* has closed the panel. */
  onShowResults: () => void;
}

const allOption: SelectOption = { value: "", label: "All" };

export function FilterControls({
  state,
  options,
  savedCount,
  shownCount,
  onChange,
  onShowResults,
}: FilterControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const badgeId = useId();
  const count = activeFilterCount(state);

  function handleShow() {
    // Synchronously, since `onShowResults` scrolls to the list, which moves when the panel closes.
    flushSync(() => setIsOpen(false));
    onShowResults();
  }

  return (
    <>
      <div className="relative">
        <button
          type="button"
          className="btn btn-outline border-rule"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-describedby={count > 0 ? badgeId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size="1.125rem" />
          <span>Filters</span>
        </button>
        {count > 0 && (
          <span
            id={badgeId}
            className="badge badge-secondary badge-sm pointer-events-none absolute -end-2 -top-1 z-1"
          >
            {/* A browser that translates the page replaces each text, which React then finds only by its element. */}
            <span>{count}</span>{" "}
            <span className="sr-only">{pluralize(count, "active filter")}</span>
          </span>
        )}
      </div>
      <FilterToggles state={state} options={options} savedCount={savedCount} onChange={onChange} />
      <SortButtons state={state} onChange={onChange} />
      <div
        id={panelId}
        hidden={!isOpen}
        className="grid w-full gap-4 rounded-box border border-rule bg-paper-shade p-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
      >
        {isOpen &&
          filters.map(({ name, label }) => (
            <SelectField
              key={name}
              label={label}
              options={[allOption, ...(options.get(name) ?? [])]}
              value={state.filters[name] ?? ""}
              onChange={({ target }) => onChange(withFilter(state, name, target.value || null))}
            />
          ))}
        <button type="button" className="btn btn-primary sm:hidden" onClick={handleShow}>
          {shownCount === null ? "Show tips" : `Show ${formatCount(shownCount, "tip")}`}
        </button>
      </div>
    </>
  );
}

export interface FilterTogglesProps {
  state: BrowseState;
  options: FilterOptions;
  savedCount: number;
  onChange: (state: BrowseState) => void;
}

interface ToggleProps extends ComponentProps<"button"> {
  isOn: boolean;
  offClass?: string;
}

function Toggle({ isOn, offClass = "btn-outline border-rule", ...button }: ToggleProps) {
  const className = `btn ${isOn ? "" : offClass}`;
  return <button type="button" aria-pressed={isOn} className={className} {...button} />;
}

export function FilterToggles({ state, options, savedCount, onChange }: FilterTogglesProps) {
  const savedCountId = useId();
  const month = options.get("month")?.[new Date().getMonth()];
  // Other categories, which the share form does not offer, are only in the panel.
  const offered = options.get("category")?.filter(({ value }) => categories.includes(value));
  return (
    <>
      <Toggle
        isOn={state.isSavedOnly}
        onClick={() => onChange({ ...state, isSavedOnly: !state.isSavedOnly })}
        aria-label="Saved"
        aria-describedby={savedCount > 0 ? savedCountId : undefined}
      >
        <Bookmark size="1.125rem" />
        <span>{savedCount > 0 ? `Saved (${savedCount})` : "Saved"}</span>
      </Toggle>
      <span id={savedCountId} hidden>
        {formatCount(savedCount, "saved tip")}
      </span>
      {month && (
        <Toggle
          isOn={state.filters.month === month.value}
          onClick={() => onChange(toggleFilter(state, "month", month.value))}
        >
          <CalendarDays size="1.125rem" />
          <span>{month.label}</span>
        </Toggle>
      )}
      <fieldset className="hidden basis-[38rem] grow flex-wrap gap-1.5 lg:flex [&>.btn]:rounded-full [&>.btn]:px-3">
        <legend className="sr-only">Categories</legend>
        {offered?.map(({ value, label }) => (
          <Toggle
            key={value}
            isOn={state.filters.category === value}
            offClass="btn-ghost border-rule font-normal"
            onClick={() => onChange(toggleFilter(state, "category", value))}
          >
            {label}
          </Toggle>
        ))}
      </fieldset>
    </>
  );
}
