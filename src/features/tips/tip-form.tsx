import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { DraftNotice } from "@/features/tips/drafts/draft-notice";
import type { Attempt, DraftScope } from "@/features/tips/drafts/draft-storage";
import { type DraftState, type DraftStore, useDraft } from "@/features/tips/drafts/draft-store";
import { useLeaveQuestion } from "@/features/tips/drafts/use-leave-question";
import { useSentCheck } from "@/features/tips/drafts/use-sent-check";
import type { Tip, TipFields } from "@/features/tips/tip.schema";
import { editableFieldsOf } from "@/features/tips/tip-fields";
import { TipFormFields, type TipFormFieldsProps } from "@/features/tips/tip-form-fields";

export interface TipFormProps
  extends Pick<
    TipFormFieldsProps,
    "initial" | "categories" | "isRequired" | "shownEmail" | "submitLabel" | "busyLabel"
  > {
  /** Whose form this is, and of which tip. */
  place: DraftScope;
  /** Sends all fields, and tells the draft what became of them: `settle` as soon as the server has them. */
  onSubmit: (fields: TipFields, draft: DraftStore) => Promise<void>;
  /** Of a new tip: looks for one that was sent before, with an answer that was lost. */
  findSent?: (attempt: Attempt) => Promise<Tip | undefined>;
  /** Such a tip was found: the server has what the form holds. */
  onFound?: () => Promise<void>;
  /** Loads the tip again; its newest version then comes as `initial`. Left out for a new tip. */
  onReload?: () => void;
}

/** The form of a tip, for sharing and for updating. What is typed into it is stored on the device until it is sent. */
export function TipForm(props: TipFormProps) {
  // Another account's, or another tip's, is another form.
  return <TipFormOfPlace key={JSON.stringify(props.place)} {...props} />;
}

function TipFormOfPlace(props: TipFormProps) {
  const [initial, setInitial] = useState(props.initial);
  const isChanged = useRef(false);
  const [takesNewest, setTakesNewest] = useState(false);
  // A tip that is loaded again takes the form's place only while nothing was typed, or when asked.
  const isRenewed = JSON.stringify(props.initial) !== JSON.stringify(initial);
  if (isRenewed && (takesNewest || !isChanged.current)) {
    setInitial(props.initial);
    setTakesNewest(false);
  }

  function handleReload() {
    setTakesNewest(true);
    props.onReload?.();
  }

  // That of a tip that has changed is another form.
  const key = JSON.stringify(editableFieldsOf(initial));
  const { email, name } = props.initial;
  return (
    <TipFormWithDraft
      key={key}
      {...props}
      initial={{ ...initial, email, name }}
      isChangedRef={isChanged}
      onReload={handleReload}
    />
  );
}

function TipFormWithDraft({
  place,
  onSubmit,
  findSent,
  onFound,
  isChangedRef,
  onReload,
  ...props
}: TipFormProps & { isChangedRef: RefObject<boolean>; onReload: () => void }) {
  const { draft, state } = useDraft(place, editableFieldsOf(props.initial));
  const [isSending, setIsSending] = useState(false);
  useLayoutEffect(() => {
    isChangedRef.current = state.isChanged || isSending;
  });
  const notice = useRef<HTMLDivElement>(null);
  useLeaveQuestion(draft, state.isChanged, isSending);
  const { isInTheWay } = useSentCheck({ draft, findSent, onFound });

  async function handleSubmit(fields: TipFields) {
    draft.flush();
    setIsSending(true);
    try {
      if (!(await isInTheWay())) await onSubmit(fields, draft);
    } finally {
      setIsSending(false);
    }
  }

  function showNotice() {
    notice.current?.focus();
  }

  return (
    <div className="@container">
      <DraftNotice
        ref={notice}
        state={state}
        draft={draft}
        isNew={place.tipId === null}
        isDisabled={isSending}
        onChosen={showNotice}
        onReload={onReload}
      />
      <TipFormFields
        key={state.version}
        {...props}
        isSending={isSending}
        start={{ ...props.initial, ...state.start }}
        draftLine={<DraftLine state={state} onShowNotice={showNotice} />}
        onType={draft.update}
        onSubmit={handleSubmit}
      />
    </div>
  );
}

interface DraftLineProps {
  state: DraftState;
  onShowNotice: () => void;
}

/** Says beside a form's button that its text is stored, or leads to what is to be decided at its top. */
function DraftLine({ state, onShowNotice }: DraftLineProps) {
  if (state.other !== null) {
    return (
      <button type="button" className="link min-h-touch text-start text-sm" onClick={onShowNotice}>
        There is another tab's text to choose from
      </button>
    );
  }
  if (state.isStored === null) return null;
  return (
    <p className="text-ink-soft text-sm">
      {state.isStored ? "Draft saved on this device." : "This device can't save a draft."}
    </p>
  );
}
