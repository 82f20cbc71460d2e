import { lazy, type ReactNode } from "react";
import { LazyPart } from "@/components/lazy-part";

const SeasonLine = lazy(async () => ({
  default: (await import("@/app/layout/season-line")).SeasonLine,
}));

export interface SeasonStripProps {
  children?: ReactNode;
}

/** A strip at the very top for this month's line, in a place of its size; without the line it is still a strip. */
export function SeasonStrip({ children = <SeasonLine /> }: SeasonStripProps) {
  return (
    <aside aria-label="This month in the garden" className="bg-neutral text-neutral-content">
      <div className="page flex min-h-[3.125rem] items-center gap-3 text-sm sm:min-h-touch">
        <LazyPart>{children}</LazyPart>
      </div>
    </aside>
  );
}
