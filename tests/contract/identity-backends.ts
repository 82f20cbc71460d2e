import { bypass } from "msw";
import * as v from "valibot";
import type { Account } from "@/mocks/stored-data";
import { PROJECT } from "../e2e/servers/auth-emulator";
import type { CallStep, OwnerAction } from "./identity-cases";
import { callProvider, db, type ProviderResponse } from "./identity-server";

/** An implementation of the Identity Toolkit, without accounts at first. */
interface IdentityBackend {
  /** Performs an action that only the project's owner can perform, on every account. */
  perform(action: OwnerAction): Promise<void>;
  send(step: CallStep): Promise<ProviderResponse>;
}

/** A revocation invalidates every token that was issued before this time. Seconds since 1970. */
const FAR_FUTURE_S = 4_000_000_000;

const mockChanges: Record<Exclude<OwnerAction, "delete">, Partial<Account>> = {
  "confirm e-mails": { emailVerified: true },
  disable: { disabled: true },
  revoke: { validSince: FAR_FUTURE_S },
};

export function mockedToolkit(): IdentityBackend {
  db.reset();
  return {
    async perform(action) {
      db.update((data) => {
        data.accounts =
          action === "delete"
            ? []
            : data.accounts.map((account) => ({ ...account, ...mockChanges[action] }));
      });
    },
    send: ({ call, body }) => callProvider(call, body),
  };
}

const emulatorChanges: Record<Exclude<OwnerAction, "delete">, object> = {
  "confirm e-mails": { emailVerified: true },
  disable: { disableUser: true },
  revoke: { validSince: String(FAR_FUTURE_S) },
};

const AccountsSchema = v.object({
  userInfo: v.optional(v.array(v.object({ localId: v.string() })), []),
});

/**
 * Connects to a real Auth emulator, deletes its accounts, and turns on e-mail enumeration protection, which new projects
 * have: a wrong password and an unknown e-mail get the same error.
 * @param url of the running emulator
 */
export async function runningEmulator(url: string): Promise<IdentityBackend> {
  async function callAsOwner(method: string, path: string, body: object = {}): Promise<unknown> {
    const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
    const init = { method, headers, body: JSON.stringify(body) };
    // Bypasses MSW, which rejects requests without a handler.
    const response = await fetch(bypass(`${url}/${path}`, init));
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }

  const api = "identitytoolkit.googleapis.com";
  await callAsOwner("PATCH", `${api}/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  await callAsOwner("DELETE", `emulator/v1/projects/${PROJECT}/accounts`);

  return {
    async perform(action) {
      const accounts = `${api}/v1/projects/${PROJECT}/accounts`;
      const { userInfo } = v.parse(AccountsSchema, await callAsOwner("POST", `${accounts}:query`));
      for (const { localId } of userInfo) {
        if (action === "delete") await callAsOwner("POST", `${accounts}:delete`, { localId });
        else
          await callAsOwner("POST", `${accounts}:update`, { localId, ...emulatorChanges[action] });
      }
    },
    send: ({ call, body }) => callProvider(call, body, `${url}/`, bypass),
  };
}

/** The part of a response in which the mock and the emulator must agree. */
export interface Fingerprint {
  call: string;
  status: number;
  /** The leading word of the error's message, such as `EMAIL_EXISTS`; null without one. */
  code: string | null;
  /** The paths of all fields, sorted. */
  fields: string[];
}

/** Of a password, the emulator returns a redacted hash and the salt; the mock returns nothing. */
const OF_PASSWORD = /(^|\.)(salt|passwordHash)$/;

/**
 * According to the documentation, an update returns new tokens; the emulator returns them only when the e-mail or password
 * changes.
 */
const OF_UPDATE = /^(idToken|refreshToken|expiresIn)$/;

const isCompared = (call: string, path: string) =>
  !OF_PASSWORD.test(path) && !(call === "update" && OF_UPDATE.test(path));

const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

const TokensSchema = v.object({
  idToken: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
  id_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
});

/** The paths of all fields in a value, such as `users[0].email`. */
function pathsIn(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  const isList = Array.isArray(value);
  if (isList && value.length === 0) return [`${path}[]`];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isList) return pathsIn(inner, `${path}[${key}]`);
    return pathsIn(inner, path === "" ? key : `${path}.${key}`);
  });
}

function fingerprint(call: string, { status, body }: ProviderResponse): Fingerprint {
  const rejection = v.safeParse(ErrorSchema, body);
  const message = rejection.success ? rejection.output.error.message : "";
  const code = /^[A-Z]+(?:_[A-Z]+)+/.exec(message)?.[0] ?? null;
  const fields = pathsIn(body).filter((path) => isCompared(call, path));
  return { call, status, code, fields: fields.toSorted() };
}

/** Runs the steps of a case in order. @returns a fingerprint of each call's response */
export async function runSteps(
  backend: IdentityBackend,
  steps: readonly (CallStep | OwnerAction)[],
): Promise<Fingerprint[]> {
  let tokens: Record<string, string | undefined> = {};
  const fingerprints: Fingerprint[] = [];
  for (const step of steps) {
    if (typeof step === "string") {
      await backend.perform(step);
      continue;
    }
    const body = Object.fromEntries(
      Object.entries(step.body).map(([key, value]) => [key, tokens[String(value)] ?? value]),
    );
    const response = await backend.send({ ...step, body });
    fingerprints.push(fingerprint(step.call, response));
    const parsed = v.safeParse(TokensSchema, response.body);
    const { idToken, refreshToken, id_token, refresh_token } = parsed.success ? parsed.output : {};
    tokens = {
      "{idToken}": idToken ?? id_token ?? tokens["{idToken}"],
      "{refreshToken}": refreshToken ?? refresh_token ?? tokens["{refreshToken}"],
    };
  }
  return fingerprints;
}
