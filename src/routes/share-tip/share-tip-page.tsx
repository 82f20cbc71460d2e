import { useMutation } from "@tanstack/react-query";
import { useMember } from "@/auth/auth-context";
import { nameOf } from "@/auth/auth-user";
import { showAlert } from "@/components/dialog";
import { PageHeader, PageTitle } from "@/components/page-heading";
import { useNavigateFromHere } from "@/components/use-navigate-from-here";
import type { DraftStore } from "@/features/tips/drafts/draft-store";
import { newTipState } from "@/features/tips/new-tip";
import { categories, type TipFields } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { newTipFields } from "@/features/tips/tip-fields";
import { TipForm } from "@/features/tips/tip-form";
import { createTipMutation, findSentTip } from "@/features/tips/tips.mutations";
import { paths } from "@/lib/paths";

/** How long the good news stands. Milliseconds. */
const SUCCESS_MS = 2000;

/** The form that shares a tip; also shown inside the dashboard. */
export function ShareTipPage() {
  const member = useMember();
  const { mutateAsync: createTip } = useMutation(createTipMutation(member));
  const navigateFromHere = useNavigateFromHere();

  async function handleSubmit(fields: TipFields, draft: DraftStore) {
    let newTipId: string;
    try {
      newTipId = await createTip({
        ...fields,
        totalLiked: 0,
        authorPhoto: member.photoURL ?? "",
        createdAt: draft.startAttempt(fields.title).createdAt,
      });
    } catch (error) {
      draft.fail(error);
      showTipFailure(error);
      return;
    }
    draft.settle(fields);
    await celebrate(newTipId);
  }

  async function celebrate(newTipId?: string) {
    await showAlert({ icon: "success", title: "Tip Shared Successfully!", timer: SUCCESS_MS });
    await navigateFromHere(paths.browseTips, { state: newTipState(newTipId) });
  }

  return (
    <div className="page pb-20">
      <PageTitle>Share a Tip</PageTitle>
      <PageHeader
        title="Share a Tip"
        text="Say what you did, say what happened. Amounts and dates help most."
      />
      <TipForm
        place={{ uid: member.uid, tipId: null }}
        initial={{ ...newTipFields, email: member.email, name: nameOf(member) }}
        categories={categories}
        isRequired
        submitLabel="Share Tip"
        busyLabel="Sharing..."
        onSubmit={handleSubmit}
        findSent={(attempt) => findSentTip(attempt, member)}
        onFound={() => celebrate()}
      />
    </div>
  );
}
