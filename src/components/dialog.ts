/**
 * @file Alerts, confirmations and toasts. No other module imports SweetAlert2, which loads with the first of them or
 * with `prepareDialogs`.
 */

import type { SweetAlertIcon, SweetAlertOptions } from "sweetalert2";
import { reportError } from "@/lib/report-error";

type Swal = typeof import("sweetalert2").default;

let swal: Swal | null = null;

/** Loads SweetAlert2. After that, dialogs also open offline. @returns null if it fails to load */
export async function prepareDialogs(): Promise<Swal | null> {
  try {
    swal = (await import("sweetalert2")).default;
    return swal;
  } catch (error) {
    reportError(error);
    return null;
  }
}

/** Settles when the last requested alert or confirmation has closed. Later dialogs and toasts wait for it. */
let lastAlert: Promise<unknown> = Promise.resolve();

/** The number of `closeDialog` calls. A dialog that was requested before a call does not open after it. */
let generation = 0;

/** Closes the open dialog or toast, and discards those that are waiting. */
export function closeDialog(): void {
  generation += 1;
  swal?.close();
}

/** What to focus after the last of several dialogs in a row: by default, what had the focus before the first. */
let focusTarget: HTMLElement | null = null;

/**
 * Opens an alert, a confirmation or a toast once no alert or confirmation is open. Alerts and confirmations also wait
 * until no `Modal` is open, since it would make them inert; an inert toast can still be read.
 * @param focusAfter the element to focus after the dialog has closed. If it is missing, or has left the document by the
 *   time the library has loaded, the element that has the focus then takes its place. Ignored for toasts
 * @returns after it has closed, whether its confirm button was pressed; false if `closeDialog` discarded it; null if
 *   the library fails to load
 */
async function fire(
  options: SweetAlertOptions,
  focusAfter?: Element | null,
): Promise<boolean | null> {
  const ownGeneration = generation;
  const Swal = await prepareDialogs();
  if (generation !== ownGeneration) return false;
  if (Swal === null) return null;
  // Read only now: by now, `useRestoredFocus` has focused a submit button that was disabled while its form was sent.
  const target = focusAfter?.isConnected ? focusAfter : document.activeElement;
  const isInDialog = target?.closest("[role=dialog]");
  if (!options.toast && !isInDialog) focusTarget = target instanceof HTMLElement ? target : null;
  const openInTurn = async () => {
    if (!options.toast) await modalsClosed();
    return generation === ownGeneration && (await open(Swal, options)).isConfirmed;
  };
  const closed = lastAlert.then(openInTurn, openInTurn);
  if (!options.toast) lastAlert = closed;
  return closed;
}

async function modalsClosed(): Promise<void> {
  const modal = document.querySelector("dialog[open]");
  if (modal === null) return;
  await new Promise((resolve) => modal.addEventListener("close", resolve, { once: true }));
  await modalsClosed();
}

/** The id of the note's element, by which `aria-describedby` refers to it. */
const NOTE_ID = "dialog-note";

function open(Swal: Swal, options: SweetAlertOptions) {
  return Swal.fire({
    buttonsStyling: false,
    willOpen: (popup) => popup.setAttribute("aria-describedby", `swal2-html-container ${NOTE_ID}`),
    iconColor: `var(--color-${options.icon === "question" ? "info" : options.icon})`,
    ...(!options.toast && {
      heightAuto: false,
      // SweetAlert2 does not return the focus if another dialog or toast opens within 100 ms. When an unrelated dialog
      // closes later, SweetAlert2 then focuses what had the focus before the first one.
      returnFocus: false,
      didClose: () => {
        if (!Swal.isVisible()) returnFocus();
      },
    }),
    ...options,
    customClass: {
      container: "dialog-layer",
      popup: "dialog",
      title: "leading-tight",
      actions: "gap-3",
      confirmButton: "btn btn-primary",
      cancelButton: "btn btn-outline",
      ...options.customClass,
    },
  });
}

