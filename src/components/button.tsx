import type { ComponentProps } from "react";

export interface SubmitButtonProps
  extends Pick<ComponentProps<"button">, "className" | "disabled"> {
  isBusy: boolean;
  label: string;
  busyLabel: string;
}

/** While its form is sent, it does nothing, but keeps the focus, which a disabled button would lose. */
export function SubmitButton({
  isBusy,
  label,
  busyLabel,
  className = "",
  disabled,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={disabled}
      aria-disabled={isBusy}
      // Enter in a field also clicks this button.
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
      className={`btn btn-primary text-base ${className}`}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      <span>{isBusy ? busyLabel : label}</span>
    </button>
  );
}
