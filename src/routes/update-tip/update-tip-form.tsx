import { useMutation } from "@tanstack/react-query";
import { useMember } from "@/auth/auth-context";
import { nameOf } from "@/auth/auth-user";
import { showAlert, showToast } from "@/components/dialog";
import { useNavigateFromHere } from "@/components/use-navigate-from-here";
import { type Tip, type TipFields, updateCategories } from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { type Sending, TipForm } from "@/features/tips/tip-form";
import { isOwnTip } from "@/features/tips/tip-visibility";
import { updateTipMutation } from "@/features/tips/tips.mutations";
import { tipQuery } from "@/features/tips/tips.queries";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";

/** How long a message stands. Milliseconds. */
const MESSAGE_MS = 2000;

export interface UpdateTipFormProps {
  tip: Tip;
}

/** The edit form of one tip. The client makes no owner check (spec, section 6), but a tip keeps its author. */
export function UpdateTipForm({ tip }: UpdateTipFormProps) {
  const member = useMember();
  const { mutateAsync: updateTip } = useMutation(updateTipMutation(tip, member), queryClient);
  const navigateFromHere = useNavigateFromHere();
  const isOwn = isOwnTip(tip, member);

  async function handleSubmit(fields: TipFields, { onArrived }: Sending) {
    let outcome: Awaited<ReturnType<typeof updateTip>>;
    try {
      outcome = await updateTip(fields);
    } catch (error) {
      showTipFailure(error);
      return;
    }
    onArrived();
    if (outcome.modifiedCount > 0) {
      await showAlert({ icon: "success", title: "Tip Updated Successfully", timer: MESSAGE_MS });
    } else {
      void showToast(
        outcome.upsertedCount > 0
          ? "The tip had been deleted; it is back as you wrote it"
          : "Nothing was changed",
        { icon: "info", timer: MESSAGE_MS },
      );
    }
    await navigateFromHere(paths.myTips);
  }

  return (
    <TipForm
      place={{ uid: member.uid, tipId: tip._id }}
      initial={{
        title: tip.title,
        plantType: tip.plantType,
        difficulty: tip.difficulty,
        category: tip.category,
        description: tip.description,
        imageUrl: tip.imageUrl,
        availability: tip.availability,
        email: isOwn ? member.email : tip.email,
        name: isOwn ? nameOf(member) : tip.name,
      }}
      {...(!isOwn && { shownEmail: tip.email === "" ? "Not known" : "Kept private" })}
      categories={updateCategories}
      isRequired={false}
      submitLabel="Update Tip"
      busyLabel="Updating..."
      onSubmit={handleSubmit}
      onReload={() =>
        void queryClient.refetchQueries({ queryKey: tipQuery(tip._id, member).queryKey })
      }
    />
  );
}
