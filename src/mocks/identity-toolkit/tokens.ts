import * as v from "valibot";
import {
  type IdentityCall,
  type IdentityContext,
  IdentityError,
} from "@/mocks/identity-toolkit/identity-call";
import {
  type Account,
  type SignInMethod,
  SignInMethodSchema,
  type StoredData,
} from "@/mocks/stored-data";

/** The same as Firebase's. */
const TOKEN_LIFETIME_S = 3600;

const PayloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sub: v.string(),
    iat: v.number(),
    exp: v.number(),
    firebase: v.object({ sign_in_provider: SignInMethodSchema }),
  }),
);

function encode(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Creates a token with an empty signature, which these mocks do not verify and no real server accepts. */
export function createUnsignedJwt(payload: object): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}

/** The payload of a token, signed or not, as JSON; null if it is malformed. */
export function decodeJwt(token: string): string | null {
  const [, payload, signature] = token.split(".");
  if (!payload || signature === undefined) return null;
  try {
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

function createIdToken({ now }: IdentityContext, account: Account, provider: SignInMethod) {
  const iat = Math.floor(now() / 1000);
  return createUnsignedJwt({
    auth_time: Math.floor(account.lastLoginAt / 1000),
    sub: account.localId,
    iat,
    exp: iat + TOKEN_LIFETIME_S,
    email: account.email,
    firebase: { sign_in_provider: provider },
  });
}

/** Adds a session to `data`. @returns its tokens, as fields of the response */
export function issueTokens(
  context: IdentityContext,
  data: StoredData,
  account: Account,
  provider: SignInMethod,
) {
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
 * Finds the account of a token: the object in `data` itself, which callers may change.
 * @throws {IdentityError} `INVALID_ID_TOKEN`, `TOKEN_EXPIRED`, `USER_NOT_FOUND`, `USER_DISABLED`
 */
export function readIdToken(
  { now }: Pick<IdentityContext, "now">,
  data: StoredData,
  idToken: string,
): { account: Account; provider: SignInMethod } {
  const payload = v.safeParse(PayloadSchema, decodeJwt(idToken));
  if (!payload.success) throw new IdentityError("INVALID_ID_TOKEN");
  const { sub, iat, exp, firebase } = payload.output;
  if (exp * 1000 <= now()) throw new IdentityError("TOKEN_EXPIRED");
  const account = findSignedIn(data, sub, iat);
  return { account, provider: firebase.sign_in_provider };
}

/**
 * Finds the account of an ID token or a session. One that was issued before `validSince` is revoked.
 * @param issuedAt seconds since 1970
 * @throws {IdentityError} `USER_NOT_FOUND`, `TOKEN_EXPIRED`, `USER_DISABLED`
 */
function findSignedIn(data: StoredData, localId: string, issuedAt: number): Account {
  const account = data.accounts.find((candidate) => candidate.localId === localId);
  if (!account) throw new IdentityError("USER_NOT_FOUND");
  if (issuedAt < account.validSince) throw new IdentityError("TOKEN_EXPIRED");
  if (account.disabled) throw new IdentityError("USER_DISABLED");
  return account;
}

const FormSchema = v.object({ refresh_token: v.string() });

/** securetoken's /v1/token: issues a new ID token for a valid session. */
export const refreshIdToken: IdentityCall = (context, body) => {
  const form = v.parse(FormSchema, body);
  const data = context.db.read();
  const session = data.sessions.find(({ refreshToken }) => refreshToken === form.refresh_token);
  if (!session) throw new IdentityError("INVALID_REFRESH_TOKEN");
  const account = findSignedIn(data, session.localId, Math.floor(session.createdAt / 1000));
  const idToken = createIdToken(context, account, session.provider);
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(TOKEN_LIFETIME_S),
    token_type: "Bearer",
    refresh_token: session.refreshToken,
    user_id: account.localId,
    project_id: "mocked-project",
  };
};
