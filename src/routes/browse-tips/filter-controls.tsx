import { ArrowDown, ArrowUp, Bookmark, CalendarDays, SlidersHorizontal } from "lucide-react";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { announce } from "@/components/announce";
import { SelectField, type SelectOption } from "@/components/field";
import { Modal } from "@/components/modal";
import { categories } from "@/features/tips/tip-fields";
import { type FilterOptions, filters, SINCE_LAST_VISIT } from "@/features/tips/tip-filter";
import { Toggle } from "@/features/tips/tip-list";
import type { SortDirection } from "@/features/tips/tip-sort";
import { formatCount, pluralize } from "@/lib/format";
import {
  type BrowseSort,
  type BrowseState,
  chosenOptions,
  currentDirection,
  currentSort,
  offeredSorts,
  toggleFilter,
  toggleSort,
  withFilter,
} from "@/routes/browse-tips/browse-state";

export interface FilterButtonProps {
  state: BrowseState;
  options: FilterOptions;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
}

export function FilterButton({ state, options, isOpen, panelId, onToggle }: FilterButtonProps) {
  const badgeId = useId();
  const count = chosenOptions(state, options).length;
  return (
    <div className="relative">
      <button
        type="button"
        className="btn btn-outline border-rule"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-describedby={count > 0 ? badgeId : undefined}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button on click, so closing the sheet would restore the focus to the page.
          currentTarget.focus();
          onToggle();
        }}
      >
        <SlidersHorizontal size="1.125rem" />
        <span>Filters</span>
      </button>
      {count > 0 && (
        <span
          id={badgeId}
          className="badge badge-secondary badge-sm pointer-events-none absolute end-0 -top-2 z-1"
        >
          {/* A browser that translates the page replaces each text, which React then finds only by its element. */}
          <span>{count}</span> <span className="sr-only">{pluralize(count, "active filter")}</span>
        </span>
      )}
    </div>
  );
}

const allOption: SelectOption = { value: "", label: "All" };

export interface FilterPanelProps {
  id: string;
  /** Whether it is a sheet, which also has the sort buttons. */
  isSheet: boolean;
  state: BrowseState;
  options: FilterOptions;
  /** Null while the list is pending. */
  shownCount: number | null;
  onChange: (state: BrowseState, isAmended?: boolean) => void;
  onClose: () => void;
  /** Called after *Show tips* has closed the sheet. */
  onShowResults: () => void;
}

export function FilterPanel(props: FilterPanelProps) {
  const { id, isSheet, state, options, shownCount, onChange, onClose, onShowResults } = props;

  /** Whether the select that has the focus has been changed: with arrow keys, each option on the way is a change. */
  const isChanged = useRef(false);

  function handleShow() {
    // Synchronously, since the sheet returns the focus when it closes, and `onShowResults` moves it to the list.
    flushSync(onClose);
    onShowResults();
  }

  const offered = filters.filter(
    ({ name, isOptional }) => !isOptional || options.get(name)?.length !== 0,
  );
  const selects = offered.map(({ name, label }) => (
    <SelectField
      key={name}
      label={label}
      options={[allOption, ...(options.get(name) ?? [])]}
      value={state.filters[name] ?? ""}
      onFocus={() => {
        isChanged.current = false;
      }}
      onChange={({ target }) => {
        onChange(withFilter(state, name, target.value || null), isChanged.current);
        isChanged.current = true;
      }}
    />
  ));
  if (!isSheet) {
    return (
      <div id={id} className="grid auto-cols-fr grid-flow-col gap-4 pt-2 print:hidden">
        {selects}
      </div>
    );
  }
  return (
    <Modal title="Sort and filter" isSheet onClose={onClose}>
      <div id={id} className="flex flex-col gap-4">
        <SortButtons state={state} onChange={onChange} />
        <div className="grid gap-x-4 sm:grid-cols-2">{selects}</div>
        <div className="low:static sticky bottom-0 -mx-5 -mb-5 border-rule border-t bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:-mb-8 sm:px-8">
          <p role="status" className="sr-only">
            {shownCount !== null && formatCount(shownCount, "tip")}
          </p>
          <button type="button" className="btn btn-primary w-full" onClick={handleShow}>
            {shownCount === null ? "Show tips" : `Show ${formatCount(shownCount, "tip")}`}
          </button>
        </div>
      </div>
    </Modal>
  );
}

