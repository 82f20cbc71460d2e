import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Returns the focus to the followed link when Back or Forward returns to its page. */
export function useRestoredLinkFocus(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  /** The followed link's address, by the history entry of its page. */
  const followed = useRef(new Map<string, string>());

  useEffect(() => {
    const href = followed.current.get(key);
    if (isReturn && href) {
      const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      link?.focus({ preventScroll: true });
    }
    function handleClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      followed.current.set(key, link?.getAttribute("href") ?? "");
    }
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [key, isReturn]);
}
