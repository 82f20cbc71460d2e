/** @file A new member's profile: sent to the backend, and on the device until the backend has stored it. */

import * as v from "valibot";
import { http } from "@/lib/http";
import { IdSchema } from "@/lib/id";
import { parseJson } from "@/lib/lenient";
import { apiPaths } from "@/lib/paths";
import * as storage from "@/lib/storage";

/** The registration fields that the backend stores. */
const UserRecordSchema = v.object({
  location: v.string(),
  specialty: v.string(),
  bio: v.string(),
});

export type UserRecord = v.InferOutput<typeof UserRecordSchema>;

/** The key of a registration's mutation, during which the profile is not offered to be sent again. */
export const registrationKey = ["registration"];

/** Creates a gardener's record. @returns its id @throws what `http` throws */
export async function createUserRecord(record: UserRecord): Promise<string> {
  const schema = v.object({ insertedId: IdSchema });
  const { insertedId } = await http(schema, apiPaths.users, { method: "POST", json: record });
  return insertedId;
}

const keyOf = (uid: string) => `sow-and-tell:profile:${uid}`;

/** Stores a profile on the device, unless it is empty. */
export function saveUnsentProfile(uid: string, profile: UserRecord): void {
  if (Object.values(profile).every((text) => text.trim() === "")) return;
  storage.write(keyOf(uid), JSON.stringify(profile));
}

/** Removes an account's profile, once the backend has stored it. */
export function removeUnsentProfile(uid: string): void {
  storage.remove(keyOf(uid));
}

/** @returns an account's stored profile; null without one */
export function readUnsentProfile(uid: string): UserRecord | null {
  return parseJson(UserRecordSchema, storage.read(keyOf(uid)));
}
