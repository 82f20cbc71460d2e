const PUBLIC = "public";
const MEMBER = "member";

/** The key of what everybody may see. */
export const publicKey = (...parts: string[]) => [PUBLIC, ...parts] as const;

/** The key of what is one member's own. */
export const memberKey = (uid: string, ...parts: string[]) => [MEMBER, uid, ...parts] as const;

/** Whether a key is of what another member owns. @param uid null where nobody is signed in */
export const isOfOthers = ([scope, owner]: readonly unknown[], uid: string | null) =>
  scope === MEMBER && owner !== uid;
