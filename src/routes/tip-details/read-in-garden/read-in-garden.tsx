import { Shovel } from "lucide-react";
import { lazy, useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";
import { Modal } from "@/components/modal";
import { STEP_KEY, type Tip, tipTitle } from "@/features/tips/tip";
import { paths } from "@/lib/paths";
import { readForTab, removeForTab, writeForTab } from "@/lib/storage";
import { hasSteps } from "@/routes/tip-details/read-in-garden/split-steps";

const ReadingSteps = lazy(async () => ({
  default: (await import("@/routes/tip-details/read-in-garden/reading-steps")).ReadingSteps,
}));

/** Of a history entry that the button pushed: going Back from it closes the view. */
const PUSHED = "read in the garden";

/**
 * The step is in the address, so that Back closes the view and a reload restores it. For as long as the tab is open, the
 * view opens again at the step where it was closed.
 */
export function ReadInGarden({ tip, className }: { tip: Tip; className: string }) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  /** So that a second close is ignored. */
  const isClosing = useRef(false);
  const step = Number(/^#step-(\d+)$/.exec(hash)?.[1] ?? 0);
  const isOpen = step > 0;
  const stepKey = STEP_KEY + tip._id;

  useEffect(() => {
    if (!isOpen) return;
    isClosing.current = false;
    return () => {
      // The dialog does not restore the focus itself after a reload, nor in Safari.
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) writeForTab(stepKey, String(step));
  }, [isOpen, step, stepKey]);

  if (!hasSteps(tip.description)) return null;

  function goTo(next: number, options: NavigateOptions) {
    void navigate(`#step-${next}`, { ...options, preventScrollReset: true });
  }

  function handleOpen() {
    goTo(Number(readForTab(stepKey)) || 1, { state: PUSHED });
  }

  function handleDone() {
    removeForTab(stepKey);
    handleClose();
  }

  function handleClose() {
    if (isClosing.current) return;
    isClosing.current = true;
    if (state === PUSHED) void navigate(-1);
    else void navigate(paths.tipDetails(tip._id), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <button ref={button} type="button" className={className} onClick={handleOpen}>
        <Shovel size="1.125rem" />
        <span>
          Read<span className="max-sm:sr-only"> in the garden</span>
        </span>
      </button>
      {isOpen && (
        <Modal title={tipTitle(tip)} isFullScreen isInAddress onClose={handleClose}>
          <ReadingSteps
            text={tip.description}
            step={step}
            onStep={(next) => goTo(next, { state, replace: true })}
            onDone={handleDone}
          />
        </Modal>
      )}
    </>
  );
}
