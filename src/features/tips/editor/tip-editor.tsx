import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMember } from "@/auth/auth-context";
import { hasOtherMember } from "@/auth/auth-session";
import { DraftLine, EditorNotice, type NoticeChoice } from "@/features/tips/editor/editor-notice";
import { usePictureCheck } from "@/features/tips/editor/picture-field";
import { lookUpTip, type Submitted, submitTip } from "@/features/tips/editor/submit-tip";
import { TipEditorFields } from "@/features/tips/editor/tip-editor-fields";
import { TipPreview } from "@/features/tips/editor/tip-preview";
import { useEditor } from "@/features/tips/editor/use-editor";
import { useNavigationBlocker } from "@/features/tips/editor/use-navigation-blocker";
import { VersionChoice } from "@/features/tips/editor/version-choice";
import { showFailure, showOutcome } from "@/features/tips/outcome-messages";
import {
  type EditableFields,
  editableFieldsOf,
  hasSameFields,
  type Tip,
} from "@/features/tips/tip.schema";
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
  /** The server's version, while the member chooses between it and the form's. */
  const [savedVersion, setSavedVersion] = useState<EditableFields | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isMounted = useIsMounted();
  const picture = usePictureCheck(state.fields.imageUrl);
  useNavigationBlocker(editor);

  const lookUpEarlierAttempt = useEffectEvent(async () => {
    const { delivery, origin, fields, base } = editor.getState();
    if (delivery.status !== "checking" || origin.kind !== "draft") return;
    const { attempt } = delivery;
    const outcome = await lookUpTip({ member, tip, fields, base, attempt }, origin.savedAt);
    if (!isMounted()) return;
    // What was typed during the lookup has not been sent.
    const isEdited = !hasSameFields(editor.getState().fields, fields);
    const isOlder = outcome.status === "shared" && isEdited;
    await handleOutcome("checking", isOlder ? { status: "changed", saved: outcome.tip } : outcome);
  });

  useEffect(() => void lookUpEarlierAttempt(), []);

  async function handleSubmit(fields: EditableFields) {
    editor.dispatch({ type: "send", createdAt: new Date().toISOString() });
    const { delivery, base } = editor.getState();
    if (delivery.status !== "sending") return;
    const { attempt, isRepeated } = delivery;
    const outcome = await submitTip({ member, tip, fields, base, attempt }, isRepeated);
    await handleOutcome("sending", outcome);
  }

  async function handleVersionChosen(fields: EditableFields | null) {
    setSavedVersion(null);
    if (savedVersion === null || fields === null) return;
    editor.dispatch({ type: "rebase", fields, base: savedVersion });
    await handleSubmit(fields);
  }

  async function handleOutcome(awaited: "sending" | "checking", outcome: Submitted) {
    // An outcome is ignored if, for example, the member has sent the tip or discarded the draft during the lookup.
    if (editor.getState().delivery.status !== awaited) return;
    editor.dispatch({ type: "answered", awaited, outcome });
    if (hasOtherMember(member)) return;
    if (outcome.status === "shared") {
      await showOutcome(outcome.change);
      if (isMounted()) onDone(outcome.tip._id);
    } else if (outcome.status === "changed") {
      if (tip === null) await showOutcome("sharedBefore");
      // The page loads the newer version itself, and the form's notice offers it.
      else if (awaited === "checking") return;
      else if (outcome.saved === null) await showOutcome("gone");
      else if (isMounted()) setSavedVersion(editableFieldsOf(outcome.saved));
      else await showOutcome("changed");
    } else if (awaited === "sending") {
      showFailure(outcome);
    }
  }

  function focusNotice() {
    notice.current?.focus();
  }

  function handleChoose(choice: NoticeChoice) {
    editor.dispatch({ type: choice });
    // The pressed button is about to be removed.
    focusNotice();
  }

  return (
    <div className="@container">
      {savedVersion !== null && (
        <VersionChoice
          base={state.base}
          mine={state.fields}
          saved={savedVersion}
          onChoose={(fields) => void handleVersionChosen(fields)}
        />
      )}
      <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]">
        <div>
          <EditorNotice ref={notice} state={state} onChoose={handleChoose} />
          <TipEditorFields
            key={state.revision}
            tip={tip}
            state={state}
            picture={picture}
            draftLine={<DraftLine state={state} onShowNotice={focusNotice} />}
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
