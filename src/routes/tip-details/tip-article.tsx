import { FactList } from "@/components/fact-list";
import { PageHeading } from "@/components/page-heading";
import { Tabs } from "@/components/tabs";
import { DifficultyBadge } from "@/features/tips/difficulty-badge";
import type { Tip } from "@/features/tips/tip.schema";
import { authorName, capitalised, categoryName, tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { CareInstructions } from "@/routes/tip-details/care-instructions";
import { DetailedGuide } from "@/routes/tip-details/detailed-guide";
import { ExpertTips } from "@/routes/tip-details/expert-tips";
import { LikeButton } from "@/routes/tip-details/like-button";

export interface TipArticleProps {
  tip: Tip;
}

/** A tip like a page of a garden book: picture, title, what is known of it, and three tabs. */
export function TipArticle({ tip }: TipArticleProps) {
  return (
    <article className="pt-8">
      <div className="grid gap-8 lg:grid-cols-[1.1fr_1fr]">
        <div className="frame aspect-4/3 rounded-box border border-rule">
          <TipPicture tip={tip} alt={`Picture of ${tipTitle(tip)}`} />
        </div>
        <div className="flex min-w-0 flex-col items-start gap-5">
          <DifficultyBadge difficulty={tip.difficulty} />
          <PageHeading className="text-display-lg">
            <span dir="auto">{tipTitle(tip)}</span>
          </PageHeading>
          <FactList
            className="w-full gap-x-6 gap-y-2 border-rule border-y py-4"
            facts={[
              { term: "Plant type", text: tip.plantType },
              { term: "Category", text: categoryName(tip.category) },
              { term: "Availability", text: capitalised(tip.availability) },
              { term: "Added by", text: authorName(tip) },
            ]}
          />
          <LikeButton tip={tip} />
        </div>
      </div>
      <div className="mt-10">
        <Tabs
          label="About this tip"
          tabs={[
            { id: "guide", label: "Detailed Guide", content: <DetailedGuide tip={tip} /> },
            { id: "care", label: "Care Instructions", content: <CareInstructions /> },
            { id: "expert", label: "Expert Tips", content: <ExpertTips /> },
          ]}
        />
      </div>
    </article>
  );
}
