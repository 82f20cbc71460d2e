import { Link } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { type ReturnTo, removeReturnTo, useReturnTo } from "@/auth/return-to";
import { LineIcon } from "@/components/line-icon";

const whereTo: Record<ReturnTo["name"], string> = {
  tipDetails: "your tip",
  updateTip: "editing your tip",
  shareTips: "sharing your tip",
  dashboardShareTips: "sharing your tip",
  myTips: "your tips",
  dashboardMyTips: "your tips",
  dashboard: "your dashboard",
};

/** After the login, which leads home: a line that leads on to the page that the member was asked to sign in for. */
export function ResumeBanner() {
  const { user } = useAuth();
  const wanted = useReturnTo();
  if (wanted === null || !isMember(user)) return null;

  function handleDismiss() {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    removeReturnTo();
  }

  return (
    <div className="border-rule border-b bg-paper-shade">
      <div className="page flex items-center justify-between gap-4">
        <Link
          to={wanted.path}
          className="link inline-flex min-h-touch items-center py-2 font-semibold"
        >
          Go on to {whereTo[wanted.name]}
        </Link>
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-touch shrink-0 place-items-center hover:bg-paper"
          onClick={handleDismiss}
        >
          <LineIcon drawing="close" size={18} />
        </button>
      </div>
    </div>
  );
}
