import * as v from "valibot";
import type { IdentityCall } from "@/mocks/identity-toolkit/identity-call";
import { issueTokens, readIdToken } from "@/mocks/identity-toolkit/tokens";
import type { Account } from "@/mocks/stored-data";

const LookupSchema = v.object({ idToken: v.string() });

const UpdateSchema = v.object({
  idToken: v.string(),
  displayName: v.nullish(v.string()),
  photoUrl: v.nullish(v.string()),
});

/** An account as Firebase sends it. JSON omits undefined values. */
function accountInfo({ localId, email, emailVerified, password, profiles, ...account }: Account) {
  const displayName = account.displayName ?? undefined;
  const photoUrl = account.photoUrl ?? undefined;
  const byPassword = {
    providerId: "password",
    rawId: email,
    federatedId: email,
    email,
    displayName,
    photoUrl,
  };
  const byProviders = profiles.map(({ provider, sub, name, picture, ...profile }) => ({
    providerId: provider,
    rawId: sub,
    federatedId: sub,
    email: profile.email,
    displayName: name ?? undefined,
    photoUrl: picture ?? undefined,
  }));
  return {
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    providerUserInfo: password ? [byPassword, ...byProviders] : byProviders,
  };
}

/** accounts:lookup, which the SDK calls after every sign-in and on every page load. */
export const lookup: IdentityCall = ({ db, now }, body) => {
  const { idToken } = v.parse(LookupSchema, body);
  const { account } = readIdToken({ now }, db.read(), idToken);
  const user = {
    ...accountInfo(account),
    ...(account.password && {
      passwordUpdatedAt: account.createdAt,
      validSince: String(account.validSince),
    }),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
  };
  return { kind: "identitytoolkit#GetAccountInfoResponse", users: [user] };
};

/** accounts:update, as `updateProfile` sends it. */
export const update: IdentityCall = (context, body) => {
  const { idToken, displayName, photoUrl } = v.parse(UpdateSchema, body);
  return context.db.update((data) => {
    const { account, provider } = readIdToken(context, data, idToken);
    // Null leaves a field unchanged.
    account.displayName = displayName ?? account.displayName;
    account.photoUrl = photoUrl ?? account.photoUrl;
    return {
      kind: "identitytoolkit#SetAccountInfoResponse",
      ...accountInfo(account),
      ...issueTokens(context, data, account, provider),
    };
  });
};
