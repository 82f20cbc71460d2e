import type { AuthUser } from "@/auth/auth-user";
import { env } from "@/lib/env";

/** Where the Firebase SDK keeps a session in local storage. */
export const SESSION_KEY = `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;

function readSession(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** Whether there is a session on this device, confirmed or not. */
export function hasPersistedSession(): boolean {
  return readSession() !== null;
}

/** The member of the session on this device, as the SDK stored them; null without one, or where it cannot be read. */
export function persistedUser(): AuthUser | null {
  try {
    const stored: unknown = JSON.parse(readSession() ?? "null");
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
  } catch {
    return null;
  }
}
