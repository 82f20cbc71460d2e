import { redirect } from "react-router-dom";
import { whenAuthIsKnown } from "@/auth/auth-session";
import { isMember } from "@/auth/auth-user";
import { paths } from "@/lib/paths";

/** Guards the pages for signing in and up: a member goes home. */
export async function guestLoader(): Promise<null> {
  if (isMember(await whenAuthIsKnown())) throw redirect(paths.home);
  return null;
}
