/** @file Alerts, confirmations and toasts. No other module imports SweetAlert2, which loads with the first of them. */

import type { SweetAlertIcon, SweetAlertOptions } from "sweetalert2";
import { closeOverlay, openOverlay, overlaysSettled } from "@/components/overlays";
import { reportError } from "@/lib/report-error";

type Swal = typeof import("sweetalert2").default;

let loaded: Swal | null = null;

/** Loads SweetAlert2, so that dialogs also open offline. @returns null if it fails to load */
export async function prepareDialogs(): Promise<Swal | null> {
  try {
    loaded = (await import("sweetalert2")).default;
  } catch (error) {
    reportError(error);
  }
  return loaded;
}

export function closeDialog(): void {
  loaded?.close();
}

/** Opens a dialog or toast. @returns whether its confirm button closed it; null if the library fails to load */
async function fire(
  { customClass, ...options }: SweetAlertOptions,
  focusAfter?: Message["focusAfter"],
): Promise<boolean | null> {
  const swal = await prepareDialogs();
  if (swal === null) return null;
  // A message that closes by itself may be shown during a navigation; it then goes with Back.
  const isBrief = options.timer !== undefined;
  const overlay = isBrief ? null : openOverlay(closeDialog);
  if (isBrief) window.addEventListener("popstate", closeDialog, { once: true });
  const { isConfirmed } = await swal.fire({
    buttonsStyling: false,
    // An open modal is above the rest of the page, and makes it inert.
    target: document.querySelector<HTMLElement>("dialog[open]") ?? document.body,
    iconColor: `var(--color-${options.icon === "question" ? "info" : options.icon})`,
    ...(!options.toast && {
      heightAuto: false,
      // `scrollbar-gutter` keeps the scrollbar's place.
      scrollbarPadding: false,
      showCloseButton: options.timer === undefined && options.allowEscapeKey !== false,
      closeButtonAriaLabel: "Close this dialog",
      // On a low screen, SweetAlert2 scrolls to the top of the dialog after it has moved the focus, and has called this.
      didOpen: () => {
        setTimeout(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
      },
      didClose: () => moveFocus(focusAfter),
    }),
    ...options,
    customClass: {
      container: "dialog-layer",
      popup: "dialog",
      title: "leading-tight",
      actions: "gap-3",
      confirmButton: "btn btn-primary",
      cancelButton: "btn btn-outline",
      ...customClass,
    },
  });
  if (overlay !== null) {
    closeOverlay(overlay);
    // The caller may navigate.
    await overlaysSettled();
  }
  // SweetAlert2 resolves the promise of a dialog that is replaced without `isConfirmed`.
  return isConfirmed === true;
}

/** Runs after SweetAlert2 has returned the focus to an element that may be gone, such as a deleted item's button. */
function moveFocus(focusAfter: Message["focusAfter"]): void {
  const target = typeof focusAfter === "function" ? focusAfter() : focusAfter;
  if (target instanceof HTMLElement) target.focus();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

type FocusTarget = Element | null | undefined;

interface Message {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  note?: string;
  /** By default, what had the focus before; if that is gone, the page's heading. */
  focusAfter?: FocusTarget | (() => FocusTarget);
}

export interface AlertOptions extends Message {
  /** Milliseconds until it closes; it then has no button. By default it stays open. */
  timer?: number;
}

/** Resolves when the dialog has closed. Uses `window.alert` if the library fails to load. */
export async function showAlert({ timer, ...message }: AlertOptions): Promise<void> {
  const withoutButton = timer !== undefined && { timer, showConfirmButton: false };
  const isConfirmed = await fire({ ...contentOf(message), ...withoutButton }, message.focusAfter);
  if (isConfirmed === null) window.alert(plainText(message));
}

interface ConfirmOptions extends Omit<Message, "icon"> {
  confirmText: string;
  cancelText?: string;
  /** By default `warning`, with a red button. */
  icon?: SweetAlertIcon;
  /** Whether only its buttons close it. */
  mustChoose?: boolean;
}

/** Uses `window.confirm` if the library fails to load. */
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

/** SweetAlert2 would parse a string as HTML, and a note may contain user input, in any language. */
function contentOf({ icon, title, text = "", note = "" }: Message): SweetAlertOptions {
  const content = document.createElement("div");
  for (const line of [text, note]) {
    if (line === "") continue;
    const paragraph = document.createElement("p");
    paragraph.dir = "auto";
    paragraph.textContent = line;
    content.append(paragraph, " ");
  }
  return { icon, titleText: title, html: content.hasChildNodes() ? content : "" };
}

function plainText({ title, text, note }: Message): string {
  return [title, text, note].filter(Boolean).join("\n\n");
}

const TOAST_MS = 1500;

const toast = {
  toast: true,
  position: "bottom",
  showClass: { popup: "toast-in" },
  hideClass: { popup: "toast-out" },
} as const;

interface ToastOptions {
  icon?: SweetAlertIcon;
  /** Milliseconds: the spec's limits for a toast without a button. */
  timer?: 1500 | 2000;
}

/** Resolves when the toast has closed. Shows nothing if the library fails to load. */
export async function showToast(
  title: string,
  { icon = "success", timer = TOAST_MS }: ToastOptions = {},
): Promise<void> {
  await fire({
    ...toast,
    icon,
    titleText: title,
    timer,
    showConfirmButton: false,
    // Lets clicks through to what it covers.
    customClass: { popup: "dialog dialog-toast pointer-events-none!" },
  });
}
