import { ArrowLeft } from "lucide-react";
import { Fragment } from "react";
import { useParams } from "react-router-dom";
import { PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/states";
import { tipTitle } from "@/features/tips/tip";
import { BackLink, TipGone } from "@/features/tips/tip-parts";
import { tipLoader, useTip } from "@/features/tips/use-tip";
import { paths } from "@/lib/paths";
import { MoreTips } from "@/routes/tip-details/more-tips";
import { TipArticle } from "@/routes/tip-details/tip-article";

export const loader = tipLoader;

export function Page() {
  const { id = "" } = useParams();
  const tip = useTip(id);
  return (
    <div className="page pb-20">
      <PageTitle>{tip.data === undefined ? "A gardening tip" : tipTitle(tip.data)}</PageTitle>
      <BackLink
        to={paths.browseTips}
        className="link mb-3 flex min-h-touch w-fit items-center gap-2 sm:mt-2 print:hidden"
      >
        <ArrowLeft size="1.125rem" />
        Back to the tips
      </BackLink>
      <QueryView
        query={tip}
        fallback={<Spinner label="Loading the tip" isFromServer />}
        failedTitle="We couldn’t load the tip"
        loadingHeading="A gardening tip"
        notFound={<TipGone />}
      >
        {(loaded) => (
          <Fragment key={loaded._id}>
            <TipArticle tip={loaded} />
            <MoreTips />
          </Fragment>
        )}
      </QueryView>
    </div>
  );
}
