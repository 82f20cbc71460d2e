import { ArrowLeft } from "lucide-react";
import { Fragment } from "react";
import { useParams } from "react-router-dom";
import { PageTitle } from "@/components/page-heading";
import { QueryView, StaleNote } from "@/components/query-view";
import { SkeletonArticle } from "@/components/skeletons";
import { tipTitle } from "@/features/tips/tip";
import { BackLink } from "@/features/tips/tip-links";
import { TipGone } from "@/features/tips/tip-parts";
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
      <div className="flex flex-wrap items-center gap-x-6 sm:mt-2 md:mb-3 print:hidden">
        <BackLink
          to={paths.browseTips}
          className="link flex min-h-touch w-fit items-center gap-2 print:hidden"
        >
          <ArrowLeft size="1.125rem" />
          Back to the tips
        </BackLink>
        {tip.data !== undefined && <StaleNote query={tip} className="" />}
      </div>
      <QueryView
        query={tip}
        hasStaleNote={false}
        fallback={<SkeletonArticle label="Loading the tip" />}
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
