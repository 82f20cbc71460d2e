import type { RefObject } from "react";
import { demo } from "@/auth/demo";

export interface DemoAccountProps {
  /** The sign-in form. */
  form: RefObject<HTMLFormElement | null>;
}

/** With the mocks in, offers to fill in an account; a real build shows nothing. */
export function DemoAccount({ form }: DemoAccountProps) {
  const { account } = demo;
  if (account === null) return null;

  function handleFill() {
    for (const [name, value] of Object.entries(account ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border border-rule border-dashed p-4">
      <p>This is a demo: try it as {account.email}.</p>
      <button type="button" className="btn btn-outline min-h-touch" onClick={handleFill}>
        Fill in the demo account
      </button>
    </div>
  );
}
