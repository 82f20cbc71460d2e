import { Shovel } from "lucide-react";
import { lazy, useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";
import { Modal } from "@/components/modal";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { paths } from "@/lib/paths";

const ReadingSteps = lazy(async () => ({
  default: (await import("@/routes/tip-details/read-in-garden/reading-steps")).ReadingSteps,
}));

/** The state of a history entry that the button has pushed on top of the tip's. */
const openedHere = "read in the garden";

export interface ReadInGardenProps {
  tip: Pick<Tip, "_id" | "title" | "description">;
  className: string;
}

/**
 * A button that shows a tip step by step, full screen and in very large type. The step is in the address: Back closes
 * it, and a reload restores it.
 */
export function ReadInGarden({ tip, className }: ReadInGardenProps) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  /** Prevents a second click from going back twice. */
  const isLeaving = useRef(false);
  const step = Number(/^#step-(\d+)$/.exec(hash)?.[1] ?? 0);
  const isOpen = step > 0;

  useEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    return () => {
      // After a reload, and in Safari, the browser does not restore the focus.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isOpen]);

  if (tip.description === "") return null;

  function goTo(next: number, options: NavigateOptions) {
    void navigate(`#step-${next}`, { ...options, preventScrollReset: true });
  }

  function handleClose() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (state === openedHere) void navigate(-1);
    else void navigate(paths.tipDetails(tip._id), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        onClick={() => goTo(1, { state: openedHere })}
      >
        <Shovel aria-hidden="true" size={18} />
        Read in the garden
      </button>
      {isOpen && (
        <Modal title={tipTitle(tip)} isFullScreen onClose={handleClose}>
          <ReadingSteps
            text={tip.description}
            step={step}
            onStep={(next) => goTo(next, { state, replace: true })}
            onDone={handleClose}
          />
        </Modal>
      )}
    </>
  );
}
