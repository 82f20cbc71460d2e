import * as v from "valibot";
import type { IdentityCall } from "@/mocks/identity-toolkit/identity-context";
import { IdentityError } from "@/mocks/identity-toolkit/identity-error";
import { RequestTextSchema } from "@/mocks/identity-toolkit/request-text";
import { createIdToken, findSignedIn, TOKEN_LIFETIME_S } from "@/mocks/identity-toolkit/tokens";

const FormSchema = v.object({
  grant_type: v.optional(RequestTextSchema),
  refresh_token: v.optional(RequestTextSchema),
});

/** securetoken's /v1/token: a new id token for a session that lasts. */
export const refreshIdToken: IdentityCall = (context, body) => {
  const form = v.parse(FormSchema, body);
  if (!form.grant_type) throw new IdentityError("MISSING_GRANT_TYPE");
  if (form.grant_type !== "refresh_token") throw new IdentityError("INVALID_GRANT_TYPE");
  if (!form.refresh_token) throw new IdentityError("MISSING_REFRESH_TOKEN");

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
    project_id: context.projectId,
  };
};
