import { Navigate, Outlet } from "react-router-dom";
import { useAuth } from "@/auth/auth-context";
import { isMember } from "@/auth/auth-user";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";

/** Shows the private pages below it to members, a spinner while that is unknown, and sends others to sign in. */
export function PrivateRoute() {
  const { user, loading } = useAuth();
  if (isMember(user)) return <Outlet />;
  if (loading) return <Spinner label="Checking your session" />;
  return <Navigate to={paths.login} replace />;
}
