import { type ReactNode, useEffect } from "react";
import { loadAuthClient } from "@/auth/auth-session";
import { type SignInProvider, signInProviders } from "@/auth/auth-user";
import { PageHeading } from "@/components/page-heading";
import { reportError } from "@/lib/report-error";

export interface AuthCardProps {
  title: string;
  text: ReactNode;
  /** Only on wide screens. */
  picture: ReactNode;
  /** Replaces the picture: what the visitor wants to open, beside the form or, on narrow screens, above it. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Loads the Firebase SDK on mount, so that it is ready for a click. */
export function AuthCard({ title, text, picture, preview, children }: AuthCardProps) {
  useEffect(() => {
    // Only reported here: the sign-in tries again, and shows its own error.
    loadAuthClient().catch(reportError);
  }, []);
  return (
    <div className="page grid gap-x-16 gap-y-6 py-12 *:w-full *:max-w-lg *:justify-self-center lg:grid-cols-[32rem_1fr] lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-2 border-ink border-b-2 pb-4">
        <PageHeading className="text-display-lg">{title}</PageHeading>
        <p className="text-ink-soft text-lead">{text}</p>
      </div>
      <div
        className={`lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none ${preview ? "" : "max-lg:hidden"}`}
      >
        <div className="low:static sticky top-28">
          {preview ?? (
            <div className="frame aspect-square rounded-box border border-rule">{picture}</div>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-6">{children}</div>
    </div>
  );
}

export interface ProviderButtonsProps {
  action: string;
  /** Must not throw. */
  onChoose: (provider: SignInProvider) => Promise<void>;
}

/** The buttons stay enabled during a sign-in: the SDK notices only seconds later that its window was closed. */
export function ProviderButtons({ action, onChoose }: ProviderButtonsProps) {
  return signInProviders.map((provider) => (
    <button
      key={provider.id}
      type="button"
      onClick={() => void onChoose(provider)}
      className="btn btn-outline text-base"
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="2.4" d={provider.mark} />
      </svg>
      <span>{`${action} ${provider.label}`}</span>
    </button>
  ));
}
