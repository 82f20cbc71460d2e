import { useLoaderData, useLocation, useParams } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { Deferred } from "@/components/deferred";
import { PageHeading } from "@/components/page-heading";
import { PageTitle } from "@/components/page-title";
import { Spinner } from "@/components/spinner";
import type { TipData } from "@/features/tips/tip.loader";
import type { Tip } from "@/features/tips/tip.schema";
import { TipGone } from "@/features/tips/tip-gone";
import { tipTitle } from "@/features/tips/tip-labels";
import { passedTip } from "@/features/tips/tip-passing";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { KeptCopy } from "@/routes/tip-details/kept-copy";
import { MoreTips } from "@/routes/tip-details/more-tips";
import { TipArticle } from "@/routes/tip-details/tip-article";
import { TipHead } from "@/routes/tip-details/tip-head";

/** One tip. */
export function TipDetailsPage() {
  const { tip } = useLoaderData<TipData>();
  const { state } = useLocation();
  const { id } = useParams();
  const { user } = useAuth();
  const passed = passedTip(state, id);
  // An entry of the history outlives a logout.
  const known = passed !== null && isVisibleTo(passed, user) ? passed : null;
  return (
    <div className="page pb-20">
      <Deferred
        source={tip}
        fallback={<TipOnItsWay known={known} />}
        failedTitle="The tip could not be loaded"
        isWholePage
        notFound={
          <>
            <TipGone />
            <KeptCopy id={id} />
          </>
        }
        belowFailure={<KeptCopy id={id} />}
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

/** The page before its tip has come: as much of it as the card before knew, else a spinner. */
function TipOnItsWay({ known }: { known: Tip | null }) {
  return (
    <>
      <PageTitle>{known === null ? "A gardening tip" : tipTitle(known)}</PageTitle>
      {known === null ? (
        <>
          <PageHeading className="sr-only">A gardening tip</PageHeading>
          <Spinner label="Loading the tip" />
        </>
      ) : (
        <div className="min-h-dvh pt-8">
          <TipHead tip={known}>
            <p role="status" className="min-h-touch content-center text-ink-soft">
              Loading the tip…
            </p>
          </TipHead>
        </div>
      )}
    </>
  );
}
