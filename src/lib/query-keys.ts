const PUBLIC = "public";
const MEMBER = "member";

/** The query key of public data. */
export const publicKey = (...parts: string[]) => [PUBLIC, ...parts] as const;

/** The query key of a member's own data. */
export const memberKey = (uid: string, ...parts: string[]) => [MEMBER, uid, ...parts] as const;

/** Whether a query key belongs to another member. @param uid null if no one is signed in */
export const belongsToOther = ([scope, owner]: readonly unknown[], uid: string | null) =>
  scope === MEMBER && owner !== uid;
