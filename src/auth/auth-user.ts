import * as v from "valibot";

export const AuthUserSchema = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
});

export type AuthUser = v.InferOutput<typeof AuthUserSchema>;

export interface Profile {
  displayName: string;
  photoURL: string;
}

/** A signed-in user with an e-mail address, by which the backend knows people. Private pages admit only members. */
export interface Member extends AuthUser {
  email: string;
}

export function isMember(user: AuthUser | null): user is Member {
  return user !== null && user.email !== null && user.email !== "";
}

/** Also stored in the tips of people without a name. */
export const NAMELESS = "A gardener";

/** Not a name from the e-mail address, which would publish a part of it. */
export function nameOf(user: AuthUser): string {
  return user.displayName?.trim() || NAMELESS;
}

/** In the order of their buttons. To add one, map its Firebase id in `auth-client.ts`. `mark` is an SVG path. */
export const signInProviders = [
  { id: "google.com", label: "Google", mark: "M20.4 12H12m8.3-1.6A8.5 8.5 0 1 1 18 6" },
] as const;

export type SignInProvider = (typeof signInProviders)[number];
export type ProviderId = SignInProvider["id"];

export const providerIds = signInProviders.map(({ id }) => id);
