import * as v from "valibot";
import type { AuthUser } from "@/auth/auth-user";
import { parseJson } from "@/lib/lenient";
import * as storage from "@/lib/storage";

/**
 * The session's key in local storage, which the app reads before the Firebase SDK has loaded. The SDK stores its own
 * session elsewhere. The inline script of `index.html` reads this key too.
 */
export const SESSION_KEY = "sow-and-tell:session";

const UserSchema = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});
const EndSchema = v.object({ endedBy: v.picklist(["logout", "provider"]) });
const RecordSchema = v.union([UserSchema, EndSchema]);

export interface PersistedSession {
  user: AuthUser | null;
  /** How the last session ended: the member logged out, here or in another tab, or the provider rejected it. */
  endedBy: "logout" | "provider" | null;
}

/** @returns no user and no end if nothing is stored, as on a first visit, or the text is invalid */
export function readSession(): PersistedSession {
  const record = parseJson(RecordSchema, storage.read(SESSION_KEY));
  if (record === null) return { user: null, endedBy: null };
  return "uid" in record ? { user: record, endedBy: null } : { user: null, ...record };
}

/** Stores the signed-in user, or how the session ended. If storage is full, only this page knows it. */
export function writeSession(record: v.InferInput<typeof RecordSchema>): void {
  // An earlier session's record must not pass for this one.
  if (storage.write(SESSION_KEY, JSON.stringify(record)) !== null) storage.remove(SESSION_KEY);
}
