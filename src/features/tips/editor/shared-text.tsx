import { type RefObject, useEffect, useEffectEvent } from "react";
import { type EditorState, hasDraft, isBusy } from "@/features/tips/editor/editor-state";
import type { Editor } from "@/features/tips/editor/use-editor";
import { type EditableFields, editableFieldsOf, hasSameFields } from "@/features/tips/tip-fields";
import { isBlank, shownText } from "@/lib/text";

/** What another app shares (`share_target` in the manifest), or a link on any site that passes for one. */
export interface SharedText {
  title: string;
  /** The shared text, and its address. */
  parts: readonly string[];
  /** Whether some of it was too long. */
  isCut: boolean;
}

/** In characters. */
const MAX_LENGTHS = { title: 200, text: 10_000, url: 2000 };

/** @param search of the page's address @returns null if nothing is shared */
export function sharedTextIn(search: string): SharedText | null {
  const params = new URLSearchParams(search);
  const whole = (name: string) => params.get(name)?.trim() ?? "";
  const isLong = (name: keyof typeof MAX_LENGTHS) => whole(name).length > MAX_LENGTHS[name];
  const cut = (name: keyof typeof MAX_LENGTHS) =>
    whole(name)
      .slice(0, MAX_LENGTHS[name])
      // Of a character that was cut in half.
      .replace(/\p{Surrogate}$/u, "");
  // As the form has them, such as their line breaks.
  const { title, description: text } = editableFieldsOf({
    title: cut("title"),
    description: cut("text"),
  });
  // A part of an address leads nowhere.
  const url = isLong("url") ? "" : whole("url");
  const parts = [text, text.includes(url) ? "" : url].filter((part) => !isBlank(part));
  if (title === "" && parts.length === 0) return null;
  return { title, parts, isCut: isLong("title") || isLong("text") || isLong("url") };
}

/** Adds what the fields lack of a shared text, and overwrites nothing. @returns null if they lack nothing */
export function withShared(fields: EditableFields, shared: SharedText): EditableFields | null {
  const { title, description } = fields;
  const added = [title === "" || title === shared.title ? "" : shared.title, ...shared.parts];
  const missing = added.filter((part) => !description.includes(part));
  const merged = {
    ...fields,
    title: title || shared.title,
    description: [description, ...missing].filter(Boolean).join("\n\n"),
  };
  return hasSameFields(merged, fields) ? null : merged;
}

export interface SharedTextNoticeProps {
  shared: SharedText;
  editor: Editor;
  state: EditorState;
  /** Takes the focus from a pressed button, which is removed. */
  focusAfter: RefObject<HTMLElement | null>;
  /** The text is in the form, or dismissed. */
  onDone: () => void;
}

/** Fills an empty form, which offers Undo. Beside a draft, the text waits until the member agrees. */
export function SharedTextNotice(props: SharedTextNoticeProps) {
  const { shared, editor, state, focusAfter, onDone } = props;

  function add() {
    const fields = withShared(editor.getState().fields, shared);
    if (fields !== null) editor.dispatch({ type: "addShared", fields });
    onDone();
  }

  const handleArrival = useEffectEvent(() => {
    const isKnown = withShared(state.fields, shared) === null;
    if (isKnown || !(hasDraft(state) || isBusy(state))) add();
  });
  useEffect(() => {
    if (shared) handleArrival();
  }, [shared]);

  function handlePress(action: () => void) {
    if (isBusy(editor.getState())) return;
    action();
    focusAfter.current?.focus();
  }

  return (
    <section
      aria-label="A text from another app"
      className="mb-8 flex flex-col items-start gap-3 border-terracotta border-l-4 bg-paper-shade p-5"
    >
      <p>Another app shares this text:</p>
      <blockquote
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        dir="auto"
        className="max-h-48 w-full overflow-y-auto whitespace-pre-line wrap-anywhere"
      >
        {shownText([shared.title, ...shared.parts].filter(Boolean).join("\n\n"))}
      </blockquote>
      {shared.isCut && (
        <p className="text-ink-soft text-sm">
          It is longer than this form takes; the rest is left out.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy(state)}
          className="btn btn-outline"
          onClick={() => handlePress(add)}
        >
          Add
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => handlePress(onDone)}>
          Dismiss
        </button>
      </div>
    </section>
  );
}
