import { Tabs } from "@/components/tabs";
import type { Tip } from "@/features/tips/tip";
import { tipUrl } from "@/lib/paths";
import { shownText } from "@/lib/text";
import {
  careInstructions,
  expertTips,
  plantingTime,
  wateringAdvice,
} from "@/routes/tip-details/fixed-texts";
import { TipHead } from "@/routes/tip-details/tip-head";

export function TipArticle({ tip }: { tip: Tip }) {
  return (
    <article>
      <TipHead tip={tip} />
      <div className="mt-4 print:mt-3">
        <Tabs
          label="About this tip"
          tabs={[
            { label: "Detailed Guide", content: <DetailedGuide tip={tip} /> },
            { label: "Care Instructions", content: <CareInstructions /> },
            { label: "Expert Tips", content: <ExpertTips /> },
          ]}
        />
      </div>
      <p className="mt-2 border-t pt-2 text-sm not-print:hidden">{tipUrl(tip._id)}</p>
    </article>
  );
}

/** A drop cap suits only a Latin letter, and only a first paragraph that fills the three lines beside it. */
const suitsDropCap = /^\p{Script=Latin}.{150}/u;

function DetailedGuide({ tip }: { tip: Tip }) {
  const text = shownText(tip.description) || "The author hasn't written a description.";
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,58ch)_1fr] print:grid-cols-[1.6fr_1fr]">
      <p
        className={`max-w-measure whitespace-pre-line text-lead ${suitsDropCap.test(text) ? "drop-cap" : ""}`}
        dir="auto"
      >
        {text}
      </p>
      <div className="flex flex-col gap-6 print:gap-3 lg:border-rule lg:border-s lg:ps-8">
        <section>
          <h2 className="mb-1 text-xl">Planting Time</h2>
          <p className="max-w-measure text-ink-soft">{plantingTime}</p>
        </section>
        <section>
          <h2 className="mb-1 text-xl">Watering</h2>
          <p className="max-w-measure text-ink-soft">{wateringAdvice}</p>
        </section>
      </div>
    </div>
  );
}

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
