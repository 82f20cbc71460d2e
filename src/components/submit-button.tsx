import { useRestoredFocus } from "@/components/use-restored-focus";

export interface SubmitButtonProps {
  isBusy: boolean;
  label: string;
  busyLabel: string;
  className?: string;
}

/** Submits a form; disabled while it is pending, so that nothing is sent twice. */
export function SubmitButton({ isBusy, label, busyLabel, className = "" }: SubmitButtonProps) {
  const button = useRestoredFocus(isBusy);
  return (
    <button
      ref={button}
      type="submit"
      disabled={isBusy}
      className={`btn btn-primary min-h-touch text-base ${className}`}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      <span>{isBusy ? busyLabel : label}</span>
    </button>
  );
}
