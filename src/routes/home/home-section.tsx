import { type ReactNode, useId } from "react";

export interface HomeSectionProps {
  title: string;
  subtitle: string;
  tooltip?: string;
  className?: string;
  children: ReactNode;
}

export function HomeSection({ title, subtitle, tooltip, className, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    // Focusable, since a `FailedState` that disappears passes its focus on to this section.
    <section aria-labelledby={headingId} tabIndex={-1} className={className}>
      <div className="page py-6 sm:py-8">
        <div className="mb-5 flex flex-col gap-x-6 gap-y-1 border-ink border-t-2 pt-3 lg:flex-row lg:items-baseline print:break-after-avoid">
          <h2
            id={headingId}
            className="w-fit text-display-md"
            // Also for the keyboard.
            tabIndex={tooltip ? 0 : undefined}
            {...(tooltip && { "data-tooltip-id": "tooltip", "data-tooltip-content": tooltip })}
          >
            {title}
          </h2>
          <p className="max-w-[62ch] text-ink-soft text-lead">{subtitle}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
