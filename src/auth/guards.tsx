import { useState } from "react";
import { type LoaderFunctionArgs, Navigate, Outlet, useLocation } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { getAuthState } from "@/auth/auth-session";
import { isMember, type Member } from "@/auth/auth-user";
import { Spinner } from "@/components/states";
import { paths } from "@/lib/paths";

export function PrivateRoute() {
  const { user, loading, endedBy } = useAuth();
  const { pathname, search, hash, state } = useLocation();
  const [wasMember, setWasMember] = useState(isMember(user));
  // A sign-in that was pending when the page opened.
  if (isMember(user) && !wasMember) setWasMember(true);
  if (isMember(user)) return <Outlet />;
  // A member who logs out on this page does not want to return to it.
  const isLogout = wasMember && endedBy !== "provider";
  const returnTo = isLogout ? null : { from: pathname + search + hash, title: state?.title };
  return (
    <>
      <Spinner label={loading ? "Checking your session" : "Loading the login page"} />
      {!loading && <Navigate to={paths.login} replace state={returnTo} />}
    </>
  );
}

/**
 * Makes the loader of a private page, which starts nothing without a member. After a pending sign-in, the page fetches
 * what is missing.
 */
export function privateLoader(
  start: (args: LoaderFunctionArgs, member: Member) => Promise<void>,
): (args: LoaderFunctionArgs) => Promise<void> {
  return async (args) => {
    const { user } = getAuthState();
    if (isMember(user)) await start(args, user);
  };
}
