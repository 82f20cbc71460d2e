import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Fragment, type MouseEvent } from "react";
import { Link, useLocation, useNavigate, useNavigation, useParams } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { privateLoader } from "@/auth/guards";
import { PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/states";
import { isVisibleTo, tipTitle } from "@/features/tips/tip";
import { isFromList, TipGone } from "@/features/tips/tip-parts";
import { getTip } from "@/features/tips/tips.api";
import { listsFor } from "@/features/tips/tips.mutations";
import { hasModifier } from "@/lib/hooks";
import { isNotFound } from "@/lib/http";
import { paths } from "@/lib/paths";
import { queryClient, restoreAndPrefetch, restoreQuery } from "@/lib/query-client";
import { MoreTips } from "@/routes/tip-details/more-tips";
import { TipArticle } from "@/routes/tip-details/tip-article";

export const loader = privateLoader(async ({ params }, member) => {
  const query = getTip.query(member, { id: params.id ?? "" });
  await restoreAndPrefetch(query);
  if (queryClient.getQueryData(query.queryKey) !== undefined) return;
  await Promise.all(listsFor(member).map((list) => restoreQuery(list)));
});

export function Page() {
  const { id = "" } = useParams();
  const tip = useTip(id);
  return (
    <div className="page pb-20">
      <PageTitle>{tip.data === undefined ? "A gardening tip" : tipTitle(tip.data)}</PageTitle>
      <BackToTips />
      <QueryView
        query={tip}
        fallback={<Spinner label="Loading the tip" isFromServer />}
        failedTitle="We couldn't load the tip"
        loadingHeading="A gardening tip"
        notFound={<TipGone />}
      >
        {(loaded) => (
          <Fragment key={loaded._id}>
            <TipArticle tip={loaded} />
            <MoreTips tipId={loaded._id} />
          </Fragment>
        )}
      </QueryView>
    </div>
  );
}

/** Goes Back to the list, if it led here, which restores filters, scroll position and focus. */
function BackToTips() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();

  function handleClick(event: MouseEvent) {
    if (!isFromList(state) || hasModifier(event)) return;
    event.preventDefault();
    // A second press must not go back further.
    if (navigation === "idle") void navigate(-1);
  }

  return (
    <Link
      to={paths.browseTips}
      onClick={handleClick}
      className="link mt-2 mb-3 flex min-h-touch w-fit items-center gap-2 print:hidden"
    >
      <ArrowLeft size="1.125rem" />
      Back to the tips
    </Link>
  );
}

/** Until the tip has loaded, it is from the newest list in the cache that contains it. */
function useTip(id: string) {
  const member = useMember();
  const query = useQuery(getTip.query(member, { id }));
  if (query.data !== undefined || isNotFound(query.error)) return query;
  const [listed] = listsFor(member)
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
