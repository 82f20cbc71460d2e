import { useLoaderData } from "react-router-dom";
import { Deferred } from "@/components/deferred";
import { PageTitle } from "@/components/page-title";
import { Spinner } from "@/components/spinner";
import type { TipData } from "@/features/tips/tip.loader";
import { TipGone } from "@/features/tips/tip-gone";
import { tipTitle } from "@/features/tips/tip-labels";
import { MoreTips } from "@/routes/tip-details/more-tips";
import { TipArticle } from "@/routes/tip-details/tip-article";

/** One tip. */
export function TipDetailsPage() {
  const { tip } = useLoaderData<TipData>();
  return (
    <div className="page pb-20">
      <Deferred
        promise={tip}
        fallback={
          <>
            <PageTitle>A gardening tip</PageTitle>
            <Spinner label="Loading the tip" />
          </>
        }
        failedTitle="The tip could not be loaded"
        notFound={<TipGone />}
      >
        {(loaded) => (
          <>
            <PageTitle>{tipTitle(loaded)}</PageTitle>
            <TipArticle key={loaded._id} tip={loaded} />
            <MoreTips />
          </>
        )}
      </Deferred>
    </div>
  );
}
