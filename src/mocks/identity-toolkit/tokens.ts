import * as v from "valibot";
import type { IdentityContext } from "@/mocks/identity-toolkit/identity-context";
import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import { createUnsignedJwt, decodeJwt } from "@/mocks/identity-toolkit/unsigned-jwt";
import type { Account, SignInProvider, StoredData } from "@/mocks/stored-data";

/** Seconds an id token lives, as at the real provider. */
export const TOKEN_LIFETIME_S = 3600;

const PayloadSchema = v.object({
  user_id: v.string(),
  iat: v.number(),
  exp: v.number(),
  firebase: v.object({ sign_in_provider: v.picklist(["password", "google.com"]) }),
});

/** The three fields of a sign-in that the SDK keeps. */
export interface IssuedTokens {
  idToken: string;
  refreshToken: string;
  /** Seconds, in a string as the provider has it. */
  expiresIn: string;
}

/** A new id token: unsigned, since nothing but these mocks ever reads it. */
export function createIdToken(
  { projectId, now }: IdentityContext,
  account: Account,
  provider: SignInProvider,
): string {
  const iat = Math.floor(now() / 1000);
  return createUnsignedJwt({
    ...(account.displayName && { name: account.displayName }),
    ...(account.photoUrl && { picture: account.photoUrl }),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: Math.floor(account.lastLoginAt / 1000),
    user_id: account.localId,
    sub: account.localId,
    iat,
    exp: iat + TOKEN_LIFETIME_S,
    email: account.email,
    email_verified: account.emailVerified,
    firebase: {
      identities: {
        email: [account.email],
        ...(account.google && { "google.com": [account.google.sub] }),
      },
      sign_in_provider: provider,
    },
  });
}

/** Opens a session in `data` and gives out its tokens. */
export function issueTokens(
  context: IdentityContext,
  data: StoredData,
  account: Account,
  provider: SignInProvider,
): IssuedTokens {
  const refreshToken = crypto.randomUUID();
  const { localId } = account;
  data.sessions.push({ refreshToken, localId, provider, createdAt: context.now() });
  return {
    idToken: createIdToken(context, account, provider),
    refreshToken,
    expiresIn: String(TOKEN_LIFETIME_S),
  };
}

/**
 * Whose token it is. The account is the one in `data`, to be read or altered.
 * @throws {IdentityError} `MISSING_ID_TOKEN`, `INVALID_ID_TOKEN`, `TOKEN_EXPIRED`, `USER_NOT_FOUND`, `USER_DISABLED`
 */
export function readIdToken(
  { now }: Pick<IdentityContext, "now">,
  data: StoredData,
  idToken: string | undefined,
): { account: Account; provider: SignInProvider } {
  if (!idToken) throw new IdentityError("MISSING_ID_TOKEN");
  const payload = v.safeParse(PayloadSchema, decodeJwt(idToken));
  if (!payload.success) throw new IdentityError("INVALID_ID_TOKEN");
  const { user_id, iat, exp, firebase } = payload.output;
  if (exp * 1000 <= now()) throw new IdentityError("TOKEN_EXPIRED");
  const account = findSignedIn(data, user_id, iat);
  return { account, provider: firebase.sign_in_provider };
}

/**
 * The account behind a token that was itself sound.
 * @param issuedAt seconds since 1970
 * @throws {IdentityError} `USER_NOT_FOUND`, `TOKEN_EXPIRED`, `USER_DISABLED`
 */
export function findSignedIn(data: StoredData, localId: string, issuedAt: number): Account {
  const account = data.accounts.find((candidate) => candidate.localId === localId);
  if (!account) throw new IdentityError("USER_NOT_FOUND");
  if (issuedAt < account.validSince) throw new IdentityError("TOKEN_EXPIRED");
  if (account.disabled) throw new IdentityError("USER_DISABLED");
  return account;
}
