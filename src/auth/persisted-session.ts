import type { AuthUser } from "@/auth/auth-user";
import { env } from "@/lib/env";
import * as storage from "@/lib/storage";

/** Where the Firebase SDK stores a session. */
export const SESSION_KEY = `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;

const RESERVE_KEY = "sow-and-tell:session-reserve";

/**
 * Keeps some room in local storage for the session, of which 8 kB is more than the double. The SDK stores it anew when
 * it has confirmed it, and where that is more than a full device holds, it signs the person out.
 */
export function reserveSessionRoom(): void {
  storage.write(RESERVE_KEY, " ".repeat(8192));
}

/** Gives that room to the SDK. */
export function freeSessionRoom(): void {
  storage.remove(RESERVE_KEY);
}

/** Whether there is a session on this device, confirmed or not. */
export function hasPersistedSession(): boolean {
  return storage.read(SESSION_KEY) !== null;
}

/** The member of the session on this device, as the SDK stored them; null without one, or where it cannot be read. */
export function persistedUser(): AuthUser | null {
  const stored = storage.readJson(SESSION_KEY);
  if (typeof stored !== "object" || stored === null) return null;
  const field = (name: string) => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === "string" ? value : null;
  };
  const uid = field("uid");
  if (uid === null) return null;
  return {
    uid,
    email: field("email"),
    displayName: field("displayName"),
    photoURL: field("photoURL"),
  };
}
