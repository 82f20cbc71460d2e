import { useNavigate, useParams } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { QueryView } from "@/components/query-view";
import { Spinner } from "@/components/states";
import { draftKey, readDraft } from "@/features/tips/editor/draft-storage";
import { TipEditor } from "@/features/tips/editor/tip-editor";
import { tipTitle } from "@/features/tips/tip";
import { differentFields, shownValue, tipFields } from "@/features/tips/tip-fields";
import { BackLink, useCameFrom } from "@/features/tips/tip-links";
import { TipGone } from "@/features/tips/tip-parts";
import { tipLoader, useTip } from "@/features/tips/use-tip";
import { addressPattern, paths } from "@/lib/paths";

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
      <dl className="flex flex-col gap-3">
        {differentFields(draft.fields, draft.base).map((name) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{tipFields[name].label}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {shownValue(draft.fields, name)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const loader = tipLoader;

const myTipsPages = [paths.myTips, paths.dashboardMyTips].map(addressPattern);

export function Page() {
  const { id = "" } = useParams();
  const member = useMember();
  const tip = useTip(id);
  const navigate = useNavigate();
  const cameFrom = useCameFrom() ?? "";
  // With its search and order.
  const myTips = myTipsPages.some((page) => page.test(cameFrom)) ? cameFrom : paths.myTips;

  function handleDone(markedTipId: string) {
    // Back must not lead into the form of the tip that was just saved.
    void navigate(myTips, { replace: true, state: { markedTipId } });
  }

  return (
    <div className="page pb-20">
      <PageTitle>
        {tip.data === undefined ? "Update a Tip" : `Update a Tip: ${tipTitle(tip.data)}`}
      </PageTitle>
      <QueryView
        query={tip}
        fallback={<Spinner label="Loading the tip" isFromServer />}
        failedTitle="We couldn’t load the tip"
        loadingHeading="Update a Tip"
        // The newest version is looked up before the form is sent.
        hasStaleNote={false}
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
            <TipEditor key={`${member.uid}/${loaded._id}`} tip={loaded} onDone={handleDone}>
              <BackLink to={paths.myTips} className="btn btn-ghost">
                Cancel
              </BackLink>
            </TipEditor>
          </>
        )}
      </QueryView>
    </div>
  );
}
