import { HttpResponse } from "msw";
import { allowAnyOrigin } from "@/mocks/cors";

/** What the provider can refuse with; the SDK maps each to its own `auth/...` code. */
export type IdentityErrorCode =
  | "ADMIN_ONLY_OPERATION"
  | "EMAIL_EXISTS"
  | "INVALID_CREDENTIAL_OR_PROVIDER_ID"
  | "INVALID_EMAIL"
  | "INVALID_GRANT_TYPE"
  | "INVALID_IDP_RESPONSE"
  | "INVALID_ID_TOKEN"
  | "INVALID_LOGIN_CREDENTIALS"
  | "INVALID_REFRESH_TOKEN"
  | "INVALID_REQUEST_URI"
  | "INVALID_REQ_TYPE"
  | "MISSING_EMAIL"
  | "MISSING_GRANT_TYPE"
  | "MISSING_ID_TOKEN"
  | "MISSING_PASSWORD"
  | "MISSING_REFRESH_TOKEN"
  | "MISSING_REQUEST_URI"
  | "MISSING_REQ_TYPE"
  | "OPERATION_NOT_ALLOWED"
  | "TOKEN_EXPIRED"
  | "TOO_MANY_ATTEMPTS_TRY_LATER"
  | "USER_DISABLED"
  | "USER_NOT_FOUND"
  | "WEAK_PASSWORD";

/** Thrown inside the identity calls; the handlers turn it into the provider's 400. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";

  /** @param detail the provider's own sentence, which the SDK passes on as the error's message */
  constructor(code: IdentityErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
  }
}

function refuse(code: number, message: string, reason: string, status?: string): Response {
  const errors = [{ message, domain: "global", reason }];
  return HttpResponse.json(
    { error: { code, message, errors, ...(status !== undefined && { status }) } },
    { status: code, headers: allowAnyOrigin },
  );
}

/** The provider's answer to a call it refuses. */
export function identityErrorAnswer({ message }: IdentityError): Response {
  return refuse(400, message, "invalid");
}

/** The provider's answer to a body that is no JSON, or whose fields are of the wrong type. */
export function invalidPayloadAnswer(detail: string): Response {
  const message = `Invalid JSON payload received. ${detail}`;
  return refuse(400, message, "invalid", "INVALID_ARGUMENT");
}

/** The provider's answer to a call that does not say which project it is for. */
export function missingKeyAnswer(): Response {
  const message = "The request is missing a valid API key.";
  return refuse(403, message, "forbidden", "PERMISSION_DENIED");
}
