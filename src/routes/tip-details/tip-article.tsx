import { Maximize2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ModalButton } from "@/components/modal";
import { Tabs } from "@/components/tabs";
import { type Tip, tipTitle } from "@/features/tips/tip";
import { shownValue } from "@/features/tips/tip-fields";
import { TipPicture } from "@/features/tips/tip-parts";
import { useMedia } from "@/lib/browser-state";
import { passFocus } from "@/lib/focus";
import { imageUrl } from "@/lib/image-url";
import { tipUrl } from "@/lib/paths";
import { shownText, startOf } from "@/lib/text";
import {
  careInstructions,
  expertTips,
  plantingTime,
  wateringAdvice,
} from "@/routes/tip-details/fixed-texts";
import { LinkedText } from "@/routes/tip-details/linked-text";
import { LikeAndSave, OtherActions } from "@/routes/tip-details/tip-actions";
import { TipHead } from "@/routes/tip-details/tip-head";

/** Lower phones show no line of the text below a title of four lines and the picture. */
const LOW = "(height < 44rem)";

export function TipArticle({ tip }: { tip: Tip }) {
  const isWide = useMedia("(width >= 48rem)");
  // Not followed: a phone's browser hides its bars while one scrolls.
  const [isLow] = useState(() => window.matchMedia(LOW).matches);
  return (
    <article className="md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-start md:gap-x-10 print:block">
      {isWide && (
        <Picture
          tip={tip}
          isWhole
          className="low:static! md:sticky md:top-24 print:static print:float-start print:me-4 print:w-60"
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-col items-start gap-3">
          <TipHead tip={tip} />
          {isWide && (
            <>
              <LikeAndSave tip={tip} />
              <OtherActions tip={tip} />
            </>
          )}
          {!isWide && !isLow && <Strip tip={tip} />}
        </div>
        <div className="mt-2 md:mt-8 print:mt-3">
          <Tabs
            label="About this tip"
            tabs={[
              {
                label: "Detailed Guide",
                content: (
                  <DetailedGuide tip={tip} picture={!isWide && isLow && <Strip tip={tip} />} />
                ),
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
      </div>
    </article>
  );
}

interface PictureProps {
  tip: Tip;
  /** Whether a photograph keeps its ratio, rather than filling its frame. */
  isWhole?: boolean;
  className: string;
}

function Strip({ tip }: { tip: Tip }) {
  return <Picture tip={tip} className="aspect-2/1 w-full" />;
}

/** A press shows the whole photograph, which readers may need as evidence. */
function Picture({ tip, isWhole, className }: PictureProps) {
  const plant = shownValue(tip, "plantType");
  const picture = { tip, alt: plant && `Picture of ${plant}`, caption: plant };
  return (
    <div
      className={`frame rounded-box border border-rule [view-transition-name:tip-picture] ${className}`}
    >
      <TipPicture {...picture} fit={isWhole ? "whole" : "cropped"} />
      {imageUrl(tip.imageUrl) !== null && (
        <ModalButton
          aria-label="Enlarge the picture"
          className="absolute inset-0 -outline-offset-4"
          modalTitle={tipTitle(tip)}
          modalContent={
            <div className="whole-screen frame">
              <TipPicture {...picture} fit="contained" />
            </div>
          }
          isFullScreen
        >
          <Maximize2
            size="1rem"
            className="absolute end-2 bottom-2 box-content rounded-full bg-paper p-2"
          />
        </ModalButton>
      )}
    </div>
  );
}

/**
 * A drop cap suits only a Latin capital, and only a first paragraph that fills the three lines beside it. A word of one
 * letter would lose the space after it when the text is copied.
 */
const suitsDropCap = /^(?=\p{Script=Latin})\p{Lu}\S.{149}/u;

interface DetailedGuideProps {
  tip: Tip;
  /** After the first paragraph. */
  picture: ReactNode;
}

function DetailedGuide({ tip, picture }: DetailedGuideProps) {
  const [hasAll, setHasAll] = useState(false);
  const text = shownText(tip.description) || "The author hasn’t written a description.";
  const shown = hasAll ? text : startOf(text);
  const [, first = shown, rest = ""] = (picture && /^(.*?)\n\s*\n(.*)$/s.exec(shown)) || [];
  return (
    <>
      <div className="flex max-w-measure flex-col items-start gap-4 text-lead">
        <p
          className={`whitespace-pre-line ${!picture && suitsDropCap.test(text) ? "drop-cap" : ""}`}
          dir="auto"
        >
          <LinkedText text={first} />
        </p>
        {picture}
        {rest !== "" && (
          <p className="whitespace-pre-line" dir="auto">
            <LinkedText text={rest} />
          </p>
        )}
        {shown !== text && (
          <button
            ref={passFocus}
            type="button"
            className="btn btn-outline print:hidden"
            onClick={() => setHasAll(true)}
          >
            Show all
          </button>
        )}
      </div>
      <section aria-labelledby="house-texts" className="mt-8 border-rule border-t pt-3 print:mt-3">
        <h2 id="house-texts" className="font-sans text-ink-soft text-sm">
          {HOUSE}
        </h2>
        <div className="mt-2 grid gap-x-8 gap-y-3 text-ink-soft text-sm sm:grid-cols-2">
          <section>
            <h3 className="font-semibold">Planting Time</h3>
            <p>{plantingTime}</p>
          </section>
          <section>
            <h3 className="font-semibold">Watering</h3>
            <p>{wateringAdvice}</p>
          </section>
        </div>
      </section>
    </>
  );
}

/** The label of the fixed texts, so that they do not pass for the author's. */
const HOUSE = "For any plant, from Sow & Tell";

function CareInstructions() {
  return (
    <>
      <p className="mb-4 text-ink-soft text-sm">{HOUSE}</p>
      <dl className="grid gap-x-8 gap-y-6 lg:grid-cols-2 print:grid-cols-3 print:gap-y-3">
        {careInstructions.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display font-semibold text-xl">{title}</dt>
            <dd className="max-w-measure">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ExpertTips() {
  return (
    <>
      <p className="mb-4 text-ink-soft text-sm">{HOUSE}</p>
      <ol className="flex max-w-measure list-decimal flex-col gap-3 ps-6 print:max-w-none print:gap-1 marker:font-display marker:text-terracotta">
        {expertTips.map((text) => (
          <li key={text} className="ps-2">
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
