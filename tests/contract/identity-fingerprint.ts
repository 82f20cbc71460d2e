import * as v from "valibot";
import type { CallStep, IdentityCase, OwnerAction } from "./identity-cases";

/** The part of a response in which the mock and the emulator must agree. */
export interface Fingerprint {
  call: string;
  status: number;
  /** The leading word of the error's message, such as `EMAIL_EXISTS`; null without one. */
  code: string | null;
  /** The paths of all fields, sorted. */
  fields: string[];
}

/** An implementation of the Identity Toolkit: the mock or the emulator. */
export interface IdentityBackend {
  /** Deletes all accounts. */
  reset(): Promise<void>;
  /** Performs an action on every account that only the project's owner can perform. */
  perform(action: OwnerAction): Promise<void>;
  send(step: CallStep): Promise<{ status: number; body: unknown }>;
}

/**
 * The salt of a password. The emulator always returns one, the real provider returns it to the project's owner only, and
 * the mock never does.
 */
const emulatorOnlyField = /(^|\.)salt$/;

const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

const TokensSchema = v.object({
  idToken: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
  id_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
});

/** The paths of all fields in a value, such as `users[0].email`. */
function pathsIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path}[]`];
    return value.flatMap((item, index) => pathsIn(item, `${path}[${index}]`));
  }
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

function codeOf(body: unknown): string | null {
  const rejection = v.safeParse(ErrorSchema, body);
  if (!rejection.success) return null;
  return rejection.output.error.message.match(/^[A-Z]+(?:_[A-Z]+)+/)?.[0] ?? null;
}

function fingerprint(step: CallStep, { status, body }: { status: number; body: unknown }) {
  const isCompared = (path: string) =>
    !emulatorOnlyField.test(path) && !step.ignoredFields?.includes(path);
  const fields = pathsIn(body).filter(isCompared).toSorted();
  return { call: step.call, status, code: codeOf(body), fields };
}

function fillIn(body: object | string, tokens: Map<string, string>): object | string {
  if (typeof body === "string") return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, tokens.get(String(value)) ?? value]),
  );
}

/** Runs the steps of a case in order. @returns a fingerprint of each call's response */
export async function runCase(
  backend: IdentityBackend,
  { steps }: IdentityCase,
): Promise<Fingerprint[]> {
  await backend.reset();
  const tokens = new Map<string, string>();
  const fingerprints: Fingerprint[] = [];
  for (const step of steps) {
    if ("owner" in step) {
      await backend.perform(step.owner);
      continue;
    }
    const response = await backend.send({ ...step, body: fillIn(step.body, tokens) });
    fingerprints.push(fingerprint(step, response));
    const parsed = v.safeParse(TokensSchema, response.body);
    const { idToken, refreshToken, id_token, refresh_token } = parsed.success ? parsed.output : {};
    tokens.set("{idToken}", idToken ?? id_token ?? tokens.get("{idToken}") ?? "");
    tokens.set(
      "{refreshToken}",
      refreshToken ?? refresh_token ?? tokens.get("{refreshToken}") ?? "",
    );
  }
  return fingerprints;
}
