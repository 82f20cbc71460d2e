import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/spinner";
import { useNavigateFromHere } from "@/components/use-navigate-from-here";
import { TipEditor } from "@/features/tips/editor/tip-editor";
import { TipGone } from "@/features/tips/tip-gone";
import { tipQuery } from "@/features/tips/tips.queries";
import { paths } from "@/lib/paths";

export function UpdateTipPage() {
  const { id = "" } = useParams();
  const member = useMember();
  const tip = useQuery(tipQuery(id, member));
  const navigateFromHere = useNavigateFromHere();
  return (
    <div className="page pb-20">
      <PageTitle>Update a Tip</PageTitle>
      <QueryView
        query={tip}
        fallback={<Spinner label="Loading the tip" isFromServer />}
        failedTitle="We couldn't load the tip"
        loadingHeading="Update a Tip"
        notFound={<TipGone />}
      >
        {(loaded) => (
          <>
            <PageHeader
              title="Update a Tip"
              intro="Better words, another season, a mistake put right."
            />
            <TipEditor
              key={`${member.uid}/${loaded._id}`}
              tip={loaded}
              onDone={() => navigateFromHere(paths.myTips)}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}
