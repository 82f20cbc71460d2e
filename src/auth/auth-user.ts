import * as v from "valibot";

export const AuthUserSchema = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});

export type AuthUser = v.InferOutput<typeof AuthUserSchema>;

/** The part of a new member's profile that Firebase stores. */
export interface Profile {
  displayName: string;
  photoURL: string;
}

/** A signed-in user with an e-mail address, by which the backend knows people. Private pages admit only members. */
export interface Member extends AuthUser {
  email: string;
}

/** Whether a user may see the private pages. */
export function isMember(user: AuthUser | null): user is Member {
  return user !== null && user.email !== null && user.email !== "";
}

/** Also stored in the tips of people without a name. */
export const NAMELESS = "A gardener";

/**
 * Google may return no name, and a profile update may fail. A name from the e-mail address would publish a part of it.
 */
export function nameOf(user: AuthUser): string {
  return user.displayName?.trim() || NAMELESS;
}

/**
 * The providers, in the order of their buttons. To add one, also map its Firebase id to a class in `auth-client.ts`.
 * `mark` is an SVG path that is stroked in a box of 24 by 24.
 */
export const signInProviders = [
  { id: "google.com", label: "Google", mark: "M20.4 12H12m8.3-1.6A8.5 8.5 0 1 1 18 6" },
] as const;

export type SignInProvider = (typeof signInProviders)[number];
export type ProviderId = SignInProvider["id"];
