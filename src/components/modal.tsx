import { X } from "lucide-react";
import {
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { LazyPart } from "@/components/boundary";
import { useOverlay } from "@/components/overlays";
import { LoadingLabel } from "@/components/states";

export interface ModalProps {
  title: string;
  /** Called on Escape, Back, and a click on the close button or the backdrop. Must unmount the dialog. */
  onClose: () => void;
  /** Whether an address of its own opens it, so that Back already closes it. */
  isInAddress?: boolean;
  /** Whether the dialog fills the screen. Its content must then be a single element, which scrolls its overflow. */
  isFullScreen?: boolean;
  /** Whether the dialog is at the bottom of the screen, with the page visible above it. */
  isSheet?: boolean;
  children: ReactNode;
}

/** Open while it is mounted. Its content may be lazy. */
export function Modal(props: ModalProps) {
  const { title, onClose, isInAddress = false, isFullScreen, isSheet, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isPressOutside = useRef(false);
  useOverlay(!isInAddress, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    const { dataset } = document.documentElement;
    // The styles then keep the page behind from scrolling. The attribute and the dialog each restyle the whole page. They do
    // so together if the attribute changes first.
    dataset.modal = isFullScreen ? "screen" : "";
    element?.showModal();
    return () => {
      delete dataset.modal;
      // The browser restores the focus when a dialog closes, but not when an open one is removed.
      element?.close();
    };
  }, [isFullScreen]);

  // A portal, so that no ancestor hides or disables the dialog.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns Escape into `cancel`.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`modal-sheet bg-paper p-0 text-start text-base text-ink backdrop:bg-black/40 ${
        isFullScreen
          ? "modal-screen"
          : `overflow-y-auto overscroll-contain rounded-box border border-rule ${
              isSheet
                ? "mx-auto mt-auto mb-0 max-h-[85dvh] w-[min(40rem,100%)] max-w-none rounded-b-none border-b-0"
                : "m-auto max-h-[90dvh] w-[min(32rem,calc(100%-2rem))]"
            }`
      }`}
      onCancel={onClose}
      // A text selection may end on the backdrop, so only a press that begins there closes the dialog.
      onPointerDown={({ target, currentTarget }) => {
        isPressOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressOutside.current && target === currentTarget) onClose();
      }}
    >
      {/* Fills the dialog, so that only presses on the backdrop have the dialog itself as their target. */}
      <div className="p-5 sm:p-8">
        <button
          type="button"
          aria-label="Close this dialog"
          className="low:static sticky top-0 z-10 float-end ms-2 -me-3 -mt-2 grid size-touch place-items-center rounded-field bg-paper hover:bg-paper-shade"
          onClick={onClose}
        >
          <X size="1.375rem" />
        </button>
        <h2 id={titleId} dir="auto" className="mb-5 text-display-sm">
          {title}
        </h2>
        <LazyPart isNeeded fallback={<LoadingFallback />}>
          {children}
        </LazyPart>
        {/* For announcements: the page's own region is silent behind the dialog. */}
        <p role="status" className="form-messages sr-only" />
      </div>
    </dialog>,
    document.body,
  );
}

function LoadingFallback() {
  return (
    <p role="status">
      <LoadingLabel label="Loading" />
    </p>
  );
}

export interface ModalButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  modalTitle: string;
  modalContent: ReactNode;
  isFullScreen?: boolean;
}

export function ModalButton(props: ModalButtonProps) {
  const { modalTitle, modalContent, isFullScreen = false, ...buttonProps } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        onClick={({ currentTarget }) => {
          // Safari does not focus a button on click, so closing the dialog would restore the focus to the page.
          currentTarget.focus();
          setIsOpen(true);
        }}
      />
      {isOpen && (
        <Modal title={modalTitle} isFullScreen={isFullScreen} onClose={() => setIsOpen(false)}>
          {modalContent}
        </Modal>
      )}
    </>
  );
}
