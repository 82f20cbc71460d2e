import { useLayoutEffect, useRef } from "react";
import {
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  redirect,
  replace,
  useLocation,
} from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { getSessionEnd, whenAuthIsKnown } from "@/auth/auth-session";
import { isMember, type Member } from "@/auth/auth-user";
import { isReturnTo, removeReturnTo, setReturnTo } from "@/auth/return-to";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";

/** Shows the private pages below it to members, a spinner while that is unknown, and sends others to sign in. */
export function PrivateRoute() {
  const { user, loading } = useAuth();
  const { pathname } = useLocation();
  const isAdmitted = isMember(user);
  const wasAdmitted = useRef(false);
  // Before the redirect, which is an effect too. A member who logs out here does not want to come back.
  useLayoutEffect(() => {
    if (isAdmitted) {
      wasAdmitted.current = true;
      if (isReturnTo(pathname)) removeReturnTo();
    } else if (!loading && (!wasAdmitted.current || getSessionEnd() === "provider")) {
      setReturnTo(pathname);
    }
  }, [isAdmitted, loading, pathname]);

  if (isAdmitted) return <Outlet />;
  if (loading) return <Spinner label="Checking your session" />;
  return <Navigate to={paths.login} replace />;
}

/**
 * Guards a private page's loader: it runs for members only, so that a guest's visit asks the backend for nothing.
 * @param start starts the page's queries; gets the member too
 * @returns a loader that redirects guests to the login page
 */
export function privateLoader(
  start: (args: LoaderFunctionArgs, member: Member) => Promise<void>,
): (args: LoaderFunctionArgs) => Promise<null> {
  return async (args) => {
    const user = await whenAuthIsKnown();
    if (!isMember(user)) {
      setReturnTo(new URL(args.request.url).pathname);
      throw redirectFrom(args.request, paths.login);
    }
    await start(args, user);
    return null;
  };
}

/** Guards the pages for signing in and up: a member goes home. */
export async function guestLoader({ request }: LoaderFunctionArgs): Promise<null> {
  if (isMember(await whenAuthIsKnown())) throw redirectFrom(request, paths.home);
  return null;
}

/** A first visit, or Back, has the page's address in the history already, which Back must not return to. */
function redirectFrom(request: Request, to: string): Response {
  const isInHistory = new URL(request.url).pathname === window.location.pathname;
  return isInHistory ? replace(to) : redirect(to);
}
