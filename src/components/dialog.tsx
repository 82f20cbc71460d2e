import type { ReactNode } from "react";
import type { SweetAlertIcon, SweetAlertOptions } from "sweetalert2";

/** The only module that knows SweetAlert2: every dialog and toast. It is fetched when the first one opens. */

/** What had the focus before the first of the dialogs that are open. */
let opener: Element | null = null;

async function fire(options: SweetAlertOptions) {
  const focused = document.activeElement;
  if (!options.toast && !focused?.closest("[role=dialog]")) opener = focused;
  const { default: Swal } = await import("sweetalert2");
  return Swal.fire({
    buttonsStyling: false,
    ...(!options.toast && {
      heightAuto: false,
      // Its own way gives the focus to a button that has gone when two dialogs follow each other.
      returnFocus: false,
      didClose: () => !Swal.isVisible() && returnFocus(),
    }),
    ...options,
    customClass: {
      popup: "dialog",
      title: "dialog-title",
      actions: "dialog-actions",
      confirmButton: "btn btn-primary min-h-touch",
      cancelButton: "btn btn-outline min-h-touch",
      closeButton: "dialog-close",
      ...(typeof options.customClass === "object" && options.customClass),
    },
  });
}

/** Back to what opened the dialog; where that has gone, to the heading of the page that came in its place. */
function returnFocus(): void {
  const isThere = opener?.matches("body :enabled, body a, body [tabindex]");
  const target = isThere ? opener : document.querySelector("h1[tabindex]");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

export interface AlertOptions {
  icon: SweetAlertIcon;
  title: string;
  text?: string;
  /** A second, quieter line. */
  note?: string;
  /** Milliseconds until it closes by itself; left out, it waits for the person. */
  timer?: number;
}

/** Opens a dialog with a message. Resolves when it has closed. */
export async function showAlert({ icon, title, text, note, timer }: AlertOptions): Promise<void> {
  await fire({
    icon,
    title: plainText(title),
    ...(text !== undefined && { text }),
    ...(note !== undefined && { footer: plainText(note) }),
    ...(timer !== undefined && { timer, showConfirmButton: false }),
  });
}

export interface ConfirmOptions {
  title: string;
  text: string;
  confirmText: string;
}

/** Asks before something that cannot be undone. Resolves with whether the person agreed. */
export async function confirmAction(options: ConfirmOptions): Promise<boolean> {
  const { title, text, confirmText } = options;
  const result = await fire({
    icon: "warning",
    title: plainText(title),
    text,
    showCancelButton: true,
    confirmButtonText: confirmText,
    focusCancel: true,
    customClass: { confirmButton: "btn btn-error min-h-touch" },
  });
  return result.isConfirmed;
}

/** Shows a short message in a corner that goes by itself. `timer` in milliseconds. */
export async function showToast(
  title: string,
  { icon = "success", timer = 1500 }: { icon?: SweetAlertIcon; timer?: number } = {},
): Promise<void> {
  await fire({
    toast: true,
    position: "top-end",
    icon,
    title: plainText(title),
    timer,
    timerProgressBar: true,
    showConfirmButton: false,
    customClass: { popup: "dialog dialog-toast" },
  });
}

/** Opens a dialog around a component. Resolves when it has closed; `close` closes it from within. */
export async function showContent(
  title: string,
  render: (close: () => void) => ReactNode,
): Promise<void> {
  const [{ createRoot }, { default: Swal }] = await Promise.all([
    import("react-dom/client"),
    import("sweetalert2"),
  ]);
  const container = document.createElement("div");
  const root = createRoot(container);
  root.render(render(() => Swal.close()));
  await fire({
    title: plainText(title),
    html: container,
    showConfirmButton: false,
    showCloseButton: true,
    customClass: { popup: "dialog dialog-content" },
    didDestroy: () => root.unmount(),
  });
}

/** SweetAlert2 takes strings for markup; names and titles were typed by anybody. */
function plainText(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}
