import { Bookmark, CalendarDays } from "lucide-react";
import { useId } from "react";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import { categories } from "@/features/tips/tip.schema";
import { type FilterOptions, SAVED } from "@/features/tips/tip-filter";
import { formatCount } from "@/lib/format";
import { type BrowseState, withFilter } from "@/routes/browse-tips/browse-state";

export interface FilterTogglesProps {
  state: BrowseState;
  options: FilterOptions;
  onChange: (state: BrowseState) => void;
}

/** The props of a toggle button for one key of a filter. */
function toggleProps(
  { state, onChange }: FilterTogglesProps,
  name: string,
  key: string,
  offClass = "btn-outline border-rule",
) {
  const isOn = state.filters[name] === key;
  return {
    type: "button",
    "aria-pressed": isOn,
    className: `btn ${isOn ? "" : offClass}`,
    onClick: () => onChange(withFilter(state, name, isOn ? null : key)),
  } as const;
}

export function FilterToggles(props: FilterTogglesProps) {
  const savedCount = useSavedTips().length;
  const savedCountId = useId();
  const month = props.options.get("month")?.[new Date().getMonth()];
  return (
    <>
      <button
        {...toggleProps(props, "saved", SAVED)}
        aria-label="Saved"
        aria-describedby={savedCount > 0 ? savedCountId : undefined}
      >
        <Bookmark aria-hidden="true" size="1.125rem" />
        <span>{savedCount > 0 ? `Saved (${savedCount})` : "Saved"}</span>
      </button>
      <span id={savedCountId} hidden>
        {formatCount(savedCount, "saved tip")}
      </span>
      {month && (
        <button {...toggleProps(props, "month", month.value)}>
          <CalendarDays aria-hidden="true" size="1.125rem" />
          <span>{month.label}</span>
        </button>
      )}
    </>
  );
}

const CATEGORY_OFF = "btn-ghost border-rule font-normal";

/** Shown only on wide screens. Categories that no form offers are only in the panel. */
export function CategoryToggles(props: FilterTogglesProps) {
  const offered = props.options.get("category") ?? [];
  const known = offered.filter(({ value }) => categories.some((category) => category === value));
  return (
    <fieldset className="hidden basis-[38rem] grow flex-wrap gap-1.5 lg:flex [&>.btn]:rounded-full [&>.btn]:px-3">
      <legend className="sr-only">Categories</legend>
      {known.map(({ value, label }) => (
        <button key={value} {...toggleProps(props, "category", value, CATEGORY_OFF)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
