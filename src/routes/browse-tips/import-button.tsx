import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { showAlert } from "@/components/dialog";
import { importSavedTips } from "@/routes/browse-tips/import-saved-tips";

export interface ImportButtonProps {
  className: string;
}

/** Takes saved tips in from a file, and says what came of it. */
export function ImportButton({ className }: ImportButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const outcome = await importSavedTips(file);
    // Choosing the same file again is a change too.
    currentTarget.value = "";
    // Where the dialog gives the focus back to: not every browser has it here after a press.
    button.current?.focus();
    await showAlert(outcome);
  }

  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label="File of saved tips"
        hidden
        onChange={(event) => void handleFile(event)}
      />
      <button
        ref={button}
        type="button"
        className={className}
        onClick={() => field.current?.click()}
      >
        <FileUp aria-hidden="true" size={18} />
        Import
      </button>
    </>
  );
}
