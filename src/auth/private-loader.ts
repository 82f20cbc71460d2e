import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { whenAuthIsKnown } from "@/auth/auth-session";
import { isMember, type Member } from "@/auth/auth-user";
import { paths } from "@/lib/paths";

/**
 * Guards a private page's loader: it runs for members only, so that a guest's visit asks the backend for nothing.
 * @param start starts the page's queries; gets the member too
 * @returns a loader that redirects everybody else to the login page
 */
export function privateLoader(
  start: (args: LoaderFunctionArgs, member: Member) => Promise<void>,
): (args: LoaderFunctionArgs) => Promise<null> {
  return async (args) => {
    const user = await whenAuthIsKnown();
    if (!isMember(user)) throw redirect(paths.login);
    await start(args, user);
    return null;
  };
}
