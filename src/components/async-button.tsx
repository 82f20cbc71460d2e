import { type ComponentProps, useState } from "react";
import { useRestoredFocus } from "@/components/use-restored-focus";

export interface AsyncButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  /** Shows its own failure and does not throw. */
  onClick: () => Promise<void>;
}

/** A button that is disabled while its action runs, and has the focus again afterwards. */
export function AsyncButton({ onClick, ...buttonProps }: AsyncButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const button = useRestoredFocus(isBusy);

  async function handleClick() {
    setIsBusy(true);
    await onClick();
    setIsBusy(false);
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
