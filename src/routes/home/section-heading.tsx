export interface SectionHeadingProps {
  id: string;
  title: string;
  subtitle?: string;
  /** Attributes of a tooltip on the heading. */
  tooltipProps?: Record<`data-${string}`, string>;
}

/** A section's heading and subtitle. */
export function SectionHeading({ id, title, subtitle, tooltipProps }: SectionHeadingProps) {
  return (
    <div className="mb-5 flex sm:mb-8 flex-col gap-2 border-ink border-t-2 pt-4 print:break-after-avoid">
      <h2 id={id} className="w-fit text-display-md" {...tooltipProps}>
        {title}
      </h2>
      {subtitle && <p className="max-w-[62ch] text-ink-soft text-lead">{subtitle}</p>}
    </div>
  );
}
