import * as v from "valibot";
import { providerIds } from "@/auth/auth-user";

/** Increase this when a table's schema or the accounts change: data of another version is replaced with the seeds. */
export const DATA_VERSION = 3;

const PasswordSchema = v.object({ salt: v.string(), hash: v.string() });

const ProviderProfileSchema = v.object({
  provider: v.picklist(providerIds),
  sub: v.string(),
  email: v.string(),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
});

const AccountSchema = v.object({
  /** Firebase's uid. */
  localId: v.string(),
  /** Lower case, as in Firebase. */
  email: v.string(),
  emailVerified: v.boolean(),
  displayName: v.nullable(v.string()),
  photoUrl: v.nullable(v.string()),
  /** Null for an account that can sign in only with a provider such as Google. */
  password: v.nullable(PasswordSchema),
  /** One for each provider that the person has signed in with. */
  profiles: v.array(ProviderProfileSchema),
  disabled: v.boolean(),
  /** Milliseconds since 1970, like `lastLoginAt`. */
  createdAt: v.number(),
  lastLoginAt: v.number(),
  /** Seconds since 1970; tokens that were issued earlier are invalid. */
  validSince: v.number(),
});

/** How a session was created: the sign-in method's ID in Firebase's tokens. */
export const SignInMethodSchema = v.picklist(["password", ...providerIds]);

const SessionSchema = v.object({
  refreshToken: v.string(),
  localId: v.string(),
  provider: SignInMethodSchema,
  /** Milliseconds since 1970. */
  createdAt: v.number(),
});

/** The backend stores records unvalidated: only the id is certain. */
const RecordSchema = v.looseObject({ _id: v.string() });

export const StoredDataSchema = v.object({
  version: v.literal(DATA_VERSION),
  /** In insertion order. */
  tips: v.array(RecordSchema),
  gardeners: v.array(v.looseObject({})),
  users: v.array(RecordSchema),
  accounts: v.array(AccountSchema),
  sessions: v.array(SessionSchema),
  /** `at` is in milliseconds since 1970. */
  failedSignIns: v.array(v.object({ email: v.string(), at: v.number() })),
});

export type StoredPassword = v.InferOutput<typeof PasswordSchema>;
export type Account = v.InferOutput<typeof AccountSchema>;
export type SignInMethod = v.InferOutput<typeof SessionSchema>["provider"];
export type StoredRecord = v.InferOutput<typeof RecordSchema>;
export type StoredData = v.InferOutput<typeof StoredDataSchema>;

/** The initial data. A missing table starts empty; every tip needs an `_id`. */
export interface Seed {
  tips?: readonly object[];
  gardeners?: readonly object[];
  accounts?: readonly Account[];
}
