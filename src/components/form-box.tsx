import type { ReactNode } from "react";
import { useHydrated } from "@/lib/hooks";

export interface FormBoxProps {
  /** Must set the form's height as a minimum, so that nothing moves when the form appears. */
  className: string;
  children: ReactNode;
}

/**
 * Leaves a form out of a prerendered page. Password managers and other extensions add elements beside its fields; before
 * hydration, that would make React discard the page together with what was filled in.
 */
export function FormBox({ className, children }: FormBoxProps) {
  const isHydrated = useHydrated();
  return (
    <div className={className}>
      {isHydrated ? (
        children
      ) : (
        <noscript>
          <p className="font-semibold">This form needs JavaScript.</p>
        </noscript>
      )}
    </div>
  );
}
