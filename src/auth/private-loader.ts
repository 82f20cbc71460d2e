import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { isSessionUnconfirmed, whenAuthIsKnown } from "@/auth/auth-session";
import { isMember, type Member } from "@/auth/auth-user";
import { paths } from "@/lib/paths";

/**
 * Guards a private page's loader: it runs for members only, so that a guest's visit asks the backend for nothing.
 * @param load the page's loader; gets the member too
 * @param readAhead asks for the same data ahead of time, and keeps what fails to itself; called where a session is stored
 *   that the provider has yet to confirm, so that the two answers are waited for side by side
 * @returns a loader that redirects everybody else to the login page
 */
export function privateLoader<TData>(
  load: (args: LoaderFunctionArgs, member: Member) => Promise<TData>,
  readAhead: (args: LoaderFunctionArgs) => void = () => {},
): (args: LoaderFunctionArgs) => Promise<TData> {
  return async (args) => {
    const whenKnown = whenAuthIsKnown();
    if (isSessionUnconfirmed()) readAhead(args);
    const user = await whenKnown;
    if (!isMember(user)) throw redirect(paths.login);
    return load(args, user);
  };
}
