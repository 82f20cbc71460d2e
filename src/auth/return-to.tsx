/** @file The private page from which a visitor was redirected to the login page: a part of the location's state. */

import { Link, matchRoutes, useLocation } from "react-router-dom";
import * as v from "valibot";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { memberPages } from "@/lib/paths";
import { useHydrated } from "@/lib/use-hydrated";

const StateSchema = v.object({ from: v.string(), title: v.optional(v.string()) });

const pages = Object.values(memberPages);

/** The private page at a path; undefined if there is none. */
export const privatePageAt = (path: string) =>
  pages.find((page) => matchRoutes([page], path) !== null);

/** The page from which a visitor came here; null without one. */
export function useReturnTo() {
  const { state } = useLocation();
  // After a reload, the state is there at once, but not in the prerendered page.
  const isHydrated = useHydrated();
  if (!isHydrated || !v.is(StateSchema, state)) return null;
  const page = privatePageAt(state.from);
  return page ? { ...state, ...page } : null;
}

/** On the login page: why a visitor is there. */
export function SignInReason() {
  const returnTo = useReturnTo();
  if (returnTo === null) return <span key="none">Sign in to share tips and keep your own.</span>;
  const { purpose, title } = returnTo;
  // Keys and elements, since removing a text node throws once the browser's translation has wrapped it.
  if (title === undefined) return <span key="page">{`Sign in to ${purpose}.`}</span>;
  return (
    <span key="tip">
      Sign in to read <bdi className="font-semibold wrap-anywhere">{title}</bdi>.
    </span>
  );
}

/** On the home page, after a login: a link to that page. */
export function ReturnLink() {
  const { user } = useAuth();
  const returnTo = useReturnTo();
  if (returnTo === null || !isMember(user)) return null;
  const { from, resume, title } = returnTo;
  return (
    <p className="border-terracotta border-b-2 bg-paper-shade">
      <Link to={from} className="link page flex min-h-touch items-center py-2 text-display-sm">
        {title === undefined ? resume : <bdi>{`Continue to ${title}`}</bdi>}
      </Link>
    </p>
  );
}
