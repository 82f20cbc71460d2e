/** The signed-in person, as plain data. */
export interface AuthUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}

/** A signed-in person that the private pages let in: the backend knows people by their e-mail. */
export interface Member extends AuthUser {
  email: string;
}

/** Whether somebody is signed in well enough for the private pages. */
export function isMember(user: AuthUser | null): user is Member {
  return user !== null && user.email !== null && user.email !== "";
}

/**
 * What to call somebody. Google may give no name and a profile update may fail, so the part of the e-mail before
 * the @ stands in, and failing that a plain word.
 */
export function nameOf(user: AuthUser): string {
  return user.displayName?.trim() || user.email?.split("@")[0] || "Gardener";
}
