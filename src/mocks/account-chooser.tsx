import { showContent } from "@/components/dialog";
import { googleIdentities, googleIdToken } from "@/mocks/demo-accounts";
import { pictureUrl } from "@/mocks/seed/pictures";

/** What the SDK throws when Google's window is closed. */
class PopupClosed extends Error {
  readonly code = "auth/popup-closed-by-user";
}

/**
 * Stands in for Google's window.
 * @returns an ID token of the account that the person chose
 * @throws an error with the SDK's code when the dialog is closed without a choice
 */
export async function chooseGoogleAccount(): Promise<string> {
  let chosen: string | null = null;
  await showContent("Choose a demo account", (close) => (
    <ul className="flex flex-col gap-2">
      {googleIdentities(pictureUrl).map((identity) => (
        <li key={identity.email}>
          <button
            type="button"
            className="btn btn-outline h-auto min-h-touch w-full flex-col items-start gap-0 py-2 text-start"
            onClick={() => {
              chosen = googleIdToken(identity);
              close();
            }}
          >
            <span>{identity.name ?? "Somebody without a name"}</span>
            <span className="font-normal text-sm">{identity.email}</span>
          </button>
        </li>
      ))}
    </ul>
  ));
  if (chosen === null) throw new PopupClosed("Firebase: Error (auth/popup-closed-by-user).");
  return chosen;
}
