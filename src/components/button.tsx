import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "@/lib/use-hydrated";

export interface AsyncButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  /** Must show its own failures and not throw. */
  onClick: () => Promise<void>;
}

export function AsyncButton({ onClick, ...buttonProps }: AsyncButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useRestoredFocus(isBusy);

  async function handleClick() {
    setIsBusy(true);
    try {
      await onClick();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <button
      {...buttonProps}
      ref={button}
      type="button"
      disabled={isBusy}
      onClick={() => void handleClick()}
    />
  );
}

export interface SubmitButtonProps {
  isBusy: boolean;
  label: string;
  busyLabel: string;
  className?: string;
}

export function SubmitButton({ isBusy, label, busyLabel, className = "" }: SubmitButtonProps) {
  const button = useRestoredFocus(isBusy);
  const isHydrated = useHydrated();
  return (
    <button
      ref={button}
      type="submit"
      // Until then, the browser itself would submit a prerendered form, and leave the page.
      disabled={isBusy || !isHydrated}
      className={`btn btn-primary text-base ${className}`}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      <span>{isBusy ? busyLabel : label}</span>
    </button>
  );
}

/**
 * Restores the focus that a button loses while it is disabled, unless the user has moved the focus in the meantime.
 * @returns a ref for the button
 */
export function useRestoredFocus(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Read while rendering, since Chromium drops the focus as soon as React disables the button.
  if (isBusy && button.current?.disabled === false) {
    hadFocus.current = document.activeElement === button.current;
  }
  useLayoutEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const isNowhere = document.activeElement === document.body;
    if (isNowhere) button.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return button;
}
