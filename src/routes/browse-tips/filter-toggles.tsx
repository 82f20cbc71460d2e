import { Bookmark, CalendarDays } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { categories } from "@/features/tips/tip-fields";
import type { FilterOptions } from "@/features/tips/tip-filter";
import { formatCount } from "@/lib/format";
import { type BrowseState, toggleFilter } from "@/routes/browse-tips/browse-state";

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
