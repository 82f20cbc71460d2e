import { PageHeading } from "@/components/page-heading";
import { type Tip, tipTitle, titleSize } from "@/features/tips/tip";
import { fieldNames, shownValue, tipFields } from "@/features/tips/tip-fields";
import { AuthorLink, DifficultyBadge, TipPicture } from "@/features/tips/tip-parts";
import { TipActions } from "@/routes/tip-details/tip-actions";

export function TipHead({ tip }: { tip: Tip }) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[15rem_1fr]">
      <div className="frame aspect-4/3 rounded-box border border-rule [view-transition-name:tip-picture] md:aspect-auto md:min-h-64 print:aspect-4/3 print:min-h-0 print:self-start">
        <TipPicture
          tip={tip}
          alt={`Picture of ${tipTitle(tip)}`}
          caption={shownValue(tip, "plantType")}
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <DifficultyBadge difficulty={tip.difficulty} />
        <PageHeading
          className={`${titleSize(tip, "text-display-lg", "text-display-md")} print:text-3xl`}
        >
          <span dir="auto">{tipTitle(tip)}</span>
        </PageHeading>
        <TipFacts tip={tip} />
        <TipActions tip={tip} />
      </div>
    </div>
  );
}

const facts = fieldNames.filter((name) => tipFields[name].isFact);

function TipFacts({ tip }: { tip: Tip }) {
  return (
    <dl className="flex w-full flex-wrap items-center gap-x-5 gap-y-1 border-rule border-y text-sm">
      {facts.map((name) => {
        const value = shownValue(tip, name);
        return (
          value && (
            <div key={name} className="flex min-w-0 gap-1.5">
              <dt className="shrink-0 text-ink-soft">{tipFields[name].label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          )
        );
      })}
      <div className="flex min-w-0 items-center gap-1.5">
        <dt className="shrink-0 text-ink-soft">Added by</dt>
        <dd>
          <AuthorLink
            tip={tip}
            className="inline-flex min-h-touch min-w-touch items-center [a&]:underline"
          />
        </dd>
      </div>
    </dl>
  );
}
