import type { FormEvent } from "react";
import { Modal } from "@/components/modal";
import { differentFields, type EditableFields } from "@/features/tips/tip.schema";
import { fieldLabels } from "@/features/tips/tip-labels";

export interface VersionChoiceProps {
  /** The version on which `mine` is based. */
  base: EditableFields;
  mine: EditableFields;
  saved: EditableFields;
  /** Called with the chosen fields, or with null to return to the form. */
  onChoose: (fields: EditableFields | null) => void;
}

const versionClass =
  "flex min-h-touch min-w-0 items-start gap-3 border border-rule p-3 has-checked:border-moss has-checked:bg-paper-shade";

/** A dialog in which the member chooses between two versions of a tip, field by field. */
export function VersionChoice({ base, mine, saved, onChoose }: VersionChoiceProps) {
  const different = differentFields(mine, saved);
  const edited = differentFields(mine, base);
  const versions = [
    { value: "mine", title: "Mine", fields: mine },
    { value: "saved", title: "Saved", fields: saved },
  ];

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choices = new FormData(event.currentTarget);
    const taken = different.filter((name) => choices.get(name) === "saved");
    onChoose({ ...mine, ...Object.fromEntries(taken.map((name) => [name, saved[name]])) });
  }

  return (
    <Modal title="This tip was changed in the meantime" isWide onClose={() => onChoose(null)}>
      {/* Not a flex column, in which WebKit at first lays out a fieldset too tall, by the height of its legend. */}
      <form onSubmit={handleSubmit} className="grid grid-cols-1 gap-6">
        <p>
          The saved tip has changed since you began to write. What is in your form has not been
          saved yet: choose what to keep.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-outline" onClick={() => onChoose(mine)}>
            Keep all of mine
          </button>
          <button type="button" className="btn btn-outline" onClick={() => onChoose(saved)}>
            Keep the saved version
          </button>
        </div>
        {different.map((name) => {
          const { label, show } = fieldLabels[name];
          return (
            <fieldset key={name} className="grid gap-3 border-rule border-t pt-3 sm:grid-cols-2">
              <legend className="pe-3 font-display font-semibold text-lg">{label}</legend>
              {versions.map(({ value, title, fields }) => (
                <label key={value} className={versionClass}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    defaultChecked={value === (edited.includes(name) ? "mine" : "saved")}
                    className="mt-1 size-5 shrink-0 accent-moss"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold">{title}</span>
                    <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
                      {show(fields[name]).trim() || "Nothing"}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-primary">
            Save my choice
          </button>
          <button type="button" className="btn btn-outline" onClick={() => onChoose(null)}>
            Back to the form
          </button>
        </div>
      </form>
    </Modal>
  );
}
