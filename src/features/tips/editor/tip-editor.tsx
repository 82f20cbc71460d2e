import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMember } from "@/auth/auth-context";
import { Modal } from "@/components/modal";
import { EditorNotice, type NoticeChoice } from "@/features/tips/editor/editor-notice";
import { type EditorState, isBusy } from "@/features/tips/editor/editor-state";
import { usePictureCheck } from "@/features/tips/editor/picture-field";
import { type SharedText, SharedTextNotice } from "@/features/tips/editor/shared-text";
import { TipEditorFields } from "@/features/tips/editor/tip-editor-fields";
import { TipPreview } from "@/features/tips/editor/tip-preview";
import { useDelivery } from "@/features/tips/editor/use-delivery";
import { useEditor } from "@/features/tips/editor/use-editor";
import type { Tip } from "@/features/tips/tip";
import { differentFields, tipFields } from "@/features/tips/tip-fields";
import { LANGUAGE, pluralize } from "@/lib/format";

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
  const [failure, setFailure] = useState("");
  const notice = useRef<HTMLDivElement>(null);
  const picture = usePictureCheck(state.fields.imageUrl);
  const handleSubmit = useDelivery(editor, {
    member,
    tip,
    onDone,
    onChanged: () => setIsAsking(true),
    onFailed: setFailure,
  });

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
            failure={isBusy(state) ? "" : failure}
            onSubmit={(fields) => {
              setFailure("");
              return handleSubmit(fields);
            }}
          >
            {children}
          </TipEditorFields>
        </div>
        <div className="@max-4xl:hidden">
          <TipPreview tip={tip} fields={{ ...state.fields, imageUrl: picture.tried }} />
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
