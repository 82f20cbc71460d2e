import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { PageHeading, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/spinner";
import { Plate } from "@/features/plates/plate";
import { SaveButton } from "@/features/tips/saved/save-button";
import { SavedCopy } from "@/features/tips/saved/saved-copy";
import { useSavedTips } from "@/features/tips/saved/saved-store";
import { TipGone } from "@/features/tips/tip-gone";
import { tipTitle } from "@/features/tips/tip-labels";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { myTipsQuery, tipQuery, tipsQuery, trendingTipsQuery } from "@/features/tips/tips.queries";
import { queryClient } from "@/lib/query-client";
import { BackToTips } from "@/routes/tip-details/back-to-tips";
import { moreTips } from "@/routes/tip-details/fixed-texts";
import { TipArticle } from "@/routes/tip-details/tip-article";

/** One tip. */
export function TipDetailsPage() {
  const { id = "" } = useParams();
  const tip = useTip(id);
  return (
    <div className="page pb-20">
      <BackToTips />
      <QueryView
        query={tip}
        fallback={
          <>
            <PageTitle>A gardening tip</PageTitle>
            <PageHeading className="sr-only">A gardening tip</PageHeading>
            <Spinner label="Loading the tip" isFromServer />
          </>
        }
        failedTitle="We couldn't load the tip"
        isWholePage
        notFound={
          <>
            <TipGone />
            <OwnCopy id={id} />
          </>
        }
        belowFailure={<OwnCopy id={id} />}
      >
        {(loaded) => (
          <>
            <PageTitle>{tipTitle(loaded)}</PageTitle>
            <TipArticle key={loaded._id} tip={loaded} />
            <MoreTips />
          </>
        )}
      </QueryView>
    </div>
  );
}

interface OwnCopyProps {
  id: string | undefined;
}

/** The reader's own copy of a tip that does not come from the server; nothing where it was not saved. */
function OwnCopy({ id }: OwnCopyProps) {
  const copy = useSavedTips().find(({ _id }) => _id === id);
  if (copy === undefined) return null;
  return (
    <section
      aria-labelledby="own-copy-heading"
      className="packet mx-auto mt-10 max-w-2xl gap-5 p-5 sm:p-8"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="label-caps text-ink-soft">Your saved copy</p>
        <SaveButton tip={copy} hasText className="btn btn-ghost min-h-touch border-rule" />
      </div>
      <h2 id="own-copy-heading" className="text-display-md" dir="auto">
        {tipTitle(copy)}
      </h2>
      <SavedCopy tip={copy} />
    </section>
  );
}

/** The query of one tip. Until the tip itself has been loaded it stands as the newest list has it. */
function useTip(id: string) {
  const member = useMember();
  const query = useQuery(tipQuery(id, member));
  if (query.data !== undefined) return query;
  const [listed] = [tipsQuery(), trendingTipsQuery(), myTipsQuery(member)]
    .map(({ queryKey }) => queryClient.getQueryState(queryKey))
    .flatMap((state) => {
      const tip = state?.data?.find(({ _id }) => _id === id);
      return state && tip && isVisibleTo(tip, member)
        ? [{ data: tip, dataUpdatedAt: state.dataUpdatedAt }]
        : [];
    })
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return { ...query, ...listed };
}

/** Three static cards under every tip. */
function MoreTips() {
  return (
    <section
      aria-labelledby="more-tips-heading"
      className="border-ink border-t-2 pt-6 print:hidden"
    >
      <h2 id="more-tips-heading" className="mb-6 text-display-md">
        More tips
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {moreTips.map(({ id, title, text, plant }) => (
          <li key={id} className="packet">
            <div className="frame aspect-3/2 border-rule border-b">
              <Plate seed={id} plant={plant} className="size-full" />
            </div>
            <div className="flex flex-col gap-1 p-5">
              <h3 className="text-display-sm">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
