import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from "sweetalert2";
import { reportError } from "@/lib/report-error";

/**
 * The only module that imports SweetAlert2: alerts, questions and toasts. The library loads when the first one opens.
 */

type Swal = typeof import("sweetalert2").default;

/** Loads the dialogs' code, so that they also open offline. @returns null if it fails to load */
export async function prepareDialogs(): Promise<Swal | null> {
  try {
    loaded = (await import("sweetalert2")).default;
    return loaded;
  } catch (error) {
    reportError(error);
    return null;
  }
}

let loaded: Swal | null = null;

/** Closes the dialog that is open, if any. */
export function closeDialog(): void {
  loaded?.close();
}

/** The element that had the focus before the first open dialog. */
let opener: Element | null = null;

const iconColors: Record<SweetAlertIcon, string> = {
  success: "var(--color-success)",
  error: "var(--color-error)",
  warning: "var(--color-warning)",
  info: "var(--color-info)",
  question: "var(--color-info)",
};

/** Opens a dialog. Resolves with null if its code fails to load; the caller then uses the browser's own dialog. */
async function fire(options: SweetAlertOptions): Promise<SweetAlertResult | null> {
  const focused = document.activeElement;
  if (!options.toast && !focused?.closest("[role=dialog]")) opener = focused;
  const Swal = await prepareDialogs();
  if (Swal === null) return null;
  return Swal.fire({
    buttonsStyling: false,
    ...(options.icon && { iconColor: iconColors[options.icon] }),
    ...(!options.toast && {
      heightAuto: false,
      // SweetAlert2 would focus a removed button when two dialogs follow each other.
      returnFocus: false,
      didClose: () => !Swal.isVisible() && returnFocus(),
    }),
    ...options,
    customClass: {
      container: "dialog-layer",
      popup: "dialog",
      title: "dialog-title",
      htmlContainer: "dialog-text",
      actions: "dialog-actions",
      confirmButton: "btn btn-primary min-h-touch",
      cancelButton: "btn btn-outline min-h-touch",
      ...(typeof options.customClass === "object" && options.customClass),
    },
  });
}

/** Focuses the element that opened the dialog or, if it is gone, the page's heading. */
function returnFocus(): void {
  const isThere = opener?.matches(
    "body :is(button, a, input, select, textarea, [tabindex]):not(:disabled)",
  );
  focusElement(isThere ? (opener ?? null) : document.querySelector("h1[tabindex]"), {
    preventScroll: true,
  });
}

function focusElement(element: Element | null, options?: FocusOptions): void {
  if (element instanceof HTMLElement) element.focus(options);
}

export interface NoteLink {
  words: string;
  address: string;
  /** Navigates to the address within the app. */
  follow: () => void;
}

export interface AlertOptions {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  /** A second, quieter line. */
  note?: string;
  /** A link at the end of the note. A press closes the dialog, then runs `follow`. */
  noteLink?: NoteLink;
  /** Milliseconds until it closes; by default only the person closes it. */
  timer?: number;
  /** Returns the element to focus and scroll to after the dialog closes; by default the one that opened it gets the focus. */
  focusAfter?: () => Element | null;
}

/** Opens a dialog with a message. Resolves when it has closed. */
export async function showAlert(options: AlertOptions): Promise<void> {
  const { icon, title, text, note, noteLink, timer, focusAfter } = options;
  const result = await fire({
    ...(focusAfter && { didClose: () => focusElement(focusAfter()) }),
    icon,
    title: plainText(title),
    ...(text !== undefined && { text }),
    ...(note !== undefined && { footer: withLink(plainText(note), noteLink) }),
    ...(timer !== undefined && { timer, showConfirmButton: false }),
  });
  if (result === null) {
    const words = [note, noteLink?.words].filter(Boolean).join(" ");
    window.alert([title, text, words].filter(Boolean).join("\n\n"));
  }
}

export interface ConfirmOptions {
  title: string;
  text: string;
  /** A second, quieter line. */
  note?: string;
  confirmText: string;
  cancelText?: string;
  /** `warning`, the default, is for what cannot be undone. */
  icon?: "warning" | "question";
}

/** Asks for confirmation. Resolves with whether the person agreed. */
export async function confirmAction(options: ConfirmOptions): Promise<boolean> {
  const { title, text, note, confirmText, cancelText = "Cancel", icon = "warning" } = options;
  const result = await fire({
    icon,
    title: plainText(title),
    text,
    ...(note !== undefined && { footer: plainText(note) }),
    showCancelButton: true,
    confirmButtonText: confirmText,
    cancelButtonText: cancelText,
    focusCancel: true,
    ...(icon === "warning" && { customClass: { confirmButton: "btn btn-error min-h-touch" } }),
  });
  return result?.isConfirmed ?? window.confirm([title, text, note].filter(Boolean).join("\n\n"));
}

export interface ToastOptions {
  icon?: SweetAlertIcon;
  /** Milliseconds until it closes; pointer or focus on it pause the timer. */
  timer?: number;
  /** The label of its button; by default it has none. */
  action?: string;
}

/**
 * Shows a short message at the bottom of the window. Resolves, after it has closed, with whether its button was
 * pressed.
 */
export async function showToast(
  title: string,
  { icon = "success", timer = 1500, action }: ToastOptions = {},
): Promise<boolean> {
  const result = await fire({
    showConfirmButton: action !== undefined,
    ...(action !== undefined && {
      confirmButtonText: action,
      didOpen: pauseWhileInUse,
    }),
    toast: true,
    // At the top it would cover the logo or the menu.
    position: "bottom",
    icon,
    title: plainText(title),
    timer,
    timerProgressBar: true,
    customClass: {
      popup: "dialog dialog-toast",
      actions: "ms-2!",
      confirmButton: "btn btn-outline min-h-touch",
    },
  });
  return result?.isConfirmed ?? false;
}

function pauseWhileInUse(toast: HTMLElement): void {
  for (const type of ["mouseenter", "focusin"]) {
    toast.addEventListener(type, () => loaded?.stopTimer());
  }
  for (const type of ["mouseleave", "focusout"]) {
    toast.addEventListener(type, () => loaded?.resumeTimer());
  }
}

/** An element with the text: SweetAlert2 parses strings as HTML, and users type names and titles. */
function plainText(text: string): HTMLElement {
  const element = document.createElement("span");
  element.dir = "auto";
  element.textContent = text;
  return element;
}

function withLink(note: HTMLElement, link: NoteLink | undefined): HTMLElement {
  if (link === undefined) return note;
  const anchor = document.createElement("a");
  anchor.className = "link inline-flex min-h-touch items-center font-semibold";
  anchor.href = link.address;
  anchor.textContent = link.words;
  anchor.addEventListener("click", (event) => {
    // Opening it in another tab leaves this page alone.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closeDialog();
    link.follow();
  });
  note.append(" ", anchor);
  return note;
}
