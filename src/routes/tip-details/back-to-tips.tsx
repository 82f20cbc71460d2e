import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { isFromList } from "@/features/tips/tip-link";
import { paths } from "@/lib/paths";

/** The way back to the list: to where the reader left it, if that is where they came from. */
export function BackToTips() {
  const { state } = useLocation();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    const isOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isFromList(state) || isOtherTab) return;
    // One step back restores its filters, its scroll and its focus.
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={paths.browseTips}
      onClick={handleClick}
      className="link mt-2 inline-flex min-h-touch items-center gap-2 print:hidden"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      Back to the tips
    </Link>
  );
}
