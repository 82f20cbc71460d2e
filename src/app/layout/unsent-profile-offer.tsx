import { useIsMutating, useMutation } from "@tanstack/react-query";
import { readUnsentProfile, removeUnsentProfile } from "@/auth/unsent-profile";
import { createUserRecord, registrationKey, type UserRecord } from "@/auth/users.api";
import { AsyncButton } from "@/components/button";
import { showAlert, showToast } from "@/components/dialog";
import { errorMessage } from "@/lib/error-message";
import { isOutcomeUnknown } from "@/lib/http-error";

/** Offers to send the profile if the backend is not known to have stored it at registration. */
export function UnsentProfileOffer({ uid }: { uid: string }) {
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationKey: registrationKey,
    mutationFn: createUserRecord,
  });
  const isSending = useIsMutating({ mutationKey: registrationKey }) > 0;
  const profile = readUnsentProfile(uid);
  if (isSuccess || profile === null) return null;
  // Hidden while the registration sends the profile. During the offer's own request, the button stays.
  if (isSending && !isPending) return null;

  async function handleSend(unsent: UserRecord) {
    try {
      await mutateAsync(unsent);
    } catch (error) {
      const { text } = errorMessage(error);
      void showAlert(
        isOutcomeUnknown(error)
          ? {
              icon: "error",
              title: "We don't know whether your profile was saved",
              text: `Sending it again may store it twice. ${text}`,
            }
          : { icon: "error", title: "We couldn't save your profile", text },
      );
      return;
    }
    removeUnsentProfile(uid);
    void showToast("Profile saved");
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">Part of your profile from registration may not have been saved.</p>
      <AsyncButton className="btn btn-primary" onClick={() => handleSend(profile)}>
        Send your profile
      </AsyncButton>
    </div>
  );
}
