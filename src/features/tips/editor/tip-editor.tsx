import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMember } from "@/auth/auth-context";
import { getAuthState } from "@/auth/auth-session";
import { Modal } from "@/components/modal";
import { EditorNotice, type NoticeChoice } from "@/features/tips/editor/editor-notice";
import { type EditorState, isBusy } from "@/features/tips/editor/editor-state";
import { usePictureCheck } from "@/features/tips/editor/picture-field";
import { type SharedText, SharedTextNotice } from "@/features/tips/editor/shared-text";
import { type Submitted, submitTip } from "@/features/tips/editor/submit-tip";
import { TipEditorFields } from "@/features/tips/editor/tip-editor-fields";
import { TipPreview } from "@/features/tips/editor/tip-preview";
import { useEditor } from "@/features/tips/editor/use-editor";
import { showFailure, showOutcome } from "@/features/tips/outcome-messages";
import type { Tip } from "@/features/tips/tip";
import { differentFields, type EditableFields, tipFields } from "@/features/tips/tip-fields";
import { writeScope } from "@/features/tips/tips.mutations";
import { LANGUAGE, pluralize } from "@/lib/format";
import { useIsMounted } from "@/lib/hooks";

export interface TipEditorProps {
  /** The tip to update; null for a new one. Another tip, or another member, needs another `key`. */
  tip: Tip | null;
  shared?: SharedText | null;
  /** Called once the shared text is in the form, or dismissed. */
  onSharedDone?: () => void;
  /** Navigates away once the server has the tip. Not called if the member has left the page. */
  onDone: (tipId: string) => void;
  /** Links beside the form's button. */
  children?: ReactNode;
}

export function TipEditor(props: TipEditorProps) {
  const { tip, shared = null, onSharedDone = () => {}, onDone, children } = props;
  const member = useMember();
  const { editor, state } = useEditor(member, tip);
  const [isAsking, setIsAsking] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const isMounted = useIsMounted();
  const picture = usePictureCheck(state.fields.imageUrl);
  const submission = useMutation({
    mutationKey: ["tips"],
    mutationFn: submitTip,
    scope: writeScope(tip?._id ?? null),
  });

  async function handleSubmit(fields: EditableFields) {
    if (isBusy(editor.getState())) return;
    editor.dispatch({ type: "send", fields, now: new Date() });
    const { delivery, base } = editor.getState();
    if (delivery.status !== "sending") return;
    const { attempt, earlier } = delivery;
    const sent = { member, tip, fields, base, attempt, earlier };
    const outcome = await submission.mutateAsync(sent);
    const isSameMember = getAuthState().user?.uid === member.uid;
    // For anybody else, nothing is shown or stored, but the draft of a shared tip is removed.
    if (isSameMember || outcome.status === "shared") editor.dispatch({ type: "answered", outcome });
    if (isSameMember) await handleOutcome(outcome);
  }

  async function handleOutcome(outcome: Submitted) {
    switch (outcome.status) {
      case "shared":
        await showOutcome(outcome.change);
        if (isMounted()) onDone(outcome.tip._id);
        break;
      case "refused":
      case "absent":
      case "unconfirmed":
        showFailure(outcome);
        break;
      case "changed":
        if (isMounted()) setIsAsking(true);
        else await showOutcome("changed");
        break;
      case "sharedBefore":
      case "gone":
        await showOutcome(outcome.status);
    }
  }

  function handleChoose(choice: NoticeChoice) {
    if (isBusy(editor.getState())) return;
    editor.dispatch({ type: choice });
    // The pressed button is about to be removed.
    notice.current?.focus();
  }

  function closeQuestion() {
    // At once, since nothing behind the dialog takes the focus.
    flushSync(() => setIsAsking(false));
  }

  function handleKeepMine() {
    closeQuestion();
    editor.dispatch({ type: "keepDraft" });
    void handleSubmit(editor.getState().fields);
  }

  function handleSeeSaved() {
    closeQuestion();
    handleChoose("seeNewest");
  }

  return (
    <div className="@container">
      {isAsking && (
        <VersionQuestion
          state={state}
          onKeepMine={handleKeepMine}
          onSeeSaved={handleSeeSaved}
          onClose={closeQuestion}
        />
      )}
      <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]">
        <div>
          <EditorNotice ref={notice} state={state} onChoose={handleChoose} />
          {shared !== null && (
            <SharedTextNotice
              shared={shared}
              editor={editor}
              state={state}
              focusAfter={notice}
              onDone={onSharedDone}
            />
          )}
          <TipEditorFields
            key={state.revision}
            tip={tip}
            state={state}
            picture={picture}
            onType={(fields) => editor.dispatch({ type: "typed", fields })}
            onSubmit={handleSubmit}
          >
            {children}
          </TipEditorFields>
        </div>
        <div className="@max-4xl:hidden">
          <TipPreview fields={{ ...state.fields, imageUrl: picture.tried }} />
        </div>
      </div>
    </div>
  );
}

interface VersionQuestionProps {
  state: EditorState;
  onKeepMine: () => void;
  onSeeSaved: () => void;
  onClose: () => void;
}

function VersionQuestion({ state, onKeepMine, onSeeSaved, onClose }: VersionQuestionProps) {
  const labels = differentFields(state.fields, state.initial).map((name) => tipFields[name].label);
  // The saved version has become the same as the form's.
  if (labels.length === 0) return null;
  const list = new Intl.ListFormat(LANGUAGE).format(labels);
  return (
    <Modal title="This tip was changed in the meantime" onClose={onClose}>
      <p>
        {`${list} ${pluralize(labels.length, "differs", "differ")}. What is in your form has not been saved yet.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="btn btn-outline" onClick={onSeeSaved}>
          See the saved version
        </button>
      </div>
    </Modal>
  );
}
