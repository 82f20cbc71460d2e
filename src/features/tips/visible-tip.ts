import type { AuthUser } from "@/auth/auth-user";
import { type Tip, TipSchema } from "@/features/tips/tip.schema";
import { isHidden, isVisibleTo } from "@/features/tips/tip-visibility";
import { getTip } from "@/features/tips/tips.api";
import { HttpError } from "@/lib/http-error";
import { readKept } from "@/lib/kept-answers";
import { apiPaths } from "@/lib/paths";

/**
 * One tip, if the person may see it; without a connection, as it was last seen: another's hidden tip reads as not found,
 * though the backend hands it out.
 * @throws {HttpError} as `getTip`
 */
export async function getVisibleTip(
  id: string,
  user: AuthUser,
  signal?: AbortSignal,
): Promise<Tip> {
  const read = async () => {
    const tip = await getTip(id, signal);
    if (isVisibleTo(tip, user)) return tip;
    await forgetCopy(tip, user);
    throw new HttpError("not-found", `${id} is hidden`);
  };
  const tip = await readKept({
    path: apiPaths.tip(id),
    schema: TipSchema,
    read,
    isPrivate: isHidden,
  });
  // What is kept on the device may be another person's.
  if (!isVisibleTo(tip, user)) throw new HttpError("not-found", `${id} is hidden`);
  return tip;
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
