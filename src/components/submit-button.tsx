import { useKeptFocus } from "@/components/use-kept-focus";

export interface SubmitButtonProps {
  isBusy: boolean;
  label: string;
  /** What it reads while the form is on its way. */
  busyLabel: string;
  className?: string;
}

/** Sends a form; disabled while that runs, so that nothing is sent twice. */
export function SubmitButton({ isBusy, label, busyLabel, className = "" }: SubmitButtonProps) {
  const button = useKeptFocus(isBusy);
  return (
    <button
      ref={button}
      type="submit"
      disabled={isBusy}
      className={`btn btn-primary min-h-touch text-base ${className}`}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
