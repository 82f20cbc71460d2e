import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { hasModifier } from "@/lib/focus";

export interface Tab {
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

/**
 * The browser finds text in all panels, and opens the panel where it is. React does not know `until-found`.
 * The keys follow https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setSelected(target);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex overflow-x-auto border-ink border-b-2"
      >
        {tabs.map(({ label: tabLabel }, index) => (
          <button
            key={tabLabel}
            type="button"
            role="tab"
            id={`${baseId}-${index}`}
            aria-selected={index === selected}
            aria-controls={`${baseId}-${index}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            // On phones, the labels wrap between words, so that no tab is out of view.
            className="wrap-normal -outline-offset-4 min-h-touch outline-current px-2 py-2 font-semibold leading-tight max-sm:flex-1 sm:px-4 aria-selected:bg-ink aria-selected:text-paper"
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ label: tabLabel, content }, index) => (
        <div
          ref={(panel) => {
            if (index === selected) panel?.removeAttribute("hidden");
            else panel?.setAttribute("hidden", "until-found");
            const handleMatch = () => setSelected(index);
            panel?.addEventListener("beforematch", handleMatch);
            return () => panel?.removeEventListener("beforematch", handleMatch);
          }}
          key={tabLabel}
          role="tabpanel"
          // The panel's heading in print, where there are no tabs.
          data-label={tabLabel}
          id={`${baseId}-${index}-panel`}
          aria-labelledby={`${baseId}-${index}`}
          aria-hidden={index !== selected}
          // The Tab key must also reach a panel without controls.
          tabIndex={index === selected ? 0 : undefined}
          // A hidden panel still has its padding.
          className={index === selected ? "py-3 md:py-8" : ""}
        >
          {content}
        </div>
      ))}
    </>
  );
}
