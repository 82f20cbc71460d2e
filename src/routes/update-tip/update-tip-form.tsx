import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMember } from "@/auth/auth-context";
import { type Member, nameOf } from "@/auth/auth-user";
import { showAlert, showToast } from "@/components/dialog";
import { useNavigateFromHere } from "@/components/use-navigate-from-here";
import type { DraftStore } from "@/features/tips/drafts/draft-store";
import {
  type EditableFields,
  type Tip,
  type TipFields,
  updateCategories,
} from "@/features/tips/tip.schema";
import { showTipFailure } from "@/features/tips/tip-failure";
import { editableFieldsOf, hasSameFields } from "@/features/tips/tip-fields";
import { TipForm } from "@/features/tips/tip-form";
import { isOwnTip, isVisibleTo } from "@/features/tips/tip-visibility";
import { getTip } from "@/features/tips/tips.api";
import { updateTipMutation } from "@/features/tips/tips.mutations";
import { tipQuery } from "@/features/tips/tips.queries";
import { isNotFound } from "@/lib/http-error";
import { LostAnswerError } from "@/lib/lost-answer";
import { paths } from "@/lib/paths";
import { memberSignal, queryClient } from "@/lib/query-client";
import {
  VersionChoice,
  type VersionChoiceProps,
  type Versions,
} from "@/routes/update-tip/version-choice";

/** How long a message stands. Milliseconds. */
const MESSAGE_MS = 2000;

export interface UpdateTipFormProps {
  tip: Tip;
}

/** The edit form of one tip. The client makes no owner check (spec, section 6), but a tip keeps its author. */
export function UpdateTipForm({ tip }: UpdateTipFormProps) {
  const member = useMember();
  const { mutateAsync: updateTip } = useMutation(updateTipMutation(tip, member));
  const navigateFromHere = useNavigateFromHere();
  const [choice, setChoice] = useState<VersionChoiceProps | null>(null);
  /** An earlier press may have arrived: its answer was lost, and the server could not be asked. */
  const mayHaveArrived = useRef(false);
  const isOwn = isOwnTip(tip, member);

  function askForVersion(versions: Versions): Promise<EditableFields | null> {
    return new Promise((resolve) => {
      setChoice({
        versions,
        onChoose: (fields) => {
          setChoice(null);
          resolve(fields);
        },
      });
    });
  }

  /** Compares with what the server has by now. @returns what to send; null where nothing is to be written (any more) */
  async function reconcile(fields: TipFields, draft: DraftStore): Promise<TipFields | null> {
    let base = draft.getBase();
    let wanted = fields;
    while (true) {
      const saved = await readSaved(tip._id, member);
      if (saved === null) return null;
      const author = isOwn ? {} : { email: saved.email, name: saved.name };
      if (mayHaveArrived.current && hasSameFields(saved, wanted)) {
        await celebrate(wanted, draft);
        return null;
      }
      if (hasSameFields(saved, base) || hasSameFields(saved, wanted))
        return { ...wanted, ...author };
      const versions = { base, mine: editableFieldsOf(wanted), saved: editableFieldsOf(saved) };
      const chosen = await askForVersion(versions);
      if (chosen === null) return null;
      draft.rebase(chosen, versions.saved);
      base = versions.saved;
      wanted = { ...wanted, ...chosen };
    }
  }

  async function celebrate(fields: TipFields, draft: DraftStore) {
    draft.settle(fields);
    await showAlert({ icon: "success", title: "Tip Updated Successfully", timer: MESSAGE_MS });
    await navigateFromHere(paths.myTips);
  }

  async function handleSubmit(typed: TipFields, draft: DraftStore) {
    const fields = await reconcile(typed, draft);
    if (fields === null) return;
    let outcome: Awaited<ReturnType<typeof updateTip>>;
    try {
      outcome = await updateTip(fields);
    } catch (error) {
      mayHaveArrived.current = error instanceof LostAnswerError;
      showTipFailure(error);
      return;
    }
    if (outcome.modifiedCount > 0) return celebrate(fields, draft);
    draft.settle(fields);
    void showToast(
      outcome.upsertedCount > 0
        ? "The tip had been deleted; it is back as you wrote it"
        : "Nothing was changed",
      { icon: "info", timer: MESSAGE_MS },
    );
    await navigateFromHere(paths.myTips);
  }

  return (
    <>
      {choice && <VersionChoice {...choice} />}
      <TipForm
        place={{ uid: member.uid, tipId: tip._id }}
        initial={{
          ...editableFieldsOf(tip),
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
    </>
  );
}

/** The tip as the server has it. Null where it cannot be read or is gone, and then that was told. */
async function readSaved(id: string, member: Member): Promise<Tip | null> {
  try {
    const saved = await getTip(id, memberSignal());
    if (isVisibleTo(saved, member)) return saved;
  } catch (error) {
    if (!isNotFound(error)) {
      showTipFailure(error, " Nothing was saved: we could not look whether the tip was changed.");
      return null;
    }
  }
  void showAlert({
    icon: "info",
    title: "This tip no longer exists",
    text: "It was deleted or hidden in the meantime, so nothing was saved. Your text is still in the form.",
  });
  return null;
}
