import { useEffect, useState } from "react";
import { Tabs } from "@/components/tabs";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { CareInstructions } from "@/routes/tip-details/care-instructions";
import { DetailedGuide } from "@/routes/tip-details/detailed-guide";
import { ExpertTips } from "@/routes/tip-details/expert-tips";
import { LikeButton } from "@/routes/tip-details/like-button";
import { TipActions } from "@/routes/tip-details/tip-actions";
import { TipHead } from "@/routes/tip-details/tip-head";

export interface TipArticleProps {
  tip: Tip;
}

/** A tip like a page of a garden book: picture, title, what is known of it, and three tabs. */
export function TipArticle({ tip }: TipArticleProps) {
  return (
    <article>
      <TipHead
        tip={tip}
        picture={
          <TipPicture tip={tip} alt={`Picture of ${tipTitle(tip)}`} caption={tip.plantType} />
        }
      >
        <LikeButton tip={tip} />
        <TipActions tip={tip} />
      </TipHead>
      <div className="mt-10 print:mt-3">
        <Tabs
          label="About this tip"
          tabs={[
            { id: "guide", label: "Detailed Guide", content: <DetailedGuide tip={tip} /> },
            { id: "care", label: "Care Instructions", content: <CareInstructions /> },
            { id: "expert", label: "Expert Tips", content: <ExpertTips /> },
          ]}
        />
      </div>
      <PrintedAddress />
    </article>
  );
}

/** Where a printed page is to be found again; known only in the browser. */
function PrintedAddress() {
  const [address, setAddress] = useState("");
  useEffect(() => setAddress(window.location.href), []);
  return <p className="mt-2 border-t pt-2 text-sm not-print:hidden">{address}</p>;
}
