import type { UserRecord } from "@/auth/users.api";
import * as storage from "@/lib/storage";

/** What a new member wrote about themselves and the backend has not stored yet, on the device until it has. */

const keyOf = (uid: string) => `sow-and-tell:profile:${uid}`;

/** Saves a profile on the device, unless it is empty. Where it cannot be stored only the open page has it. */
export function saveUnsentProfile(uid: string, profile: UserRecord): void {
  if (Object.values(profile).every((text) => text.trim() === "")) return;
  storage.write(keyOf(uid), JSON.stringify(profile));
}

/** To be called when the backend has stored it. */
export function removeUnsentProfile(uid: string): void {
  storage.remove(keyOf(uid));
}

/** Whether an account has one. */
export function hasUnsentProfile(uid: string): boolean {
  return storage.read(keyOf(uid)) !== null;
}

/** @returns an account's profile as it was stored, if nothing has changed it */
export function readUnsentProfile(uid: string): unknown {
  return storage.readJson(keyOf(uid));
}
