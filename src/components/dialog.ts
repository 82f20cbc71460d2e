/** @file Alerts, confirmations and toasts. No other module imports SweetAlert2, which loads with the first of them. */

import type { SweetAlertIcon, SweetAlertOptions } from "sweetalert2";
import { reportError } from "@/lib/report-error";

type Swal = typeof import("sweetalert2").default;

let loaded: Swal | null = null;

/** Loads SweetAlert2. After that, dialogs also open offline. @returns null if it fails to load */
export async function prepareDialogs(): Promise<Swal | null> {
  try {
    loaded = (await import("sweetalert2")).default;
  } catch (error) {
    reportError(error);
  }
  return loaded;
}

/** Closes the open dialog or toast. */
export function closeDialog(): void {
  loaded?.close();
}

/** @returns after it has closed, whether its confirm button was pressed; null if the library fails to load */
async function fire(
  { customClass = {}, ...options }: SweetAlertOptions,
  focusAfter?: Element | null,
): Promise<boolean | null> {
  const swal = await prepareDialogs();
  if (swal === null) return null;
  const { isConfirmed } = await swal.fire({
    buttonsStyling: false,
    iconColor: `var(--color-${options.icon === "question" ? "info" : options.icon})`,
    ...(!options.toast && { heightAuto: false }),
    ...(focusAfter instanceof HTMLElement && { didClose: () => focusAfter.focus() }),
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
  return isConfirmed;
}

interface Message {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  /** Shown below the buttons. */
  note?: string;
  focusAfter?: Element | null;
}

export interface AlertOptions extends Message {
  /** Milliseconds until it closes on its own. With a timer, it has no button. By default it stays open. */
  timer?: number;
}

/** Resolves when the dialog has closed. Uses `window.alert` if the library fails to load. */
export async function showAlert({ timer, ...message }: AlertOptions): Promise<void> {
  const withoutButton = timer !== undefined && { timer, showConfirmButton: false };
  if ((await fire({ ...contentOf(message), ...withoutButton }, message.focusAfter)) === null)
    window.alert(plainText(message));
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
  const dialog = {
    ...contentOf({ ...content, icon }),
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    focusCancel: true,
    allowEscapeKey: !mustChoose,
    allowOutsideClick: !mustChoose,
    ...(icon === "warning" && { customClass: { confirmButton: "btn btn-error" } }),
  };
  const isConfirmed = await fire(dialog, content.focusAfter);
  return isConfirmed ?? window.confirm(plainText({ ...content, icon }));
}

/** SweetAlert2 would parse a string as HTML, and a note may contain user input, in any language. */
function contentOf({ icon, title, text = "", note }: Message): SweetAlertOptions {
  const footer = document.createElement("bdi");
  footer.textContent = note ?? "";
  return { icon, titleText: title, text, footer: note ? footer : "" };
}

function plainText({ title, text, note }: Message): string {
  return [title, text, note].filter(Boolean).join("\n\n");
}

/** Shows a message for a moment. If the library fails to load, shows nothing. */
export async function showToast(
  title: string,
  { icon = "success", timer = 1500 }: { icon?: SweetAlertIcon; timer?: number } = {},
): Promise<void> {
  await fire({
    toast: true,
    // At the top it would cover the logo or the menu.
    position: "bottom",
    icon,
    titleText: title,
    timer,
    timerProgressBar: true,
    showConfirmButton: false,
    // Lets clicks through to what it covers.
    customClass: { popup: "dialog dialog-toast pointer-events-none!" },
  });
}
