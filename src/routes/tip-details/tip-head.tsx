import type { ReactNode } from "react";
import { FactList } from "@/components/fact-list";
import { PageHeading } from "@/components/page-heading";
import { DifficultyBadge } from "@/features/tips/difficulty-badge";
import type { TipFields } from "@/features/tips/tip.schema";
import { tipFacts, tipTitle, titleSize } from "@/features/tips/tip-labels";

export interface TipHeadProps {
  tip: TipFields;
  picture: ReactNode;
  /** What can be done with the tip. */
  children: ReactNode;
}

/** How a tip's page begins: its picture, and beside it the title and what is known of it. */
export function TipHead({ tip, picture, children }: TipHeadProps) {
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr] print:grid-cols-[15rem_1fr]">
      <div className="frame aspect-4/3 self-start rounded-box border border-rule [view-transition-name:tip-picture]">
        {picture}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 print:gap-3">
        <DifficultyBadge difficulty={tip.difficulty} />
        <PageHeading
          className={`${titleSize(tip, "text-display-lg", "text-display-md")} print:text-3xl`}
        >
          <span dir="auto">{tipTitle(tip)}</span>
        </PageHeading>
        <FactList
          className="w-full gap-x-6 gap-y-2 border-rule border-y py-4 print:py-2"
          facts={tipFacts(tip, "difficulty")}
        />
        {children}
      </div>
    </div>
  );
}
