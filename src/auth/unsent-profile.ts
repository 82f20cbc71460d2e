import type { UserRecord } from "@/auth/users.api";

/** What a new member told of themselves and the backend has not got yet, on the device until it has. */

const keyOf = (uid: string) => `sow-and-tell:profile:${uid}`;

/** Keeps a profile on the device, where it says anything. On a device that keeps nothing it is not kept. */
export function keepUnsentProfile(uid: string, profile: UserRecord): void {
  if (Object.values(profile).every((text) => text.trim() === "")) return;
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(profile));
  } catch {
    // Full or blocked: the page that is open still has it.
  }
}

/** The backend has it. */
export function removeUnsentProfile(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // Blocked: there is nothing.
  }
}

/** @returns the account's profile as it was stored, JSON if nobody has touched it; null where there is none */
export function readUnsentProfile(uid: string): string | null {
  try {
    return localStorage.getItem(keyOf(uid));
  } catch {
    return null;
  }
}
