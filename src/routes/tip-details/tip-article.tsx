import { useState } from "react";
import { Tabs } from "@/components/tabs";
import type { Tip } from "@/features/tips/tip";
import { shownValue } from "@/features/tips/tip-fields";
import { TipPicture } from "@/features/tips/tip-parts";
import { passFocus, useMedia } from "@/lib/hooks";
import { tipUrl } from "@/lib/paths";
import { shownText, startOf } from "@/lib/text";
import {
  careInstructions,
  expertTips,
  plantingTime,
  wateringAdvice,
} from "@/routes/tip-details/fixed-texts";
import { LikeAndSave, OtherActions } from "@/routes/tip-details/tip-actions";
import { TipHead } from "@/routes/tip-details/tip-head";

export function TipArticle({ tip }: { tip: Tip }) {
  // On phones, the tip's text begins on the first screen, and what one may do with it follows.
  const isWide = useMedia("(width >= 48rem)");
  return (
    <article>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[15rem_1fr]">
        {isWide && (
          <Picture
            tip={tip}
            className="aspect-4/3 min-h-64 md:aspect-auto print:aspect-4/3 print:min-h-0 print:self-start"
          />
        )}
        <div className="flex min-w-0 flex-col items-start gap-3">
          <TipHead tip={tip} />
          {isWide && (
            <>
              <LikeAndSave tip={tip} />
              <OtherActions tip={tip} />
            </>
          )}
        </div>
      </div>
      <div className="mt-4 md:mt-10 print:mt-3">
        <Tabs
          label="About this tip"
          tabs={[
            {
              label: "Detailed Guide",
              content: <DetailedGuide tip={tip} hasPicture={!isWide} />,
            },
            { label: "Care Instructions", content: <CareInstructions /> },
            { label: "Expert Tips", content: <ExpertTips /> },
          ]}
        />
      </div>
      <p className="mt-2 border-t pt-2 text-sm not-print:hidden">{tipUrl(tip._id)}</p>
      {!isWide && (
        <>
          <div className="mb-6">
            <OtherActions tip={tip} />
          </div>
          <LikeAndSave tip={tip} />
        </>
      )}
    </article>
  );
}

function Picture({ tip, className }: { tip: Tip; className: string }) {
  const plant = shownValue(tip, "plantType");
  return (
    <div
      className={`frame rounded-box border border-rule [view-transition-name:tip-picture] ${className}`}
    >
      <TipPicture tip={tip} alt={plant && `Picture of ${plant}`} caption={plant} />
    </div>
  );
}

/**
 * A drop cap suits only a Latin letter, and only a first paragraph that fills the three lines beside it. A word of one
 * letter would lose the space after it when the text is copied.
 */
const suitsDropCap = /^\p{Script=Latin}\S.{149}/u;

/** Up to some six lines on a phone. */
const SHORT_TEXT = 220;

interface DetailedGuideProps {
  tip: Tip;
  /** Whether the picture is here: after the first lines or, of a short text, after the last. */
  hasPicture: boolean;
}

function DetailedGuide({ tip, hasPicture }: DetailedGuideProps) {
  const [hasAll, setHasAll] = useState(false);
  const text = shownText(tip.description) || "The author hasn’t written a description.";
  const shown = hasAll ? text : startOf(text);
  const isShort = text.length <= SHORT_TEXT;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,58ch)_1fr] print:grid-cols-[1.6fr_1fr]">
      <div className="flow-root max-w-measure text-lead">
        {hasPicture && !isShort && (
          <>
            <span aria-hidden="true" className="first-lines" />
            <Picture tip={tip} className="below-first-lines" />
          </>
        )}
        <p
          className={`whitespace-pre-line ${!hasPicture && suitsDropCap.test(text) ? "drop-cap" : ""}`}
          dir="auto"
        >
          {shown}
        </p>
        {shown !== text && (
          <button
            ref={passFocus}
            type="button"
            className="btn btn-outline mt-4 print:hidden"
            onClick={() => setHasAll(true)}
          >
            Show all
          </button>
        )}
        {hasPicture && isShort && <Picture tip={tip} className="below-first-lines" />}
      </div>
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
