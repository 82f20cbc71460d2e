import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { AuthCard, ProviderButtons } from "@/auth/auth-card";
import { useAuth } from "@/auth/auth-context";
import { authErrorMessage, isEmailTaken, isSuperseded, providerMessage } from "@/auth/auth-errors";
import { getAuthState } from "@/auth/auth-session";
import { isMember, type Profile, type SignInProvider } from "@/auth/auth-user";
import { createUserRecord, type UserRecord } from "@/auth/users.api";
import { confirmAction, prepareDialogs, showAlert } from "@/components/dialog";
import { FormBox, type FormErrors, type FormValues, forgetForm } from "@/components/form";
import { PageTitle } from "@/components/page-heading";
import { Plate } from "@/features/plates/plate";
import { useWantedTip, WantedTipCard } from "@/features/tips/wanted-tip";
import { errorMessage } from "@/lib/error-message";
import { useIsMounted } from "@/lib/hooks";
import { isOutcomeUnknown } from "@/lib/http";
import { paths } from "@/lib/paths";
import { RegisterForm } from "@/routes/register/register-form";

export const ACCOUNT_CREATED_MS = 2000;
const PROVIDER_SUCCESS_MS = 1500;

const accountCreated = {
  icon: "success",
  title: "Account Created!",
  text: "Your account has been successfully created.",
  timer: ACCOUNT_CREATED_MS,
} as const;

interface Registration {
  uid: string;
  profile: Profile;
  record: UserRecord;
}

/** The account remains if its name, photo or record cannot be saved. A sign-up with Google creates no record. */
export function Page() {
  const { user, register, updateProfile, signInWithProvider } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = useWantedTip();
  const passedOn = wanted ? { ...state, title: wanted.title } : state;
  const isMounted = useIsMounted();
  /** The page then announces the outcome before it redirects. */
  const [isRegistering, setIsRegistering] = useState(false);
  const [failure, setFailure] = useState("");

  async function goHome() {
    const arrived = { ...passedOn, arrival: "registration" };
    if (isMounted()) await navigate(paths.home, { replace: true, state: arrived });
  }

  async function showFailure(error: unknown, form: HTMLFormElement) {
    const note = authErrorMessage(error);
    const message = {
      icon: "error",
      title: "Registration Failed",
      text: providerMessage(error),
      ...(note !== null && { note }),
      focusAfter: form.querySelector("[name=email]"),
    } as const;
    if (!isEmailTaken(error)) return showAlert(message);
    const buttons = { confirmText: "Sign in instead", cancelText: "OK" };
    if (await confirmAction({ ...message, ...buttons }))
      await navigate(paths.login, { state: passedOn });
  }

  async function handleSubmit(values: FormValues, form: HTMLFormElement): Promise<FormErrors> {
    const { name = "", email = "", photoUrl = "", password = "" } = values;
    let uid: string;
    // So that a failure can be shown even if the connection is lost.
    void prepareDialogs();
    setIsRegistering(true);
    setFailure("");
    try {
      ({ uid } = await register(email, password));
    } catch (error) {
      setIsRegistering(false);
      void showFailure(error, form);
      const note = authErrorMessage(error);
      if (isEmailTaken(error) && note !== null) return { email: note };
      setFailure(note ?? providerMessage(error));
      return {};
    }
    forgetForm("registration");
    const { location = "", specialty = "", bio = "" } = values;
    const record = { location, specialty, bio };
    await save({ uid, record, profile: { displayName: name, photoURL: photoUrl } });
    // A logout in the meantime leaves this page open.
    form.reset();
    return {};
  }

  async function save(registration: Registration): Promise<void> {
    const isOver = () => getAuthState().user?.uid !== registration.uid;
    try {
      await updateProfile(registration.uid, registration.profile);
      await createUserRecord(registration.record);
      if (!isOver()) await showAlert(accountCreated);
    } catch (error) {
      const question = recordFailure(error, registration.record);
      // If the user changes, the dialog closes (app/remove-others-data.ts), which means no.
      if (!isOver() && (await confirmAction(question))) return save(registration);
    }
    if (isOver()) setIsRegistering(false);
    else await goHome();
  }

  async function handleProvider({ id, label }: SignInProvider) {
    setIsRegistering(true);
    try {
      await signInWithProvider(id);
    } catch (error) {
      if (isSuperseded(error)) return;
      setIsRegistering(false);
      console.error(`${label} sign-up failed`, error);
      return;
    }
    forgetForm("registration");
    await showAlert({ icon: "success", title: "Sign In Success", timer: PROVIDER_SUCCESS_MS });
    await goHome();
  }

  // Signed in, in another tab, or restored by the SDK (see `writeSession`).
  if (isMember(user) && !isRegistering)
    return <Navigate to={paths.home} replace state={passedOn} />;

  return (
    <AuthCard
      title="Create your account"
      text="One notebook, shared by all its gardeners."
      wanted={wanted && { title: wanted.title, form: "register", state: passedOn }}
      picture={<Plate seed="your first page" name="sunflower" className="size-full" />}
      preview={wanted?.tip && <WantedTipCard tip={wanted.tip} />}
    >
      <PageTitle>Register</PageTitle>
      <FormBox className="flex min-h-[calc(42.25rem+var(--providers)*4.25rem)] flex-col gap-6 min-[24.75rem]:min-h-[calc(38rem+var(--providers)*4.25rem)]">
        <ProviderButtons action="Sign up with" onChoose={handleProvider} />
        <RegisterForm failure={failure} onSubmit={handleSubmit} />
      </FormBox>
      {wanted === null && (
        <p>
          Have an account already?{" "}
          <Link to={paths.login} state={state} className="link font-semibold">
            Sign in
          </Link>
        </p>
      )}
    </AuthCard>
  );
}

/** If the account exists, but perhaps not its record. */
function recordFailure(error: unknown, record: UserRecord) {
  const isUnknown = isOutcomeUnknown(error);
  const isEmpty = Object.values(record).every((text) => text === "");
  const unsaved = isUnknown
    ? "Your profile may have been saved; sending it again may store it twice. "
    : "Your location, specialty and bio haven’t been saved yet. ";
  return {
    icon: "error",
    title: isUnknown
      ? "Your account was created, but we don’t know whether your profile was saved"
      : "Your account was created, but we couldn’t save your profile",
    text: `You are signed in. ${isEmpty ? "" : unsaved}${errorMessage(error).text}`,
    mustChoose: true,
    confirmText: "Try again",
    cancelText: "Continue without it",
  } as const;
}
