import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useOverlay } from "@/components/overlays";

/** A press that closes a menu may follow a link. */
const PRESS_MS = 500;

/**
 * A menu that Escape, Back, a click or focus elsewhere, and navigation close. Its panel must follow its button in the page.
 */
export function useDisclosure<TPanel extends HTMLElement>() {
  const location = useLocation();
  // The menu is open only at the history entry where it was opened, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === location.key;
  // Otherwise, Back to that entry would open it again.
  if (openAt !== null && !isOpen) setOpenAt(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<TPanel>(null);
  const panelId = useId();
  useOverlay(isOpen, close, PRESS_MS);

  function close() {
    setOpenAt(null);
    button.current?.focus();
  }

  const handleEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    function handlePress(event: Event) {
      const path = event.composedPath();
      if (!path.some((part) => part === button.current || part === panel.current)) setOpenAt(null);
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key === "Escape") handleEscape();
    }
    document.addEventListener("pointerdown", handlePress);
    document.addEventListener("focusin", handlePress);
    document.addEventListener("keydown", handleKey);
    return () => {
      document.removeEventListener("pointerdown", handlePress);
      document.removeEventListener("focusin", handlePress);
      document.removeEventListener("keydown", handleKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    buttonProps: {
      ref: button,
      type: "button" as const,
      "aria-expanded": isOpen,
      "aria-controls": panelId,
      onClick: () => setOpenAt(isOpen ? null : location.key),
    },
    panelProps: { id: panelId, ref: panel },
  };
}
