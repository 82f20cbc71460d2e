import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { privateLoader } from "@/auth/guards";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/states";
import { draftKey, readDraft } from "@/features/tips/editor/draft-storage";
import { TipEditor } from "@/features/tips/editor/tip-editor";
import { TipGone } from "@/features/tips/tip-parts";
import { getTip } from "@/features/tips/tips.api";
import { paths } from "@/lib/paths";
import { restoreAndPrefetch } from "@/lib/query-client";

/** For the member to copy, if the tip is gone. */
function UnsentText({ tipId }: { tipId: string }) {
  const { uid } = useMember();
  const draft = readDraft(draftKey(uid, tipId));
  if (draft === null) return null;
  return (
    <section aria-labelledby="unsent-text-heading" className="mx-auto max-w-measure">
      <h2 id="unsent-text-heading" className="mb-3 text-display-sm">
        What you had written
      </h2>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {[draft.fields.title, draft.fields.description].join("\n\n")}
      </p>
    </section>
  );
}

export const loader = privateLoader(({ params }, member) =>
  restoreAndPrefetch(getTip.query(member, { id: params.id ?? "" })),
);

export function Page() {
  const { id = "" } = useParams();
  const member = useMember();
  const tip = useQuery(getTip.query(member, { id }));
  const navigate = useNavigate();
  return (
    <div className="page pb-20">
      <PageTitle>Update a Tip</PageTitle>
      <QueryView
        query={tip}
        fallback={<Spinner label="Loading the tip" isFromServer />}
        failedTitle="We couldn't load the tip"
        loadingHeading="Update a Tip"
        notFound={
          <>
            <TipGone />
            <UnsentText tipId={id} />
          </>
        }
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
              onDone={() => navigate(paths.myTips)}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}
