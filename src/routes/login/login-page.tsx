import { useId, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";
import { AuthCard, ProviderButtons } from "@/auth/auth-card";
import { useAuth } from "@/auth/auth-context";
import {
  authErrorMessage,
  isSetUpError,
  isSignInUnavailable,
  isSuperseded,
  signInErrorMessage,
} from "@/auth/auth-errors";
import { isMember, type SignInProvider } from "@/auth/auth-user";
import { demo } from "@/auth/demo";
import { SignInReason } from "@/auth/return-to";
import { showAlert, showToast } from "@/components/dialog";
import { PasswordField, TextField } from "@/components/field";
import { FormBox, type FormValues, SubmitButton, useForm } from "@/components/form";
import { PageTitle } from "@/components/page-heading";
import { Plate } from "@/features/plates/plate";
import { useWantedTip, WantedTipCard } from "@/features/tips/wanted-tip";
import { paths } from "@/lib/paths";

const GREETING_MS = 2000;

const UNAVAILABLE =
  "The sign-in service couldn’t check your password. Please reload the page, and try again in a few minutes.";

export function Page() {
  const { user, endedBy, signIn, signInWithProvider } = useAuth();
  const { state } = useLocation();
  const wanted = useWantedTip();
  // A shared address has no title, which the home page says after the login.
  const passedOn = wanted ? { ...state, title: wanted.title } : state;
  const [problem, setProblem] = useState("");
  const problemId = useId();
  const [providerProblem, setProviderProblem] = useState<ProviderProblem | null>(null);

  function clearProblems() {
    setProblem("");
    setProviderProblem(null);
  }

  async function handleSubmit({ email = "", password = "" }: FormValues, form: HTMLFormElement) {
    try {
      await signIn(email, password);
    } catch (error) {
      const isUnavailable = isSignInUnavailable(error);
      const note = signInErrorMessage(error);
      // Without a connection, too, it is "Wrong email or password"; the dialog's note then gives the reason.
      setProblem(isUnavailable ? "We couldn’t sign you in" : "Wrong email or password");
      void showAlert({
        icon: "error",
        title: "Login Failed",
        text: isUnavailable ? unavailableText(error) : "Invalid email or password",
        ...(note !== null && { note }),
        focusAfter: form.querySelector("[name=password]"),
      });
      return;
    }
    void showToast("Welcome back! Login Success", { timer: GREETING_MS });
  }

  async function handleProvider({ id, label }: SignInProvider) {
    clearProblems();
    try {
      await signInWithProvider(id);
    } catch (error) {
      if (isSuperseded(error)) return;
      setProviderProblem({ label, reason: authErrorMessage(error) });
      return;
    }
    void showToast("Login Successful", { timer: GREETING_MS });
  }

  const { errors, isBusy, formProps } = useForm({ submit: handleSubmit });

  // Signed in, here or in another tab, or restored by the SDK (see `writeSession`).
  if (isMember(user)) {
    return <Navigate to={paths.home} replace state={{ ...passedOn, arrival: "login" }} />;
  }

  return (
    <AuthCard
      title="Welcome back"
      text={<SignInReason />}
      wanted={wanted && { title: wanted.title, form: "login", state: passedOn }}
      picture={<Plate seed="welcome back" name="foxglove" className="size-full" />}
      preview={wanted?.tip && <WantedTipCard tip={wanted.tip} />}
    >
      <PageTitle>Login</PageTitle>
      {endedBy === "provider" && (
        <p className="border-terracotta border-s-4 bg-paper-shade p-4">
          You were signed out because the sign-in service no longer accepts your session. What you
          wrote is still on this device.
        </p>
      )}
      <FormBox className="flex min-h-[calc(18.25rem+var(--providers)*4.25rem)] flex-col gap-6">
        <ProviderButtons action="Sign in with" onChoose={handleProvider} />
        <form {...formProps} onSubmitCapture={clearProblems} className="flex flex-col">
          {demo.accountOffer && <div className="mb-5">{demo.accountOffer}</div>}
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="username"
            error={errors.email}
          />
          <PasswordField
            autoComplete="current-password"
            enterKeyHint="go"
            error={errors.password}
            problemId={problem === "" ? undefined : problemId}
            aside={
              <Link
                to={paths.forgotPassword}
                className="link inline-flex min-h-touch items-center text-sm"
              >
                Forgot password?
              </Link>
            }
          />
          <SubmitButton isBusy={isBusy} label="Sign In" busyLabel="Signing In..." />
          <p id={problemId} role="alert" className="mt-2 min-h-5 text-error text-sm">
            <span className="font-semibold">{problem}</span>
            {providerProblem !== null && (
              <>
                <span className="font-semibold">{`${providerProblem.label} login failed`}</span>
                <span className="block">{providerProblem.reason}</span>
              </>
            )}
          </p>
        </form>
      </FormBox>
      {wanted === null && (
        <p>
          New here?{" "}
          <Link to={paths.register} state={passedOn} className="link font-semibold">
            Create an account
          </Link>
        </p>
      )}
    </AuthCard>
  );
}

function unavailableText(error: unknown): string {
  const setUpMessage = isSetUpError(error) ? authErrorMessage(error) : null;
  return setUpMessage ?? UNAVAILABLE;
}

interface ProviderProblem {
  label: string;
  reason: string | null;
}
