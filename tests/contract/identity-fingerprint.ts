import * as v from "valibot";
import type { CallStep, IdentityCase, OwnerAct } from "./identity-cases";

/** What two answers to one call have to agree in. */
export interface Fingerprint {
  call: string;
  status: number;
  /** The leading word of the error's message, such as `EMAIL_EXISTS`; null where it has none. */
  code: string | null;
  /** The paths of all fields, sorted. */
  fields: string[];
}

/** Whatever answers the Identity Toolkit's calls. */
export interface IdentityBackend {
  /** Throws all accounts away. */
  reset(): Promise<void>;
  /** Does to every account what only the owner can do. */
  act(act: OwnerAct): Promise<void>;
  send(step: CallStep): Promise<{ status: number; body: unknown }>;
}

/**
 * The salt of a password: the emulator shows a made-up one to everybody, the real provider shows it to the project's
 * owner alone, and the mock to nobody.
 */
const emulatorsOwn = /(^|\.)salt$/;

const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

const TokensSchema = v.object({
  idToken: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
  id_token: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
});

/** The paths of all that is in the value, such as `users[0].email`. */
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
  const refusal = v.safeParse(ErrorSchema, body);
  if (!refusal.success) return null;
  return refusal.output.error.message.match(/^[A-Z]+(?:_[A-Z]+)+/)?.[0] ?? null;
}

function fingerprint(step: CallStep, { status, body }: { status: number; body: unknown }) {
  const isCompared = (path: string) => !emulatorsOwn.test(path) && !step.apart?.includes(path);
  const fields = pathsIn(body).filter(isCompared).toSorted();
  return { call: step.call, status, code: codeOf(body), fields };
}

function fillIn(body: object | string, tokens: Map<string, string>): object | string {
  if (typeof body === "string") return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, tokens.get(String(value)) ?? value]),
  );
}

/** Goes through the case's steps in turn and says what came of each call. */
export async function runCase(
  backend: IdentityBackend,
  { steps }: IdentityCase,
): Promise<Fingerprint[]> {
  await backend.reset();
  const tokens = new Map<string, string>();
  const fingerprints: Fingerprint[] = [];
  for (const step of steps) {
    if ("owner" in step) {
      await backend.act(step.owner);
      continue;
    }
    const answer = await backend.send({ ...step, body: fillIn(step.body, tokens) });
    fingerprints.push(fingerprint(step, answer));
    const given = v.safeParse(TokensSchema, answer.body);
    const { idToken, refreshToken, id_token, refresh_token } = given.success ? given.output : {};
    tokens.set("{idToken}", idToken ?? id_token ?? tokens.get("{idToken}") ?? "");
    tokens.set(
      "{refreshToken}",
      refreshToken ?? refresh_token ?? tokens.get("{refreshToken}") ?? "",
    );
  }
  return fingerprints;
}
