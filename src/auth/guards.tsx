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
import { whenAuthIsKnown } from "@/auth/auth-session";
import { isMember, type Member } from "@/auth/auth-user";
import { isReturnTo, removeReturnTo, setReturnTo } from "@/auth/return-to";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";

export function PrivateRoute() {
  const { user, loading, endedBy } = useAuth();
  const { pathname } = useLocation();
  const isAdmitted = isMember(user);
  const wasAdmitted = useRef(false);
  // A layout effect, which precedes the redirect. A member who logs out on this page does not want to return to it.
  useLayoutEffect(() => {
    if (isAdmitted) {
      wasAdmitted.current = true;
      if (isReturnTo(pathname)) removeReturnTo();
    } else if (!loading && (!wasAdmitted.current || endedBy === "provider")) {
      setReturnTo(pathname);
    }
  }, [isAdmitted, loading, endedBy, pathname]);

  if (isAdmitted) return <Outlet />;
  if (loading) return <Spinner label="Checking your session" />;
  return <Navigate to={paths.login} replace />;
}

/**
 * Makes the loader of a private page, which redirects guests without a request to the backend.
 * @param start starts the page's queries
 */
export function privateLoader(
  start: (args: LoaderFunctionArgs, member: Member) => Promise<void>,
): (args: LoaderFunctionArgs) => Promise<void> {
  return async (args) => {
    const user = await whenAuthIsKnown();
    if (!isMember(user)) {
      setReturnTo(new URL(args.request.url).pathname);
      throw redirectFrom(args.request, paths.login);
    }
    await start(args, user);
  };
}

/** The loader of the login and registration pages, which redirects members. */
export async function guestLoader({ request }: LoaderFunctionArgs): Promise<void> {
  if (isMember(await whenAuthIsKnown())) throw redirectFrom(request, paths.home);
}

/** On a first visit or after Back, the page's address is already in the history, and must be replaced. */
function redirectFrom(request: Request, to: string): Response {
  const isInHistory = new URL(request.url).pathname === window.location.pathname;
  return isInHistory ? replace(to) : redirect(to);
}
