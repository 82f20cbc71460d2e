import { type MouseEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { getAuthState, signOut } from "@/auth/auth-session";
import { demo } from "@/auth/demo";
import { confirmAction } from "@/components/dialog";
import { Modal } from "@/components/modal";
import { reportError } from "@/lib/report-error";
import { conditions, rowOf, type SessionName, signIns } from "@/mocks/conditions";
import { ConditionsPanel } from "@/mocks/conditions-panel";
import { providerAccounts } from "@/mocks/seed/demo-seed";

/** The mocks work offline, but the app's code and the explore page's data file are on the network. */
const OFFLINE_NOTICE =
  "You are offline. In this demo, sharing still works; a reload or a new page does not.";

/** The pending sign-in that the account chooser settles. */
interface PendingSignIn {
  resolve: (idToken: string) => void;
  reject: (error: Error) => void;
}

export interface DemoProps {
  onReset: () => void;
  openSession: (name: SessionName) => Promise<void>;
}

export function Demo(props: DemoProps) {
  const [pendingSignIn, setPendingSignIn] = useState<PendingSignIn | null>(null);

  useEffect(() => {
    demo.chooseAccount = async () => {
      const { code } = rowOf(signIns, conditions.getState().signIn);
      if (code !== null) throw providerError(code);
      return new Promise((resolve, reject) => setPendingSignIn({ resolve, reject }));
    };
    demo.offlineNotice = OFFLINE_NOTICE;
    return () => {
      demo.chooseAccount = null;
      demo.offlineNotice = null;
    };
  }, []);

  function handleChoose(idToken: string) {
    setPendingSignIn(null);
    pendingSignIn?.resolve(idToken);
  }

  function handleClose() {
    setPendingSignIn(null);
    pendingSignIn?.reject(providerError("auth/popup-closed-by-user"));
  }

  return (
    <>
      {pendingSignIn !== null && <AccountChooser onChoose={handleChoose} onClose={handleClose} />}
      {createPortal(<DemoBadge {...props} />, document.body)}
    </>
  );
}

/** The same as the SDK's. */
function providerError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

interface AccountChooserProps {
  /** Receives an ID token of the account: plain JSON, which the mocks and the Auth emulator accept. */
  onChoose: (idToken: string) => void;
  onClose: () => void;
}

function AccountChooser({ onChoose, onClose }: AccountChooserProps) {
  return (
    <Modal title="Choose a demo account" onClose={onClose}>
      <ul className="flex flex-col gap-2">
        {providerAccounts.map((identity) => (
          <li key={identity.email}>
            <button
              type="button"
              className="btn btn-outline h-auto w-full flex-col items-start gap-0 py-2 text-start"
              onClick={() => onChoose(JSON.stringify(identity))}
            >
              <span>{identity.name ?? "Unnamed account"}</span>
              <span className="font-normal text-sm">{identity.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

export interface AccountOfferProps {
  /** The values of the login form's fields, by name. */
  account: { email: string; password: string };
}

/** Offers to fill in the login form that contains it. */
export function AccountOffer({ account }: AccountOfferProps) {
  function handleFill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    for (const [name, value] of Object.entries(account)) {
      const field = form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = value;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border border-rule border-dashed p-4">
      <p>This is a demo: try it as {account.email}.</p>
      <button type="button" className="btn btn-outline" onClick={handleFill}>
        Fill in the demo account
      </button>
    </div>
  );
}

const barButton = "min-h-touch shrink-0 px-2 font-semibold underline underline-offset-4";

function DemoBadge({ onReset, openSession }: DemoProps) {
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  async function handleReset() {
    const isSure = await confirmAction({
      title: "Reset the demo?",
      text: "Tips, accounts and likes go back to the first day.",
      confirmText: "Reset",
    });
    if (!isSure) return;
    if (getAuthState().user !== null) await signOut().catch(reportError);
    onReset();
    window.location.assign("/");
  }

  return (
    <aside
      aria-label="Demo"
      className="flex items-center justify-center gap-3 bg-neutral px-4 pb-[env(safe-area-inset-bottom)] text-neutral-content text-sm"
    >
      <span>This is a demo: all data is on this device.</span>
      <button type="button" className={barButton} onClick={() => setIsPanelOpen(true)}>
        Conditions
      </button>
      <button type="button" className={barButton} onClick={() => void handleReset()}>
        Reset
      </button>
      {isPanelOpen && (
        <ConditionsPanel openSession={openSession} onClose={() => setIsPanelOpen(false)} />
      )}
    </aside>
  );
}
