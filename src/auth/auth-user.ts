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

/** Whether a user may see the private pages: signed in, with an e-mail address. */
export function isMember(user: AuthUser | null): user is Member {
  return user !== null && user.email !== null && user.email !== "";
}

/** Whether two sessions are the same person's with the same profile. */
export function hasSameUser(one: AuthUser, other: AuthUser): boolean {
  return (
    one.uid === other.uid &&
    one.email === other.email &&
    one.displayName === other.displayName &&
    one.photoURL === other.photoURL
  );
}

/**
 * What to call a member. Google may give no name and a profile update may fail; then a plain word stands in, since a part
 * of the e-mail address would publish it.
 */
export function nameOf(user: AuthUser): string {
  return user.displayName?.trim() || "A gardener";
}
