import type { AuthUser } from "@/auth/auth-user";
import type { Tip } from "@/features/tips/tip.schema";

/** Whether a tip is the person's own: the backend knows authors by their e-mail. */
export function isOwnTip(tip: Pick<Tip, "email">, user: Pick<AuthUser, "email"> | null): boolean {
  const email = user?.email?.toLowerCase();
  return email !== undefined && email !== "" && tip.email.trim().toLowerCase() === email;
}

/** Whether only its author may see a tip. */
export function isHidden(tip: Pick<Tip, "availability">): boolean {
  return tip.availability.trim().toLowerCase() === "hidden";
}

/** Whether a person may see a tip: a hidden one is for its author alone, whatever the server sends. */
export function isVisibleTo(tip: Tip, user: Pick<AuthUser, "email"> | null): boolean {
  return !isHidden(tip) || isOwnTip(tip, user);
}
