import { useRef } from "react";
import { useMember } from "@/auth/auth-context";
import { getAuthState, hasOtherMember } from "@/auth/auth-session";
import { confirmAction } from "@/components/dialog";
import { EditorNotice, type NoticeChoice } from "@/features/tips/editor/editor-notice";
import { isBusy } from "@/features/tips/editor/editor-state";
import { usePictureCheck } from "@/features/tips/editor/picture-field";
import { type Submitted, submitTip } from "@/features/tips/editor/submit-tip";
import { TipEditorFields } from "@/features/tips/editor/tip-editor-fields";
import { TipPreview } from "@/features/tips/editor/tip-preview";
import { useEditor } from "@/features/tips/editor/use-editor";
import { useNavigationBlocker } from "@/features/tips/editor/use-navigation-blocker";
import { showFailure, showOutcome } from "@/features/tips/outcome-messages";
import { type EditableFields, editableFieldsOf, type Tip } from "@/features/tips/tip.schema";
import { useIsMounted } from "@/lib/use-is-mounted";

export interface TipEditorProps {
  /** The tip to update; null for a new one. Another tip, or another member, needs another `key`. */
  tip: Tip | null;
  /** Navigates away once the server has the tip. Not called if the member has left the page. */
  onDone: (tipId: string) => void;
}

export function TipEditor({ tip, onDone }: TipEditorProps) {
  const member = useMember();
  const { editor, state } = useEditor(member, tip);
  const notice = useRef<HTMLDivElement>(null);
  const isMounted = useIsMounted();
  const picture = usePictureCheck(state.fields.imageUrl);
  useNavigationBlocker(editor);

  async function handleSubmit(fields: EditableFields) {
    if (isBusy(editor.getState())) return;
    editor.dispatch({ type: "send", createdAt: new Date().toISOString() });
    const { delivery, base } = editor.getState();
    if (delivery.status !== "sending") return;
    const { attempt, isRepeated } = delivery;
    const outcome = await submitTip({ member, tip, fields, base, attempt }, isRepeated);
    // After a logout, nothing may be stored or shown, but the draft of a shared tip goes.
    if (outcome.status !== "shared" && getAuthState().user?.uid !== member.uid) return;
    editor.dispatch({ type: "answered", outcome });
    if (!hasOtherMember(member)) await handleOutcome(outcome);
  }

  async function handleOutcome(outcome: Submitted) {
    if (outcome.status === "shared") {
      await showOutcome(outcome.change);
      if (isMounted()) onDone(outcome.tip._id);
    } else if (outcome.status !== "changed") {
      showFailure(outcome);
    } else if (tip === null || outcome.saved === null || !isMounted()) {
      await showOutcome(tip === null ? "sharedBefore" : outcome.saved ? "changed" : "gone");
    } else {
      const base = editableFieldsOf(outcome.saved);
      const isMine = await confirmAction({
        icon: "question",
        title: "This tip was changed in the meantime",
        text: "What is in your form has not been saved yet.",
        confirmText: "Keep all of mine",
        cancelText: "See the saved version",
      });
      const fields = isMine ? editor.getState().fields : base;
      editor.dispatch({ type: "rebase", fields, base });
      if (isMine) await handleSubmit(fields);
    }
  }

  function handleChoose(choice: NoticeChoice) {
    editor.dispatch({ type: choice });
    // The pressed button is about to be removed.
    notice.current?.focus();
  }

  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]">
        <div>
          <EditorNotice ref={notice} state={state} onChoose={handleChoose} />
          <TipEditorFields
            key={state.revision}
            tip={tip}
            state={state}
            picture={picture}
            onType={(fields) => editor.dispatch({ type: "typed", fields })}
            onSubmit={handleSubmit}
          />
        </div>
        <div className="@max-4xl:hidden">
          <TipPreview fields={{ ...state.fields, imageUrl: picture.tried }} />
        </div>
      </div>
    </div>
  );
}
