import { useEffect, useState } from "react";
import { startServiceWorker } from "@/app/offline/service-worker-client";
import { useAuth } from "@/auth/auth-context";
import { dismissLogoutNotice } from "@/auth/auth-session";
import { demo } from "@/auth/demo";
import { useOnline } from "@/lib/hooks";
import { removeExpiredEntries } from "@/lib/query-client";

export function AppNotifications() {
  const { endedBy } = useAuth();
  const isOnline = useOnline();
  const isLoggedOut = endedBy === "logoutElsewhere";
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => startServiceWorker((loadNewVersion) => setUpdate(() => loadNewVersion)), []);

  // Here, since this component mounts only when the browser is idle.
  useEffect(() => void removeExpiredEntries(), []);

  const hasNotice = !isOnline || isLoggedOut || update !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-has-notice", hasNotice);
  }, [hasNotice]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--bottom-bars) z-40 flex flex-col items-center gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {!isOnline && (
        <p className="notice text-sm">
          {demo.offlineNotice ?? "You are offline. Pages you've visited still work."}
        </p>
      )}
      {isLoggedOut && (
        <div className="notice text-sm">
          <p>You logged out in another tab.</p>
          <DismissButton label="Dismiss" onDismiss={dismissLogoutNotice} />
        </div>
      )}
      {update !== null && (
        <div className="notice">
          A new version of Sow &amp; Tell is ready.
          <span className="flex gap-2">
            <button type="button" className="btn btn-accent" onClick={update}>
              Update
            </button>
            <DismissButton label="Later" onDismiss={() => setUpdate(null)} />
          </span>
        </div>
      )}
    </div>
  );
}

interface DismissButtonProps {
  label: string;
  onDismiss: () => void;
}

function DismissButton({ label, onDismiss }: DismissButtonProps) {
  return (
    <button
      type="button"
      className="min-h-touch px-2 font-semibold underline underline-offset-4"
      onClick={() => {
        // The button, which has the focus, is about to disappear.
        document.querySelector("main")?.focus({ preventScroll: true });
        onDismiss();
      }}
    >
      {label}
    </button>
  );
}
