import { useEffect, useState } from "react";
import { Tabs } from "@/components/tabs";
import { BestMonths } from "@/features/tips/best-months";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { TipPicture } from "@/features/tips/tip-picture";
import { DetailedGuide } from "@/routes/tip-details/detailed-guide";
import { careInstructions, expertTips } from "@/routes/tip-details/fixed-texts";
import { TipActions } from "@/routes/tip-details/tip-actions";
import { TipHead } from "@/routes/tip-details/tip-head";

export interface TipArticleProps {
  tip: Tip;
}

/** A tip's page: picture, title, facts, and three tabs. */
export function TipArticle({ tip }: TipArticleProps) {
  return (
    <article>
      <TipHead
        tip={tip}
        picture={
          <TipPicture tip={tip} alt={`Picture of ${tipTitle(tip)}`} caption={tip.plantType} />
        }
      >
        <BestMonths tip={tip} />
        <TipActions tip={tip} />
      </TipHead>
      <div className="mt-4 print:mt-3">
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

/** The address at the bottom of a printed page; known only in the browser. */
function PrintedAddress() {
  const [address, setAddress] = useState("");
  useEffect(() => setAddress(window.location.href), []);
  return <p className="mt-2 border-t pt-2 text-sm not-print:hidden">{address}</p>;
}

/** The same for every tip. */
function CareInstructions() {
  return (
    <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-3">
      {careInstructions.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-display font-semibold text-xl">{title}</dt>
          <dd className="max-w-measure">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same for every tip. */
function ExpertTips() {
  return (
    <ol className="flex max-w-measure list-decimal flex-col gap-3 ps-6 print:max-w-none print:gap-1 marker:font-display marker:text-terracotta">
      {expertTips.map((text) => (
        <li key={text} className="ps-2">
          {text}
        </li>
      ))}
    </ol>
  );
}
