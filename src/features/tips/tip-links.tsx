import { type MouseEvent, type ReactNode, useId } from "react";
import { Link, NavLink, useLocation, useNavigate, useNavigation } from "react-router-dom";
import * as v from "valibot";
import { useAuth } from "@/auth/auth-context";
import { isMember, NAMELESS } from "@/auth/auth-user";
import { authorName, isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { hasModifier } from "@/lib/focus";
import { paths } from "@/lib/paths";

/** The part of a location's state that says which address led there. */
const FromSchema = v.object({ from: v.string() });

/** The address that led to this page, if its link has passed it. */
export function useCameFrom(): string | undefined {
  const { state } = useLocation();
  return v.is(FromSchema, state) ? state.from : undefined;
}

/** The state for a link to a page that leads back here. */
export function useLinkState(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

export interface BackLinkProps {
  /** Where it leads if no address has led here. */
  to: string;
  className: string;
  children: ReactNode;
}

/** Goes Back to the page that led here, which restores its filters, scroll position and focus. */
export function BackLink({ to, className, children }: BackLinkProps) {
  const cameFrom = useCameFrom();
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();

  function handleClick(event: MouseEvent) {
    if (cameFrom === undefined || hasModifier(event)) return;
    event.preventDefault();
    // A second press must not go back further.
    if (navigation === "idle") void navigate(-1);
  }

  return (
    <Link to={cameFrom ?? to} onClick={handleClick} className={className}>
      {children}
    </Link>
  );
}

export interface TipLinkProps {
  tip: Tip;
  /** The title completes the link's name: the texts of all such links are the same. */
  titleId: string;
  /** Whether the tip's page then links Back to the list. */
  isInList?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Covers its card, which must be `relative`. During a view transition it has the class `transitioning` (motion.css). Tells
 * visitors that the tip's page is for members.
 */
export function TipLink({
  tip,
  titleId,
  isInList = false,
  className = "",
  children,
}: TipLinkProps) {
  // For the login page, to which a visitor is redirected.
  const title = isHidden(tip) ? undefined : tipTitle(tip);
  const linkState = useLinkState();
  const { user } = useAuth();
  const id = useId();
  return (
    <span className={`inline-flex flex-col ${className}`}>
      <NavLink
        id={id}
        to={paths.tipDetails(tip._id)}
        viewTransition
        state={{ title, ...(isInList && linkState) }}
        aria-labelledby={`${id} ${id}-note ${titleId}`}
        // Above the picture, which follows in the document.
        className="link inline-flex min-h-touch items-center font-semibold after:absolute after:inset-0 after:z-1"
      >
        {children}
      </NavLink>
      {!isMember(user) && (
        <span id={`${id}-note`} className="-mt-3 pb-1 text-ink-soft text-xs">
          for members
        </span>
      )}
    </span>
  );
}

export interface AuthorLinkProps {
  tip: Pick<Tip, "name" | "availability">;
  className: string;
}

/** A hidden tip's author may have no public one. */
export function AuthorLink({ tip, className }: AuthorLinkProps) {
  const name = authorName(tip);
  if (name === NAMELESS || isHidden(tip)) {
    return (
      <span className={className} dir="auto">
        {name}
      </span>
    );
  }
  return (
    <Link to={paths.tipsBy({ author: name })} className={`hover:underline ${className}`} dir="auto">
      {name}
    </Link>
  );
}
