import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Attempt, TypedFields } from "@/features/tips/drafts/draft.schema";
import { DraftLine } from "@/features/tips/drafts/draft-line";
import { DraftNotice } from "@/features/tips/drafts/draft-notice";
import type { DraftPlace } from "@/features/tips/drafts/draft-store";
import { typedFieldsOf } from "@/features/tips/drafts/typed-fields";
import { useDraft } from "@/features/tips/drafts/use-draft";
import { useLeaveQuestion } from "@/features/tips/drafts/use-leave-question";
import { useSentCheck } from "@/features/tips/drafts/use-sent-check";
import type { Tip, TipFields } from "@/features/tips/tip.schema";
import { TipFormFields, type TipFormFieldsProps } from "@/features/tips/tip-form-fields";
import { LostAnswerError } from "@/lib/lost-answer";

export interface Sending {
  /** Stamps a new tip, just before it is sent. @returns its `createdAt` */
  stamp: () => string;
  /** What the form began from. */
  base: TypedFields;
  /** Puts other fields into the form, which then has begun from this version. */
  onRebase: (fields: TypedFields, base: TypedFields) => void;
  /** Must be called as soon as the server has these fields: then their draft goes. */
  onArrived: (fields: TypedFields) => void;
  /** Must be called with what the write failed with. */
  onFailed: (error: unknown) => void;
}

export interface TipFormProps
  extends Pick<
    TipFormFieldsProps,
    "initial" | "categories" | "isRequired" | "shownEmail" | "submitLabel" | "busyLabel"
  > {
  /** Whose form this is, and of which tip. */
  place: DraftPlace;
  /** Sends the nine fields. */
  onSubmit: (fields: TipFields, sending: Sending) => Promise<void>;
  /** Of a new tip: looks for one that was sent before, with an answer that was lost. */
  findSent?: (attempt: Attempt) => Promise<Tip | undefined>;
  /** Such a tip was found: the server has what the form holds. */
  onFound?: () => Promise<void>;
  /** Loads the tip again; its newest version then comes as `initial`. Left out for a new tip. */
  onReload?: () => void;
}

/** The form of a tip, for sharing and for updating. What is typed into it is kept on the device until it is sent. */
export function TipForm(props: TipFormProps) {
  // Another account's, or another tip's, is another form.
  return <TipFormOfPlace key={JSON.stringify(props.place)} {...props} />;
}

function TipFormOfPlace(props: TipFormProps) {
  const [initial, setInitial] = useState(props.initial);
  const isChanged = useRef(false);
  const [takesNewest, setTakesNewest] = useState(false);
  // A tip that is renewed meanwhile takes the form's place only while nothing was typed, or when asked.
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
  const key = JSON.stringify(typedFieldsOf(initial));
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
  const { keeper, state } = useDraft(place, typedFieldsOf(props.initial));
  const [isSending, setIsSending] = useState(false);
  useLayoutEffect(() => {
    isChangedRef.current = state.isChanged || isSending;
  });
  const notice = useRef<HTMLDivElement>(null);
  useLeaveQuestion(keeper, state.isChanged, isSending);

  const { isInTheWay } = useSentCheck({ keeper, findSent, onFound });

  async function handleSubmit(fields: TipFields) {
    keeper.save();
    setIsSending(true);
    try {
      if (await isInTheWay()) return;
      await onSubmit(fields, {
        stamp: () => keeper.stamp(fields.title).createdAt,
        base: keeper.getBase(),
        onRebase: keeper.rebase,
        onArrived: (sent) => keeper.settle(typedFieldsOf(sent)),
        onFailed: (error) =>
          keeper.setArrival(error instanceof LostAnswerError ? error.arrival : null),
      });
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
        onReload={onReload}
      />
      <TipFormFields
        key={state.version}
        {...props}
        isSending={isSending}
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
