import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { AuthCard, GoogleButton } from "@/auth/auth-card";
import { useAuth } from "@/auth/auth-context";
import { signInErrorMessage } from "@/auth/auth-errors";
import { demo } from "@/auth/demo";
import { showAlert, showToast } from "@/components/dialog";
import { TextField } from "@/components/field";
import { PageTitle } from "@/components/page-heading";
import { PasswordField } from "@/components/password-field";
import { SubmitButton } from "@/components/submit-button";
import { type FormValues, useForm } from "@/components/use-form";
import { useNavigateFromHere } from "@/components/use-navigate-from-here";
import { paths } from "@/lib/paths";
import { SignInReason } from "@/routes/login/sign-in-reason";

/** How long a greeting stands. Milliseconds. */
const GREETING_MS = 2000;

/** Sign-in by e-mail and password, or with Google. */
export function LoginPage() {
  const { signIn, signInWithGoogle } = useAuth();
  const navigateFromHere = useNavigateFromHere();
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit({ email = "", password = "" }: FormValues) {
    setProblem("");
    try {
      await signIn(email, password);
    } catch (error) {
      setProblem("Wrong email or password");
      const note = signInErrorMessage(error);
      void showAlert({
        icon: "error",
        title: "Login Failed",
        text: "Invalid email or password",
        ...(note !== null && { note }),
        focusAfter: () => document.querySelector("form [name=password]"),
      });
      return;
    }
    void showToast("Welcome back! Login Success", { timer: GREETING_MS });
    await navigateFromHere(paths.home);
  }

  async function handleGoogle() {
    setProblem("");
    try {
      await signInWithGoogle();
    } catch {
      setProblem("Google login failed");
      return;
    }
    void showToast("Login Successful", { timer: GREETING_MS });
    await navigateFromHere(paths.home);
  }

  const { errors, isBusy, formProps } = useForm({ submit: handleSubmit });

  return (
    <AuthCard title="Welcome back" text={<SignInReason />}>
      <PageTitle>Login</PageTitle>
      <DemoAccount form={form} />
      <form {...formProps} ref={form} className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          enterKeyHint="next"
          error={errors.email}
        />
        <PasswordField autoComplete="current-password" enterKeyHint="go" error={errors.password} />
        <p role="alert" className="font-semibold text-error empty:hidden">
          {problem}
        </p>
        <SubmitButton isBusy={isBusy} label="Sign In" busyLabel="Signing In..." />
      </form>
      <GoogleButton label="Sign in with Google" onClick={handleGoogle} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={paths.forgotPassword} className="link inline-flex min-h-touch items-center">
          Forgot password?
        </Link>
        <span>
          New here?{" "}
          <Link to={paths.register} className="link font-semibold">
            Create an account
          </Link>
        </span>
      </div>
    </AuthCard>
  );
}

interface DemoAccountProps {
  /** The sign-in form. */
  form: RefObject<HTMLFormElement | null>;
}

/** With the mocks in, offers to fill in an account; a real build shows nothing. */
function DemoAccount({ form }: DemoAccountProps) {
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
