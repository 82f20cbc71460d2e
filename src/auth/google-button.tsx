import { useState } from "react";
import { useKeptFocus } from "@/components/use-kept-focus";

export interface GoogleButtonProps {
  label: string;
  /** Signs in; shows its own failure and does not throw. */
  onClick: () => Promise<void>;
}

/** Signs in with Google; the window opens within the click. */
export function GoogleButton({ label, onClick }: GoogleButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useKeptFocus(isBusy);

  async function handleClick() {
    setIsBusy(true);
    await onClick();
    setIsBusy(false);
  }

  return (
    <button
      ref={button}
      type="button"
      disabled={isBusy}
      onClick={() => void handleClick()}
      className="btn btn-outline min-h-touch text-base"
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          d="M20.4 12H12m8.3-1.6A8.5 8.5 0 1 1 18 6"
        />
      </svg>
      {label}
    </button>
  );
}