/** Focuses `focusTarget` or, if it cannot take the focus, the page's heading. */
function returnFocus(): void {
  focusTarget?.focus();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

interface Message {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  /** Shown below the buttons. */
  note?: string;
  /** As in `fire`. */
  focusAfter?: Element | null;
}

export interface AlertOptions extends Message {
  /** Milliseconds until it closes on its own. With a timer, it has no button. By default it stays open. */
  timer?: number;
}

/** Resolves when the dialog has closed, or was discarded. Uses `window.alert` if the library fails to load. */
export async function showAlert({ timer, ...message }: AlertOptions): Promise<void> {
  const withoutButton = timer !== undefined && { timer, showConfirmButton: false };
  const isConfirmed = await fire({ ...contentOf(message), ...withoutButton }, message.focusAfter);
  if (isConfirmed === null) window.alert(plainText(message));
}

interface ConfirmOptions extends Omit<Message, "icon"> {
  confirmText: string;
  cancelText?: string;
  /** By default `warning`, with a red button to confirm. */
  icon?: SweetAlertIcon;
  /** Whether only its buttons close it, and not the Escape key or a click outside it. */
  mustChoose?: boolean;
}

/** Resolves to true if the user confirmed. Uses `window.confirm` if the library fails to load. */
export async function confirmAction(options: ConfirmOptions): Promise<boolean> {
  const { confirmText, cancelText = "Cancel", icon = "warning", mustChoose, ...content } = options;
  const message = { ...content, icon };
  const buttons = {
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    focusCancel: true,
    allowEscapeKey: !mustChoose,
    allowOutsideClick: !mustChoose,
    ...(icon === "warning" && { customClass: { confirmButton: "btn btn-error" } }),
  };
  const isConfirmed = await fire({ ...contentOf(message), ...buttons }, message.focusAfter);
  // The browser's own buttons cannot be renamed.
  const answers = `OK: ${confirmText}\nCancel: ${cancelText}`;
  return isConfirmed ?? window.confirm(`${plainText(message)}\n\n${answers}`);
}

function contentOf({ icon, title, text = "", note }: Message) {
  return { icon, titleText: title, text, footer: note ? noteElement(note) : "" };
}

function plainText({ title, text, note }: Message): string {
  return [title, text, note].filter(Boolean).join("\n\n");
}

const TOAST_MS = 1500;

interface ToastOptions {
  icon?: SweetAlertIcon;
  /** Milliseconds until it closes, by default `TOAST_MS`. If it has a button, hover and focus pause the timer. */
  timer?: number;
  /** The label of its button. By default there is none. */
  actionLabel?: string;
}

/**
 * Resolves when the toast has closed, with whether its button was pressed. If the library fails to load, shows nothing:
 * no toast is worth the interruption by `window.alert`.
 */
export async function showToast(
  title: string,
  { icon = "success", timer = TOAST_MS, actionLabel }: ToastOptions = {},
): Promise<boolean> {
  const isConfirmed = await fire({
    showConfirmButton: actionLabel !== undefined,
    ...(actionLabel !== undefined && {
      confirmButtonText: actionLabel,
      didOpen: pauseWhileInUse,
    }),
    toast: true,
    // At the top it would cover the logo or the menu.
    position: "bottom",
    icon,
    titleText: title,
    timer,
    timerProgressBar: true,
    customClass: {
      // Without a button, it lets clicks through to what it covers.
      popup: `dialog dialog-toast ${actionLabel === undefined ? "pointer-events-none!" : ""}`,
      actions: "ms-2!",
      confirmButton: "btn btn-outline",
    },
  });
  return isConfirmed ?? false;
}

function pauseWhileInUse(toast: HTMLElement): void {
  for (const type of ["mouseenter", "focusin"]) {
    toast.addEventListener(type, () => swal?.stopTimer());
  }
  toast.addEventListener("mouseleave", () => {
    if (!toast.contains(document.activeElement)) swal?.resumeTimer();
  });
  toast.addEventListener("focusout", () => {
    if (!toast.matches(":hover")) swal?.resumeTimer();
  });
}

/** SweetAlert2 would parse a string as HTML, and a note may contain user input, in any language. */
function noteElement(text: string): HTMLElement {
  const note = document.createElement("span");
  note.id = NOTE_ID;
  note.dir = "auto";
  note.textContent = text;
  return note;
}
