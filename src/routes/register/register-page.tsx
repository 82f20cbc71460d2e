import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useNavigate } from "react-router-dom";
import { AuthCard, ProviderButtons } from "@/auth/auth-card";
import { useAuth } from "@/auth/auth-context";
import { authErrorMessage, isEmailTaken, providerMessage } from "@/auth/auth-errors";
import { getAuthState } from "@/auth/auth-session";
import { isMember, type Profile } from "@/auth/auth-user";
import type { SignInProvider } from "@/auth/sign-in-providers";
import { removeUnsentProfile, saveUnsentProfile } from "@/auth/unsent-profile";
import { createUserRecord, registrationKey, type UserRecord } from "@/auth/users.api";
import { confirmAction, showAlert } from "@/components/dialog";
import { PageTitle } from "@/components/page-heading";
import type { FormErrors, FormValues } from "@/components/use-form";
import { useNavigateFromHere } from "@/components/use-navigate-from-here";
import { Plate } from "@/features/plates/plate";
import { paths } from "@/lib/paths";
import { RecordFailed } from "@/routes/register/record-failed";
import { RegisterForm } from "@/routes/register/register-form";

const ACCOUNT_CREATED_MS = 2000;
const PROVIDER_SUCCESS_MS = 1500;

/** What is saved once there is an account. */
interface Registration {
  uid: string;
  profile: Profile;
  record: UserRecord;
}

interface Unsaved {
  registration: Registration;
  error: unknown;
  /** Milliseconds since 1970. */
  failedAt: number;
}

/**
 * By e-mail: creates the Firebase account, sets its name and picture, and creates the backend's record, which may fail on
 * its own. A sign-up with Google creates no record, as in the spec.
 */
export function RegisterPage() {
  const { user, register, updateProfile, signInWithProvider } = useAuth();
  const { mutateAsync: saveRegistration } = useMutation({
    mutationKey: registrationKey,
    mutationFn: async ({ uid, profile, record }: Registration) => {
      await updateProfile(uid, profile);
      await createUserRecord(record);
    },
  });
  const navigate = useNavigate();
  const navigateFromHere = useNavigateFromHere();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  /** Whether this page is starting, or has started, a session: it then announces the outcome instead of redirecting. */
  const [isRegistering, setIsRegistering] = useState(false);

  async function showFailure(error: unknown, form: HTMLFormElement) {
    const note = authErrorMessage(error);
    const message = {
      icon: "error",
      title: "Registration Failed",
      // The provider's own words, as in the spec.
      text: providerMessage(error),
      ...(note !== null && { note }),
      focusAfter: form.querySelector("[name=email]"),
    } as const;
    if (!isEmailTaken(error)) return showAlert(message);
    const buttons = { confirmText: "Sign in instead", cancelText: "OK" };
    if (await confirmAction({ ...message, ...buttons })) await navigate(paths.login);
  }

  async function handleSubmit(values: FormValues, form: HTMLFormElement): Promise<FormErrors> {
    const { name = "", email = "", photoUrl = "", password = "" } = values;
    let uid: string;
    setUnsaved(null);
    setIsRegistering(true);
    try {
      ({ uid } = await register(email, password));
    } catch (error) {
      setIsRegistering(false);
      void showFailure(error, form);
      const note = authErrorMessage(error);
      return isEmailTaken(error) && note !== null ? { email: note } : {};
    }
    const { location = "", specialty = "", bio = "" } = values;
    const record = { location, specialty, bio };
    saveUnsentProfile(uid, record);
    await save({ uid, record, profile: { displayName: name, photoURL: photoUrl } });
    return {};
  }

  async function save(registration: Registration) {
    try {
      await saveRegistration(registration);
    } catch (error) {
      setUnsaved({ registration, error, failedAt: Date.now() });
      return;
    }
    removeUnsentProfile(registration.uid);
    // In another tab, the new member has logged out, or another one has signed in.
    if (getAuthState().user?.uid !== registration.uid) return setIsRegistering(false);
    await showAlert({
      icon: "success",
      title: "Account Created!",
      text: "Your account has been successfully created.",
      timer: ACCOUNT_CREATED_MS,
    });
    await navigateFromHere(paths.home, { replace: true });
  }

  async function handleProvider({ id, label }: SignInProvider) {
    setUnsaved(null);
    setIsRegistering(true);
    try {
      await signInWithProvider(id);
    } catch (error) {
      setIsRegistering(false);
      // As in the spec, the failure is only logged.
      console.error(`${label} sign-up failed`, error);
      return;
    }
    await showAlert({ icon: "success", title: "Sign In Success", timer: PROVIDER_SUCCESS_MS });
    await navigateFromHere(paths.home, { replace: true });
  }

  /** Whether, in another tab, the new member has logged out, or another one has signed in. */
  const isOver = unsaved !== null && user?.uid !== unsaved.registration.uid;
  // A member opened the page, or signed in from another tab, perhaps to another account.
  if (isMember(user) && (!isRegistering || isOver)) return <Navigate to={paths.home} replace />;

  return (
    <AuthCard
      title="Create your account"
      text="One notebook, shared by all its gardeners."
      picture={<Plate seed="your first page" name="sunflower" className="size-full" />}
    >
      <PageTitle>Register</PageTitle>
      {unsaved === null || isOver ? (
        <>
          <ProviderButtons action="Sign up with" onChoose={handleProvider} />
          <RegisterForm onSubmit={handleSubmit} />
          <p>
            Have an account already?{" "}
            <Link to={paths.login} className="link font-semibold">
              Sign in
            </Link>
          </p>
        </>
      ) : (
        <RecordFailed
          // A repeated failure is a new alert, so that it is announced.
          key={unsaved.failedAt}
          error={unsaved.error}
          record={unsaved.registration.record}
          onRetry={() => save(unsaved.registration)}
        />
      )}
    </AuthCard>
  );
}
