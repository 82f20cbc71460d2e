import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from "react";

/** Whether the reader has moved from the page that was opened first. The layout sets it. */
export const HasNavigatedContext = createContext<RefObject<boolean>>({ current: false });

export interface PageHeadingProps {
  children: ReactNode;
  className?: string;
}

/** A page's one `h1`. On navigation the focus moves to it, unless the reader is at work in the page or a dialog. */
export function PageHeading({ children, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = use(HasNavigatedContext);
  useEffect(() => {
    const isBusy = Boolean(document.activeElement?.closest("main > *, [role=dialog]"));
    if (hasNavigated.current && !isBusy) heading.current?.focus({ preventScroll: true });
  }, [hasNavigated]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? "text-display-md"}>
      {children}
    </h1>
  );
}
