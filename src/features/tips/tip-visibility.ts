import type { AuthUser } from "@/auth/auth-user";
import type { Tip } from "@/features/tips/tip.schema";

/** Whether a user is a tip's author: the backend identifies authors by their e-mail addresses. */
export function isOwnTip(tip: Pick<Tip, "email">, user: Pick<AuthUser, "email"> | null): boolean {
  const email = user?.email?.toLowerCase();
  return email !== undefined && email !== "" && tip.email.trim().toLowerCase() === email;
}

/** Whether only its author may see the tip. */
export function isHidden(tip: Pick<Tip, "availability">): boolean {
  return tip.availability.trim().toLowerCase() === "hidden";
}

/** Whether a user may see a tip: a hidden one is for its author only, even if the server sends it to others. */
export function isVisibleTo(tip: Tip, user: Pick<AuthUser, "email"> | null): boolean {
  return !isHidden(tip) || isOwnTip(tip, user);
}
