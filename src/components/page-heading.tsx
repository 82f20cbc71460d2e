import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from "react";

export interface FocusOnNavigation {
  /** Whether the reader has navigated away from the first page. */
  hasNavigated: boolean;
  /** The link to which Back has restored the focus. */
  restored: Element | null;
}

/** Tells a heading whether to take the focus. The layout sets it. */
export const FocusContext = createContext<RefObject<FocusOnNavigation>>({
  current: { hasNavigated: false, restored: null },
});

export interface PageHeadingProps {
  children: ReactNode;
  className?: string;
}

/** A page's `h1`. It takes the focus on navigation, unless the focus is in the page's content or a dialog. */
export function PageHeading({ children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = use(FocusContext);
  useEffect(() => {
    const { hasNavigated, restored } = focus.current;
    const { activeElement } = document;
    const isBusy =
      Boolean(activeElement?.closest("main > *, [role=dialog]")) ||
      (restored !== null && restored === activeElement);
    if (hasNavigated && !isBusy) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? "text-display-md"}>
      {children}
    </h1>
  );
}

export interface PageTitleProps {
  children: string;
}

/** The document's title, which React hoists into the head. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · Sow & Tell`}</title>;
}

export interface PageHeaderProps {
  title: ReactNode;
  text?: string;
  /** Actions that belong to the whole page. */
  children?: ReactNode;
}

/** A page's heading, with an optional line about its purpose. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-ink border-b-2 pt-12 pb-5">
      <div className="flex min-w-0 flex-col gap-2">
        <PageHeading className="text-display-lg">{title}</PageHeading>
        {text && <p className="max-w-[62ch] text-ink-soft text-lead">{text}</p>}
      </div>
      {children}
    </div>
  );
}
