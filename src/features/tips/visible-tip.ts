import type { AuthUser } from "@/auth/auth-user";
import type { Tip } from "@/features/tips/tip.schema";
import { isVisibleTo } from "@/features/tips/tip-visibility";
import { getTip } from "@/features/tips/tips.api";
import { HttpError } from "@/lib/http-error";

/**
 * One tip, if the person may see it: another's hidden tip reads as not found, though the backend hands it out.
 * @throws {HttpError} as `getTip`
 */
export async function getVisibleTip(
  id: string,
  user: AuthUser,
  signal?: AbortSignal,
): Promise<Tip> {
  const tip = await getTip(id, signal);
  if (isVisibleTo(tip, user)) return tip;
  await forgetCopy(tip, user);
  throw new HttpError("not-found", `${id} is hidden`);
}

/** Its author hides it by now: a copy from before is not for others any more either. */
async function forgetCopy(tip: Tip, user: AuthUser): Promise<void> {
  try {
    const { renewSavedTips } = await import("@/features/tips/saved/saved-tips");
    renewSavedTips([tip], user);
  } catch {
    // Without its code the copy waits for the next time.
  }
}
