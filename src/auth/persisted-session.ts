import * as v from "valibot";
import { type AuthUser, AuthUserSchema } from "@/auth/auth-user";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/**
 * The key of a record that the app and the inline script of `index.html` read before the Firebase SDK has loaded. The
 * SDK stores its own session elsewhere.
 */
export const SESSION_KEY = "sow-and-tell:session";

const EndSchema = v.object({ endedBy: v.picklist(["logout", "provider"]) });
const RecordSchema = v.union([AuthUserSchema, EndSchema]);

/** How a session ended: the member logged out, here or in another tab, or Firebase rejected it. */
export type SessionEnd = v.InferOutput<typeof EndSchema>["endedBy"];

interface PersistedSession {
  user: AuthUser | null;
  endedBy: SessionEnd | null;
}

/** @returns null if nothing readable is stored, as on a first visit */
export function readSession(): PersistedSession | null {
  const record = parseJson(RecordSchema, storage.read(SESSION_KEY));
  if (record === null) return null;
  return "uid" in record ? { user: record, endedBy: null } : { user: null, ...record };
}

/**
 * Stores the session, for other tabs and for the next page load. If that fails after a sign-in, other tabs do not
 * notice the sign-in, and the next page load finds an older record of the same member or, without one, no session until
 * `/login` or `/register` loads the SDK, which has its own.
 */
export function writeSession({ user, endedBy }: PersistedSession): void {
  const text = JSON.stringify(user ?? { endedBy });
  if (storage.write(SESSION_KEY, text) === null) return;
  // The record of another member, or of one who has logged out, must not pass for this session. The same member's may
  // be outdated, but stays: other tabs would take its removal for a logout.
  if (readSession()?.user?.uid !== user?.uid) storage.remove(SESSION_KEY);
}
