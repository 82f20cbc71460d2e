import { type ReactNode, useEffect } from "react";
import { Link } from "react-router-dom";
import { loadAuthClient } from "@/auth/auth-session";
import { type SignInProvider, signInProviders } from "@/auth/auth-user";
import { PageHeading } from "@/components/page-heading";
import { paths } from "@/lib/paths";
import { reportError } from "@/lib/report-error";

export interface AuthCardProps {
  title: string;
  text: ReactNode;
  /** The tip for which a visitor came, which then is the heading. */
  wanted: WantedProps | null;
  /** Only on wide screens. */
  picture: ReactNode;
  /** Replaces the picture: what the visitor wants to open, beside the form or, on narrow screens, above it. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Loads the Firebase SDK on mount, so that it is ready for a click. */
export function AuthCard(props: AuthCardProps) {
  const { title, text, wanted, picture, preview, children } = props;
  useEffect(() => {
    // Only reported here: the sign-in tries again, and shows its own error.
    loadAuthClient().catch(reportError);
  }, []);
  return (
    <div
      className="page grid gap-x-16 gap-y-6 py-12 *:w-full *:max-w-lg *:justify-self-center lg:grid-cols-[32rem_1fr] lg:grid-rows-[auto_1fr]"
      // The heights of the forms' boxes count their buttons.
      style={{ "--providers": signInProviders.length }}
    >
      <div className="flex flex-col gap-2 border-ink border-b-2 pb-4">
        {wanted === null ? (
          <>
            <PageHeading className="text-display-lg">{title}</PageHeading>
            <p className="text-ink-soft text-lead">{text}</p>
          </>
        ) : (
          <Wanted {...wanted} />
        )}
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

interface WantedProps {
  title: string | undefined;
  /** The page's form. */
  form: "login" | "register";
  /** For the other form's page. */
  state: unknown;
}

const forms = [
  { form: "register", to: paths.register, text: "Create an account" },
  { form: "login", to: paths.login, text: "Sign in" },
] as const;

function Wanted({ title = "A gardening tip", form: current, state }: WantedProps) {
  return (
    <>
      <PageHeading className="title-lines text-display-md">
        <span dir="auto">{title}</span>
      </PageHeading>
      <p className="text-ink-soft text-lead">Read on with a free account</p>
      <div className="grid grid-cols-2 gap-2">
        {forms.map(({ form, to, text }) => (
          <Link
            key={form}
            to={to}
            state={state}
            replace
            aria-current={form === current ? "page" : undefined}
            className={`btn px-2 ${form === "register" ? "btn-primary" : "btn-outline"}`}
          >
            {text}
          </Link>
        ))}
      </div>
    </>
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
