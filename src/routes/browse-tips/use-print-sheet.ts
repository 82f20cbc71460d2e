import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { whenPicturesAreThere } from "@/lib/pictures";

/** How long pictures may keep a print waiting. Milliseconds. */
const PATIENCE_MS = 4000;

/**
 * A sheet that is in the page for a print alone.
 * @returns `isPrinting` while the sheet must be there, a ref for it, and `print`, which waits for its pictures
 */
export function usePrintSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);

  useEffect(() => {
    // Phones go on at once from `print`, and look at the page later.
    const handleEnd = () => setIsPrinting(false);
    window.addEventListener("afterprint", handleEnd);
    return () => window.removeEventListener("afterprint", handleEnd);
  }, []);

  async function print() {
    flushSync(() => {
      setIsPrinting(true);
      setIsPreparing(true);
    });
    if (sheet.current !== null) await whenPicturesAreThere(sheet.current, PATIENCE_MS);
    setIsPreparing(false);
    window.print();
  }

  return { sheet, isPrinting, isPreparing, print };
}
