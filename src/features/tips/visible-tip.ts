import type { AuthUser } from "@/auth/auth-user";
import { type Tip, TipSchema } from "@/features/tips/tip.schema";
import { isHidden, isVisibleTo } from "@/features/tips/tip-visibility";
import { getTip } from "@/features/tips/tips.api";
import { HttpError } from "@/lib/http-error";
import { readKept } from "@/lib/kept-answers";
import { apiPaths } from "@/lib/paths";

/**
 * One tip, if the person may see it; without a connection, as it was last seen: another's hidden tip reads as not found, though the backend hands it out.
 * @throws {HttpError} as `getTip`
 */
export async function getVisibleTip(
  id: string,
  user: AuthUser,
  signal?: AbortSignal,
): Promise<Tip> {
  const assertVisible = (tip: Tip) => {
    if (!isVisibleTo(tip, user)) throw new HttpError("not-found", `${id} is hidden`);
    return tip;
  };
  const tip = await readKept({
    path: apiPaths.tip(id),
    schema: TipSchema,
    read: async () => assertVisible(await getTip(id, signal)),
    isPrivate: isHidden,
  });
  // What is kept on the device may be another person's.
  return assertVisible(tip);
}
