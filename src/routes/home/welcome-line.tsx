import { X } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as v from "valibot";
import { useAuth } from "@/auth/auth-context";
import { isMember, type Member } from "@/auth/auth-user";
import { useReturnTo } from "@/auth/return-to";
import { LazyPart } from "@/components/boundary";
import { draftKey, readDraft } from "@/features/tips/editor/draft-storage";
import { useHydrated } from "@/lib/browser-state";
import { memberPages, paths } from "@/lib/paths";

const WantedTipLine = lazy(async () => ({
  default: (await import("@/routes/home/wanted-tip-line")).WantedTipLine,
}));

/** Part of the location's state, which the login and the registration pass. */
const StateSchema = v.object({ arrival: v.picklist(["login", "registration"]) });

/** After a login: what is waiting. After a registration: what to begin with. */
export function WelcomeLine() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const content = useContent(isMember(user) ? user : null);
  if (content === null) return null;

  function handleDismiss() {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    void navigate(".", { replace: true, state: null, preventScrollReset: true });
  }

  return (
    <div className="border-rule border-b bg-paper-shade print:hidden">
      <div className="page flex items-center justify-between gap-4">
        {content}
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

function useContent(member: Member | null): ReactNode {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const returnTo = useReturnTo();
  if (member === null || !isHydrated) return null;
  if (returnTo !== null) {
    const link = (
      <Link to={returnTo.from} className={linkClass}>
        {returnTo.resume}
      </Link>
    );
    if (returnTo.path !== memberPages.tipDetails.path) return link;
    return (
      <LazyPart fallback={link}>
        <WantedTipLine to={returnTo.from} />
      </LazyPart>
    );
  }
  if (!v.is(StateSchema, state)) return null;
  if (state.arrival === "registration") return <Welcome member={member} />;
  const draft = readDraft(draftKey(member.uid, null));
  if (draft === null) return null;
  return (
    <Link to={paths.shareTips} className={linkClass}>
      <span>
        <span>Continue your draft</span>
        <bdi className="wrap-anywhere italic"> {draft.fields.title}</bdi>
      </span>
    </Link>
  );
}

const linkClass = "link inline-flex min-h-touch items-center py-2 font-semibold";

function Welcome({ member }: { member: Member }) {
  const [firstName = ""] = member.displayName?.trim().split(/\s+/) ?? [];
  return (
    <p className="py-2">
      <span>{firstName === "" ? "Welcome: " : `Welcome, ${firstName}: `}</span>
      <Link to={paths.shareTips} className="link font-semibold">
        share your first tip
      </Link>
      <span>, or </span>
      <Link to={paths.browseTips} className="link font-semibold">
        save a few
      </Link>
      <span> to read in the garden.</span>
    </p>
  );
}
