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

export interface ModalProps {
  /** The heading, which names the dialog. */
  title: string;
  /** Called on Escape, on the close button and on a press beside the dialog; the owner stops rendering it. */
  onClose: () => void;
  isWide?: boolean;
  /** The content, one element, fills the screen below the heading and scrolls on its own. */
  isFullScreen?: boolean;
  children: ReactNode;
}

/** A dialog over the page, open while it is rendered. The browser holds the focus in it and gives it back afterwards. */
export function Modal({ title, onClose, isWide, isFullScreen, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isPressOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const { dataset } = document.documentElement;
    element?.showModal();
    // For the styles: the page behind it does not scroll.
    dataset.modal = isFullScreen ? "screen" : "";
    return () => {
      // The focus goes back when a dialog closes, not when an open one is removed.
      element?.close();
      delete dataset.modal;
    };
  }, [isFullScreen]);

  // At the end of the page: no card around its button clips it, no fieldset disables it.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser turns Escape into `cancel`.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`modal-sheet bg-paper p-0 text-start text-base text-ink backdrop:bg-black/50 ${
        isFullScreen
          ? "modal-screen"
          : `m-auto max-h-[90dvh] overflow-y-auto overscroll-contain rounded-box border border-rule ${
              isWide ? "w-[min(48rem,calc(100%-2rem))]" : "w-[min(32rem,calc(100%-2rem))]"
            }`
      }`}
      onCancel={onClose}
      // A text selected with the mouse may end outside: only a press that begins there closes.
      onPointerDown={({ target, currentTarget }) => {
        isPressOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressOutside.current && target === currentTarget) onClose();
      }}
    >
      {/* Fills the dialog, so that only what is beside it is the dialog itself. */}
      <div className="p-5 sm:p-8">
        <button
          type="button"
          aria-label="Close this dialog"
          className="sticky top-0 z-10 float-end ms-2 -me-3 -mt-2 grid size-touch place-items-center rounded-field bg-paper hover:bg-paper-shade"
          onClick={onClose}
        >
          <X aria-hidden="true" size={22} />
        </button>
        <h2 id={titleId} dir="auto" className="mb-5 text-display-sm">
          {title}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

export interface ModalButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  modalTitle: string;
  /** Renders what is in the dialog; `close` closes it from within. */
  renderModal: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function ModalButton({ modalTitle, renderModal, ...buttonProps }: ModalButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        onClick={({ currentTarget }) => {
          // Safari focuses no button that is pressed, and would give the focus back to the page.
          currentTarget.focus();
          setIsOpen(true);
        }}
      />
      {isOpen && (
        <Modal title={modalTitle} onClose={handleClose}>
          {renderModal(handleClose)}
        </Modal>
      )}
    </>
  );
}
