import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { DraftLine } from "@/features/tips/drafts/draft-line";
import { DraftNotice } from "@/features/tips/drafts/draft-notice";
import type { DraftPlace } from "@/features/tips/drafts/draft-store";
import { typedFieldsOf } from "@/features/tips/drafts/typed-fields";
import { useDraft } from "@/features/tips/drafts/use-draft";
import { useLeaveQuestion } from "@/features/tips/drafts/use-leave-question";
import type { TipFields } from "@/features/tips/tip.schema";
import { TipFormFields, type TipFormFieldsProps } from "@/features/tips/tip-form-fields";

export interface TipFormProps
  extends Pick<
    TipFormFieldsProps,
    "initial" | "categories" | "isRequired" | "shownEmail" | "submitLabel" | "busyLabel"
  > {
  /** Whose form this is, and of which tip. */
  place: DraftPlace;
  /**
   * Sends the nine fields.
   * @param onArrived must be called as soon as the server has them: then their draft goes
   */
  onSubmit: (fields: TipFields, onArrived: () => void) => Promise<void>;
}

/** The form of a tip, for sharing and for updating. What is typed into it is kept on the device until it is sent. */
export function TipForm(props: TipFormProps) {
  const [initial, setInitial] = useState(props.initial);
  const isChanged = useRef(false);
  // A tip that is renewed meanwhile takes the form's place only while nothing has been typed into it.
  const isRenewed = JSON.stringify(props.initial) !== JSON.stringify(initial);
  if (isRenewed && !isChanged.current) setInitial(props.initial);
  // Another account's, another tip's, or that of a tip that has changed, is another form.
  const key = JSON.stringify([props.place, typedFieldsOf(initial)]);
  return <TipFormWithDraft key={key} {...props} initial={initial} isChangedRef={isChanged} />;
}

function TipFormWithDraft({
  place,
  onSubmit,
  isChangedRef,
  ...props
}: TipFormProps & { isChangedRef: RefObject<boolean> }) {
  const { keeper, state } = useDraft(place, typedFieldsOf(props.initial));
  const [isSending, setIsSending] = useState(false);
  useLayoutEffect(() => {
    isChangedRef.current = state.isChanged || isSending;
  });
  const notice = useRef<HTMLDivElement>(null);
  useLeaveQuestion(keeper, state.isChanged, isSending);

  async function handleSubmit(fields: TipFields) {
    keeper.save();
    setIsSending(true);
    try {
      await onSubmit(fields, () => keeper.settle(typedFieldsOf(fields)));
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
        keeper={keeper}
        isNew={place.tipId === null}
        isDisabled={isSending}
        onChosen={showNotice}
      />
      <TipFormFields
        key={state.version}
        {...props}
        start={{ ...props.initial, ...state.start }}
        draftLine={
          <DraftLine
            isKept={state.isKept}
            hasOther={state.other !== null}
            onShowNotice={showNotice}
          />
        }
        onType={(fields) => keeper.type(typedFieldsOf(fields))}
        onSubmit={handleSubmit}
      />
    </div>
  );
}
