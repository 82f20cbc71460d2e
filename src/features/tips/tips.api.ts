/** @file Every function here throws what `http` throws. */

import * as v from "valibot";
import {
  type NewTip,
  type Tip,
  type TipFields,
  TipListSchema,
  TipSchema,
} from "@/features/tips/tip";
import { http } from "@/lib/http";
import { HttpError } from "@/lib/http-error";
import { count, IdSchema, isObjectId } from "@/lib/lenient";
import { apiPaths } from "@/lib/paths";

/** Excludes `1e999`, which `JSON.parse` turns into infinity. */
const integer = v.pipe(v.number(), v.safeInteger());

/** Every public tip. */
export function listTips(): Promise<Tip[]> {
  return http(TipListSchema, apiPaths.tips);
}

/** The eight tips that were posted first; hidden ones may be among them. */
export function listTrendingTips(): Promise<Tip[]> {
  return http(TipListSchema, apiPaths.trendingTips);
}

/** A user's tips, including hidden ones. */
export function listMyTips(email: string): Promise<Tip[]> {
  return http(TipListSchema, apiPaths.myTips(email));
}

/**
 * @throws {HttpError} `not-found` for an unknown id, to which the hosted backend responds with an empty body or, if the
 *   id is not an ObjectId, with a 500
 */
export async function getTip(id: string): Promise<Tip> {
  try {
    const tip = await http(v.nullable(TipSchema), apiPaths.tip(id));
    if (tip === null) throw new HttpError("not-found", `No tip ${id}`);
    return tip;
  } catch (error) {
    if (error instanceof HttpError && error.status === 500 && !isObjectId(id)) {
      throw new HttpError("not-found", `No tip ${id}`, error.status);
    }
    throw error;
  }
}

/** Creates a tip. @returns its id */
export async function createTip(tip: NewTip): Promise<string> {
  const schema = v.object({ insertedId: IdSchema });
  const { insertedId } = await http(schema, apiPaths.createTip, { method: "POST", json: tip });
  return insertedId;
}

/** Overwrites a tip's fields. The backend recreates the tip if it has been deleted. */
export function updateTip(id: string, fields: TipFields) {
  // The spec does not mention `upsertedCount`, so it may be missing.
  const schema = v.object({ modifiedCount: integer, upsertedCount: count() });
  return http(schema, apiPaths.tip(id), { method: "PUT", json: fields });
}

/** Deletes a tip. @returns whether it existed */
export async function deleteTip(id: string): Promise<boolean> {
  const schema = v.object({ deletedCount: integer });
  const { deletedCount } = await http(schema, apiPaths.tip(id), { method: "DELETE" });
  return deletedCount > 0;
}

/** Adds one to a tip's likes. @returns whether the tip exists */
export async function likeTip(id: string): Promise<boolean> {
  const schema = v.object({ matchedCount: integer });
  const { matchedCount } = await http(schema, apiPaths.tip(id), { method: "PATCH" });
  return matchedCount > 0;
}

/** The number of likes of all tips. */
export async function getTotalLikes(): Promise<number> {
  const schema = v.object({ totalLiked: integer });
  const { totalLiked } = await http(schema, apiPaths.totalLikes);
  return totalLiked;
}
