/** @file A new member's profile, which stays on the device until the backend has stored it. */

import { type UserRecord, UserRecordSchema } from "@/auth/users.api";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/** Whether a new member has filled in none of the optional fields. */
export function isEmptyProfile(profile: UserRecord): boolean {
  return Object.values(profile).every((text) => text.trim() === "");
}

const keyOf = (uid: string) => `sow-and-tell:profile:${uid}`;

/** Stores a profile on the device, or in memory where that is impossible, unless it is empty. */
export function saveUnsentProfile(uid: string, profile: UserRecord): void {
  if (!isEmptyProfile(profile)) storage.writeOrKeep(keyOf(uid), JSON.stringify(profile));
}

/** Removes an account's profile, once the backend has stored it. */
export function removeUnsentProfile(uid: string): void {
  storage.remove(keyOf(uid));
}

/** @returns an account's stored profile; null without one */
export function readUnsentProfile(uid: string): UserRecord | null {
  return parseJson(UserRecordSchema, storage.read(keyOf(uid)));
}
