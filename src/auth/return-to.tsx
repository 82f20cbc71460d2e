/** @file The private page from which a visitor was redirected to the login page: a part of the location's state. */

import { matchRoutes, useLocation } from "react-router-dom";
import * as v from "valibot";
import { useHydrated } from "@/lib/browser-state";
import { memberPages } from "@/lib/paths";

/** `title` is a tip's, if the link to its page has passed it. */
const StateSchema = v.object({ from: v.string(), title: v.optional(v.string()) });

const pages = Object.values(memberPages);

export const privatePageAt = (path: string) => matchRoutes(pages, path)?.[0]?.route;

/** The private page that the visitor wants to open. Null before hydration, too. */
export function useReturnTo() {
  const { state } = useLocation();
  // After a reload, the browser restores the state, which the prerendered page lacks.
  const isHydrated = useHydrated();
  if (!isHydrated || !v.is(StateSchema, state)) return null;
  const page = privatePageAt(state.from);
  return page === undefined ? null : { ...state, ...page };
}

/** On the login page: why a visitor is there. */
export function SignInReason() {
  const returnTo = useReturnTo();
  // With keys, React replaces elements instead of text nodes: removing one throws once a translation has wrapped it.
  if (returnTo === null) return <span key="none">Sign in to share tips and keep your own.</span>;
  return <span key="page">{`Sign in to ${returnTo.purpose}.`}</span>;
}
