import { useParams } from "react-router-dom";
import { PageHeading } from "@/components/page-heading";
import { PageTitle } from "@/components/page-title";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/spinner";
import { TipGone } from "@/features/tips/tip-gone";
import { tipTitle } from "@/features/tips/tip-labels";
import { MoreTips } from "@/routes/tip-details/more-tips";
import { OwnCopy } from "@/routes/tip-details/own-copy";
import { TipArticle } from "@/routes/tip-details/tip-article";
import { useTip } from "@/routes/tip-details/use-tip";

/** One tip. */
export function TipDetailsPage() {
  const { id = "" } = useParams();
  const tip = useTip(id);
  return (
    <div className="page pb-20">
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
