/** @file The calls for tips. Every function and query here throws what `http` throws. */

import * as v from "valibot";
import {
  isHidden,
  isOwnTip,
  isVisibleTo,
  type NewTip,
  type Tip,
  type TipFields,
  TipListSchema,
  TipSchema,
} from "@/features/tips/tip";
import { fillPath, memberRead, read, write } from "@/lib/endpoint";
import { HttpError, http } from "@/lib/http";
import { count, IdSchema, integer, isObjectId } from "@/lib/lenient";

const withoutEmail = (tip: Tip): Tip => ({ ...tip, email: "" });

/** Removes e-mail addresses, and the hidden tips that may be among the trending ones. */
const publicPart = (tips: readonly Tip[]) => tips.filter((tip) => !isHidden(tip)).map(withoutEmail);

/** Every public tip. */
export const listTips = read("tips", "/shareTips", TipListSchema, { persist: publicPart });

/** The eight tips that were posted first; hidden ones may be among them. */
export const listTrendingTips = read("tips", "/tips", TipListSchema, { persist: publicPart });

/** The number of likes of all tips. */
export const getTotalLikes = read(
  "tips",
  "/dashboard/totalLikes",
  v.object({ totalLiked: integer() }),
  {
    persist: (likes) => likes,
  },
);

/** A member's own tips, including hidden ones. */
export const listMyTips = memberRead("tips", "/myTips?email={email}", TipListSchema, {
  persist: (tips) => tips,
});

const TIP_PATH = "/shareTips/{id}";

/** A tip that the member may see: another's hidden tip is `not-found`, though the backend sends it. */
export const getTip = memberRead("tips", TIP_PATH, TipSchema, {
  persist: (tip, member) => (isOwnTip(tip, member) ? tip : withoutEmail(tip)),
  send: async (member, { id }) => {
    const tip = await findTip(id);
    if (!isVisibleTo(tip, member)) throw new HttpError("not-found", `${id} is hidden`);
    return tip;
  },
});

/**
 * A tip, even if it is another's and hidden.
 * @throws {HttpError} `not-found` for an unknown id, to which the hosted backend responds with an empty body or, if the
 *   id is not an ObjectId, with a 500
 */
export async function findTip(id: string): Promise<Tip> {
  try {
    const tip = await http(v.nullable(TipSchema), fillPath(TIP_PATH, { id }), {
      pattern: TIP_PATH,
    });
    if (tip === null) throw new HttpError("not-found", `No tip ${id}`);
    return tip;
  } catch (error) {
    if (error instanceof HttpError && error.status === 500 && !isObjectId(id)) {
      throw new HttpError("not-found", `No tip ${id}`, error.status);
    }
    throw error;
  }
}

// The capital I is the backend's spelling.
const post = write("POST", "/shareTIps", v.object({ insertedId: IdSchema }));

/** Creates a tip. @returns its id */
export async function createTip(tip: NewTip): Promise<string> {
  return (await post({}, tip)).insertedId;
}

// The spec does not mention `upsertedCount`, so it may be missing.
const UpdateSchema = v.object({ modifiedCount: integer(), upsertedCount: count() });
const put = write("PUT", TIP_PATH, UpdateSchema);

/** Overwrites a tip's fields. The backend recreates the tip if it has been deleted. */
export const updateTip = (id: string, fields: TipFields) => put({ id }, fields);

const remove = write("DELETE", TIP_PATH, v.object({ deletedCount: integer() }));

/** Deletes a tip. @returns whether it existed */
export async function deleteTip(id: string): Promise<boolean> {
  try {
    return (await remove({ id })).deletedCount > 0;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}

const like = write("PATCH", TIP_PATH, v.object({ matchedCount: integer() }));

/** Adds one to a tip's likes. @returns whether the tip exists */
export async function likeTip(id: string): Promise<boolean> {
  return (await like({ id })).matchedCount > 0;
}