export interface FilterTogglesProps {
  state: BrowseState;
  options: FilterOptions;
  savedCount: number;
  newCount: number;
  onChange: (state: BrowseState) => void;
}

export function FilterToggles(props: FilterTogglesProps) {
  const { state, options, savedCount, newCount, onChange } = props;
  const isNewOnly = state.filters.shared === SINCE_LAST_VISIT;
  const month = options.get("month")?.[new Date().getMonth()];
  // In the order that they have before the list has loaded. Others, which the share form lacks, are only in the panel.
  const offered = categories.flatMap(
    (id) => options.get("category")?.find(({ value }) => value === id) ?? [],
  );
  return (
    <div className="choice-row -mx-gutter px-gutter">
      <Toggle
        isOn={state.isSavedOnly}
        onClick={() => onChange({ ...state, isSavedOnly: !state.isSavedOnly })}
      >
        <Bookmark size="1.125rem" />
        <span>{savedCount > 0 ? `Saved (${savedCount})` : "Saved"}</span>
      </Toggle>
      {(newCount > 0 || isNewOnly) && (
        <Toggle
          isOn={isNewOnly}
          onClick={() => onChange(toggleFilter(state, "shared", SINCE_LAST_VISIT))}
        >
          {`New (${newCount})`}
        </Toggle>
      )}
      {month && (
        <Toggle
          isOn={state.filters.month === month.value}
          onClick={() => onChange(toggleFilter(state, "month", month.value))}
        >
          <CalendarDays size="1.125rem" />
          <span>{month.label}</span>
        </Toggle>
      )}
      <fieldset className="choice-group">
        <legend className="sr-only">Categories</legend>
        {offered.map(({ value, label }) => (
          <Toggle
            key={value}
            isOn={state.filters.category === value}
            onClick={() => onChange(toggleFilter(state, "category", value))}
          >
            {label}
          </Toggle>
        ))}
      </fieldset>
    </div>
  );
}

const sortLabels: Record<BrowseSort, string> = {
  title: "Title",
  category: "Category",
  difficulty: "Difficulty",
  saved: "Recently saved",
  newest: "Newest",
};

const directions = { asc: "sorted ascending", desc: "sorted descending" };
const dateDirections = { asc: "newest first", desc: "oldest first" };

function directionText(sort: BrowseSort | null, direction: SortDirection): string {
  const isByDate = sort === "saved" || sort === "newest";
  return (isByDate ? dateDirections : directions)[direction];
}

function sortAnnouncement(state: BrowseState): string {
  const sort = currentSort(state);
  if (sort === null) return "Sorted by best match";
  const direction = directionText(sort, currentDirection(state)).replace("sorted ", "");
  return `Sorted by ${sortLabels[sort].toLowerCase()}, ${direction}`;
}

export interface SortButtonsProps {
  state: BrowseState;
  onChange: (state: BrowseState) => void;
}

export function SortButtons({ state, onChange }: SortButtonsProps) {
  const current = currentSort(state);
  const direction = currentDirection(state);
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  const directionId = useId();

  function handleSort(next: BrowseState) {
    onChange(next);
    announce(sortAnnouncement(next));
  }

  const classOf = (isCurrent: boolean) => `btn btn-ghost px-2.5 ${isCurrent ? "" : "font-normal"}`;
  return (
    <fieldset className="flex flex-wrap items-center gap-1 lg:ms-auto">
      <legend className="float-start pe-1 text-ink-soft text-sm">Sort by</legend>
      {state.query.trim() !== "" && (
        <button
          type="button"
          aria-pressed={current === null}
          className={classOf(current === null)}
          onClick={() => handleSort({ ...state, sort: null, direction: "asc" })}
        >
          Best match
        </button>
      )}
      {offeredSorts(state).map((sort) => {
        const isCurrent = current === sort;
        return (
          <button
            key={sort}
            type="button"
            aria-pressed={isCurrent}
            aria-describedby={isCurrent ? directionId : undefined}
            className={classOf(isCurrent)}
            onClick={() => handleSort(toggleSort(state, sort))}
          >
            <span>{sortLabels[sort]}</span>
            {isCurrent && <Arrow size="1rem" />}
          </button>
        );
      })}
      <span id={directionId} hidden>
        {directionText(current, direction)}
      </span>
    </fieldset>
  );
}
