/**
 * @file The conditions under which the demo runs, and with which tests break the backend. To add one, add a row: then it is
 * in the demo's panel and in its address, such as `/?demo=asleep,empty`.
 */

import { delay, HttpResponse } from "msw";
import { monthNames } from "@/lib/format";
import { readForTab, writeForTab } from "@/lib/storage";
import { createStore } from "@/lib/store";
import { errorPage } from "@/mocks/rest/express-responses";
import { largeCommunity, realGarden } from "@/mocks/seed/communities";
import { demoSeed, fern, wren } from "@/mocks/seed/demo-seed";
import type { PictureName } from "@/mocks/seed/pictures";
import type { Seed } from "@/mocks/stored-data";

/** Lets the backend carry out the call. */
type CarryOut = () => Promise<Response>;

interface CallCondition {
  label: string;
  answer: (carryOut: CarryOut) => Response | Promise<Response>;
}

const WAKING_MS = 8000;

/** Settles when the host has woken up; null until the first call. */
let waking: Promise<void> | null = null;

const after = (ms: number) => async (carryOut: CarryOut) => {
  await delay(ms);
  return carryOut();
};

export const hosts = {
  awake: { label: "Awake", answer: (carryOut) => carryOut() },
  asleep: {
    label: "Asleep: wakes up in 8 s",
    async answer(carryOut) {
      waking ??= delay(WAKING_MS);
      await waking;
      return carryOut();
    },
  },
  slow: { label: "Slow: 3 s for each call", answer: after(3000) },
  silent: { label: "Silent: never answers", answer: () => new Promise<never>(() => {}) },
  down: { label: "Down: status 500", answer: () => errorPage(500, "Internal Server Error") },
  gateway: {
    label: "Behind a gateway: status 504",
    answer: () => errorPage(504, "Gateway Timeout"),
  },
  missing: { label: "Missing: status 404", answer: () => errorPage(404, "Not Found") },
  limited: { label: "Overrun: status 429", answer: () => errorPage(429, "Too Many Requests") },
  unreachable: { label: "Unreachable", answer: () => HttpResponse.error() },
  broken: { label: "Broken JSON", answer: () => HttpResponse.text('[{"_id": "a1b2') },
} satisfies Record<string, CallCondition>;

export const writes = {
  answered: { label: "Answered", answer: (carryOut) => carryOut() },
  lost: {
    label: "Stored, but the answer is lost",
    async answer(carryOut) {
      await carryOut();
      return HttpResponse.error();
    },
  },
  late: { label: "Late: stored after 20 s", answer: after(20_000) },
  refused: { label: "Refused: status 400", answer: () => errorPage(400, "Bad Request") },
} satisfies Record<string, CallCondition>;

interface DataCondition {
  label: string;
  seed: (pictureUrl: (name: PictureName) => string) => Seed;
}

export const communities = {
  seeded: { label: "As seeded", seed: demoSeed },
  empty: { label: "Empty", seed: () => ({}) },
  garden: { label: "A real garden: 60 untidy tips", seed: realGarden },
  large: { label: "1,000 tips", seed: largeCommunity },
} satisfies Record<string, DataCondition>;

export interface SessionCondition {
  label: string;
  /** Null for none. */
  account: { email: string; name: string } | null;
  /** How many tips the member has. */
  tips: number;
  /** Whether the provider ends the session. */
  isEnded?: boolean;
}

export const sessions = {
  visitor: { label: "Visitor", account: null, tips: 0 },
  member: { label: "Member with 60 tips", account: fern, tips: 60 },
  newcomer: { label: "Newcomer", account: wren, tips: 0 },
  ended: { label: "Ended by the provider", account: fern, tips: 60, isEnded: true },
} satisfies Record<string, SessionCondition>;

export type SessionName = keyof typeof sessions;

interface MonthCondition {
  label: string;
  /** As in `Date`; null for the real one. */
  month: number | null;
}

