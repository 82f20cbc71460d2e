/** @file Keeps a new member's `UserRecord`, here called a profile, on the device until the backend has stored it. */

import { type UserRecord, UserRecordSchema } from "@/auth/users.api";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/** Whether all fields of a profile are blank. The form requires none of them. */
export function isEmptyProfile(profile: UserRecord): boolean {
  return Object.values(profile).every((text) => text.trim() === "");
}

const keyOf = (uid: string) => `sow-and-tell:profile:${uid}`;

/** Stores a profile on the device, or in memory if that fails. Ignores an empty one. */
export function saveUnsentProfile(uid: string, profile: UserRecord): void {
  if (!isEmptyProfile(profile)) storage.writeOrKeep(keyOf(uid), JSON.stringify(profile));
}

/** Removes an account's profile; called once the backend has stored it. */
export function removeUnsentProfile(uid: string): void {
  storage.remove(keyOf(uid));
}

/** @returns an account's stored profile; null without one */
export function readUnsentProfile(uid: string): UserRecord | null {
  return parseJson(UserRecordSchema, storage.read(keyOf(uid)));
}
