import { PageHeading } from "@/components/page-heading";
import { Avatar } from "@/components/pictures";
import { authorName, type Tip, tipTitle, titleSize } from "@/features/tips/tip";
import { fieldNames, shownValue, tipFields } from "@/features/tips/tip-fields";
import { AuthorLink } from "@/features/tips/tip-links";
import { DifficultyBadge, TipDate } from "@/features/tips/tip-parts";
import { formatCount } from "@/lib/format";

export function TipHead({ tip }: { tip: Tip }) {
  return (
    <>
      <PageHeading
        className={`${titleSize(tip, "text-display-md md:text-display-lg", "text-2xl leading-tight md:text-display-md")} print:text-3xl`}
      >
        <span dir="auto">{tipTitle(tip)}</span>
      </PageHeading>
      <TipFacts tip={tip} />
    </>
  );
}

const facts = fieldNames.filter((name) => tipFields[name].isFact);

function TipFacts({ tip }: { tip: Tip }) {
  return (
    <dl className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5 border-rule border-y py-2 text-sm">
      <div className="w-full">
        <dt className="sr-only">Added by</dt>
        <dd className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
          <Avatar name={authorName(tip)} photoUrl={tip.authorPhoto} className="size-9" />
          <AuthorLink
            tip={tip}
            className="inline-flex min-h-touch min-w-touch items-center font-semibold [a&]:underline"
          />
          <TipDate tip={tip} className="text-ink-soft" />
        </dd>
      </div>
      <div>
        <dt className="sr-only">Likes</dt>
        <dd>{formatCount(tip.totalLiked, "like")}</dd>
      </div>
      {facts.map((name) => {
        const value = shownValue(tip, name);
        return (
          value && (
            <div key={name} className="flex min-w-0 items-center gap-1.5">
              <dt className="shrink-0 text-ink-soft">{tipFields[name].label}</dt>
              <dd className="min-w-0" dir="auto">
                {name === "difficulty" ? <DifficultyBadge difficulty={tip.difficulty} /> : value}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
