import { type ReactNode, useEffect, useRef } from "react";
import { isolate } from "@/lib/text";

export interface PageHeadingProps {
  children: ReactNode;
  className?: string;
}

/** A page's `h1`. Takes the focus after a navigation, unless the user has moved it in the meantime. */
export function PageHeading({ children, className = "text-display-md" }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a navigation, `AppFrame` has set `data-navigated`, and moved the focus to `main`.
    const hasNavigated = document.documentElement.dataset.navigated !== undefined;
    const isFocusUntouched = document.activeElement?.matches("body, main");
    if (hasNavigated && isFocusUntouched) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

export function PageTitle({ children }: { children: string }) {
  return <title>{`${isolate(children)} · Sow & Tell`}</title>;
}

export interface PageHeaderProps {
  title: ReactNode;
  intro?: string;
  children?: ReactNode;
}

/** Does not set the document's title: render `PageTitle` too. */
export function PageHeader({ title, intro, children }: PageHeaderProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-ink border-b-2 pt-12 pb-5">
      <div className="flex min-w-0 flex-col gap-2">
        <PageHeading className="text-display-lg">{title}</PageHeading>
        {intro && <p className="max-w-[62ch] text-ink-soft text-lead">{intro}</p>}
      </div>
      {children}
    </div>
  );
}