export const months: Record<string, MonthCondition> = {
  today: { label: "Today’s", month: null },
  ...Object.fromEntries(monthNames.map((label, month) => [label.toLowerCase(), { label, month }])),
};

/** `code` is that of the error with which a sign-in by the provider's window fails. */
export const signIns = {
  works: { label: "Works", code: null },
  blocked: { label: "Google’s window is blocked", code: "auth/popup-blocked" },
};

/** What is chosen for a tab. The session is not: it lasts by itself. */
export const choices = {
  host: { label: "Backend", rows: hosts },
  writes: { label: "Writes", rows: writes },
  data: { label: "Data", rows: communities },
  month: { label: "Month", rows: months },
  signIn: { label: "Sign-in", rows: signIns },
};

type Choice = keyof typeof choices;

/** The name of a row for each choice. */
export type Chosen = Record<Choice, string>;

export const sunnyDay: Readonly<Chosen> = {
  host: "awake",
  writes: "answered",
  data: "seeded",
  month: "today",
  signIn: "works",
};

export const choiceNames: readonly Choice[] = ["host", "writes", "data", "month", "signIn"];

export const conditions = createStore<Chosen>(sunnyDay);

/** @throws {Error} if there is no row of that name */
export function rowOf<TRow>(rows: Record<string, TRow>, name: string): TRow {
  const row = rows[name];
  if (row === undefined) throw new Error(`There is no condition ${name}`);
  return row;
}

const KEY = "sow-and-tell:demo-conditions";

/** Chooses, for this tab and until it closes. */
export function setConditions(chosen: Chosen): void {
  waking = null;
  conditions.setState(chosen);
  writeForTab(KEY, toWords(chosen));
}

/** The names of the chosen rows that are not those of a sunny day, separated by commas. */
export function toWords(chosen: Chosen): string {
  return choiceNames
    .map((choice) => chosen[choice])
    .filter((name) => !Object.values(sunnyDay).includes(name))
    .join();
}

export const isSession = (name: string): name is SessionName => Object.hasOwn(sessions, name);

/** Reads the names of rows, separated by commas. What they do not choose is that of a sunny day. */
export function readWords(words: string) {
  const chosen: Chosen = { ...sunnyDay };
  let session: SessionName | null = null;
  const unknown: string[] = [];
  for (const word of words.split(",").map((name) => name.trim().toLowerCase())) {
    const choice = choiceNames.find((name) => Object.hasOwn(choices[name].rows, word));
    if (choice !== undefined) chosen[choice] = word;
    else if (isSession(word)) session = word;
    else if (word !== "") unknown.push(word);
  }
  return { chosen, session, unknown };
}

/**
 * Chooses what the address says, such as `?demo=asleep,visitor`, which it then no longer does, or else what was chosen in
 * this tab.
 * @returns the session that the address names
 */
export function restoreConditions(): SessionName | null {
  const address = new URL(window.location.href);
  const words = address.searchParams.get("demo");
  const { chosen, session, unknown } = readWords(words ?? readForTab(KEY) ?? "");
  setConditions(chosen);
  if (words === null) return null;
  address.searchParams.delete("demo");
  window.history.replaceState(window.history.state, "", address);
  const known = [...Object.values(choices).map(({ rows }) => rows), sessions].flatMap(Object.keys);
  if (unknown.length > 0)
    console.warn(`The demo does not know ${unknown.join()}. It knows ${known.join(", ")}.`);
  return session;
}

/** Answers a call to the backend as the chosen conditions want it. */
export function answerCall({ method }: Request, carryOut: CarryOut): Promise<Response> | Response {
  const { host, writes: write } = conditions.getState();
  const isRead = method === "GET" || method === "OPTIONS";
  const { answer } = rowOf(writes, write);
  return rowOf(hosts, host).answer(isRead ? carryOut : async () => answer(carryOut));
}
