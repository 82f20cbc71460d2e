import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { type LoadVersion, startServiceWorker } from "@/app/offline/service-worker-client";
import { useAuth } from "@/auth/auth-context";
import { dismissLogoutNotice } from "@/auth/auth-session";
import { demo } from "@/auth/demo";
import { confirmAction } from "@/components/dialog";
import { hasUnstoredDraft } from "@/features/tips/editor/draft-storage";
import { useOnline } from "@/lib/browser-state";
import { queryClient, removeExpiredEntries } from "@/lib/query-client";
import { isBlank } from "@/lib/text";

export function AppNotifications() {
  const { endedBy } = useAuth();
  const isOnline = useOnline();
  const isLoggedOut = endedBy === "logoutElsewhere";
  const [newVersion, setNewVersion] = useState<NewVersion | null>(null);
  useEffect(() => startServiceWorker((load) => setNewVersion({ load, isOffered: true })), []);
  useUpdateAtNavigation(newVersion);

  // Here, since this component mounts only when the browser is idle.
  useEffect(() => void removeExpiredEntries(), []);

  const isOffered = newVersion?.isOffered === true;
  return (
    <div ref={reserveHeight} role="status" className="notices print:hidden">
      {!isOnline && (
        <p className="notice text-sm">
          {demo.offlineNotice ?? "You are offline. Pages you’ve visited still work."}
        </p>
      )}
      {isLoggedOut && (
        <div className="notice text-sm">
          <p>You logged out in another tab.</p>
          <DismissButton label="Dismiss" onDismiss={dismissLogoutNotice} />
        </div>
      )}
      {isOffered && (
        <div className="notice">
          A new version of Sow &amp; Tell is ready.
          <span className="flex gap-2">
            <button
              type="button"
              className="btn btn-accent"
              onClick={() => void updateIfSure(newVersion)}
            >
              Update
            </button>
            <DismissButton
              label="Later"
              onDismiss={() => setNewVersion({ ...newVersion, isOffered: false })}
            />
          </span>
        </div>
      )}
    </div>
  );
}

/** Tells the styles how high the notices are: the page's end, what is focused, and toasts are above them. */
function reserveHeight(notices: HTMLElement | null): (() => void) | undefined {
  if (notices === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = notices;
    // An empty value removes the property. Most pages never have a notice, and to set it restyles the whole page.
    style.setProperty("--notice", offsetHeight > 0 ? `${offsetHeight}px` : "");
  });
  observer.observe(notices);
  return () => {
    observer.disconnect();
    style.removeProperty("--notice");
  };
}

interface NewVersion {
  load: LoadVersion;
  /** False once the user has dismissed the notice. */
  isOffered: boolean;
}

/** How long the old worker gets for a page's requests: Chromium may never activate a version that interrupts them. */
const PAGE_REQUESTS_MS = 1000;

/** Loads a new version when the user follows a link, unless that would lose something. */
function useUpdateAtNavigation(newVersion: NewVersion | null): void {
  const { pathname } = useLocation();
  // A redirect, such as after a login, shows its own message.
  const isRedirect = useNavigationType() === "REPLACE";
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (newVersion === null || isRedirect || !canReload()) return;
    const timer = setTimeout(() => newVersion.load(canReload), PAGE_REQUESTS_MS);
    return () => clearTimeout(timer);
  }, [pathname, isRedirect, newVersion]);
}

/** Not while a write is pending, a dialog or a toast is open, or a form has unsaved text. */
function canReload(): boolean {
  const hasDialog = document.querySelector("dialog[open], .swal2-container") !== null;
  return !hasDialog && queryClient.isMutating() === 0 && !hasUnsavedText();
}

/** Whether a form has text that a reload would lose, unlike a draft that the device has stored. */
function hasUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "form:not([data-draft]) :is(input, textarea)",
  );
  const isTyped = [...fields].some(
    ({ value, defaultValue }) => value !== defaultValue && !isBlank(value),
  );
  return isTyped || hasUnstoredDraft();
}

async function updateIfSure({ load }: NewVersion): Promise<void> {
  const isSure =
    !hasUnsavedText() ||
    (await confirmAction({
      icon: "question",
      title: "Update now?",
      text: "What you have written and not sent may be lost.",
      confirmText: "Update anyway",
      cancelText: "Stay",
    }));
  if (isSure) load();
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
