import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { isFromList } from "@/features/tips/tip-link";
import { paths } from "@/lib/paths";

/** A link back to the list, which restores its state if the reader came from it. */
export function BackToTips() {
  const { state } = useLocation();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    const isOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isFromList(state) || isOtherTab) return;
    // Going back restores filters, scroll position and focus.
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
