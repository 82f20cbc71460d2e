import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { removeReturnTo, useReturnTo } from "@/auth/return-to";
import { memberPages } from "@/lib/paths";

/** After a login, links to the page that asked the member to sign in. */
export function ResumeBanner() {
  const { user } = useAuth();
  const returnTo = useReturnTo();
  if (returnTo === null || !isMember(user)) return null;
  const { name, path, title } = returnTo;

  function handleDismiss() {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    removeReturnTo();
  }

  return (
    <div className="border-terracotta border-b-2 bg-paper-shade">
      <div className="page flex items-center justify-between gap-4 py-2">
        <Link
          to={path}
          className="link inline-flex min-h-touch items-center py-2 font-display font-semibold text-display-sm"
        >
          <span>
            <span>{title === undefined ? memberPages[name].resume : "Continue to"}</span>
            {title !== undefined && <bdi className="wrap-anywhere italic"> {title}</bdi>}
          </span>
        </Link>
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-touch shrink-0 place-items-center hover:bg-paper"
          onClick={handleDismiss}
        >
          <X size="1.125rem" />
        </button>
      </div>
    </div>
  );
}
