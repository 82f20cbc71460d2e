import { setupServer } from "msw/node";
import { settings } from "@/lib/settings";
import { createHandlers } from "@/mocks/handlers";
import { createAccount, hashPassword } from "@/mocks/identity-toolkit/accounts";
import { createDatabase } from "@/mocks/storage-db";
import { gardenerRecord, tipRecord } from "./factories";

export const member = {
  uid: "MemberOfTheTests000000000000",
  email: "rowan+garden@example.org",
  name: "Rowan Hart",
  password: "Compost!heap7",
} as const;

const password = await hashPassword(member.password);

/** Four tips, two of them the member's. */
export const tips = {
  kale: tipRecord({
    _id: "a1b2c3d4e5f60718293a4b01",
    title: "Kale after frost",
    plantType: "Kale",
    category: "plantCare",
    difficulty: "Easy",
  }),
  beans: tipRecord({
    _id: "a1b2c3d4e5f60718293a4b02",
    title: "Beans on a wigwam",
    plantType: "Runner bean",
    category: "vartecalGardening",
    difficulty: "Medium",
    email: member.email,
    name: member.name,
    totalLiked: 3,
  }),
  compost: tipRecord({
    _id: "a1b2c3d4e5f60718293a4b03",
    title: "Apple trees like leaf mould",
    plantType: "Apple tree",
    category: "soil",
    difficulty: "Hard",
  }),
  secret: tipRecord({
    _id: "a1b2c3d4e5f60718293a4b04",
    title: "My hidden trial bed",
    plantType: "Tomato",
    category: "watering",
    difficulty: "easy",
    availability: "hidden",
    email: member.email,
    name: member.name,
  }),
};

/** The backend's data, in memory. `setup.ts` resets them after each test. */
export const db = createDatabase({
  seed: () => ({
    tips: Object.values(tips),
    gardeners: [
      gardenerRecord({ _id: "b1b2c3d4e5f60718293a4b01", name: "Ines Okafor" }),
      {
        id: 2,
        name: "Bram de Wit",
        age: 51,
        gender: "Male",
        total_shared_tips: 12,
        experiences: "I grow pears on a wall.",
      },
    ],
    accounts: [
      createAccount({
        localId: member.uid,
        email: member.email,
        displayName: member.name,
        password,
        createdAt: Date.UTC(2026, 0, 1),
      }),
    ],
  }),
});

/** Adds a tip to the backend's. @returns the tip as it is stored */
export function addTip(fields: Record<string, unknown>) {
  const tip = tipRecord(fields);
  db.update((data) => data.tips.push(tip));
  return tip;
}

/** Adds a tip with only these fields, since old tips lack some. @returns its id */
export function addBareTip(fields: Record<string, unknown> = {}): string {
  const _id = "a1b2c3d4e5f60718293a4bff";
  db.update((data) => data.tips.push({ _id, ...fields }));
  return _id;
}

/** Replaces the backend's tips. */
export function setTips(...list: ReturnType<typeof tipRecord>[]): void {
  db.update((data) => {
    data.tips = list;
  });
}

export function changeTip(id: string, fields: Record<string, unknown>): void {
  db.update((data) => {
    for (const tip of data.tips) if (tip._id === id) Object.assign(tip, fields);
  });
}

export const storedTip = (id: string) => db.read().tips.find(({ _id }) => _id === id);

/** Changes all accounts; at the start of a test, the member's is the only one. */
export function changeAccount(fields: Partial<ReturnType<typeof createAccount>>): void {
  db.update(({ accounts }) => {
    for (const account of accounts) Object.assign(account, fields);
  });
}

export const server = setupServer(...createHandlers(db, settings.VITE_API_BASE_URL));

let isListening = false;

/** The requests that have not ended. */
const pending = new Map<Promise<Response>, string>();

/** Starts the mock server, once for all test files that share this module. */
export function listen(): void {
  if (isListening) return;
  isListening = true;
  server.listen({ onUnhandledRequest: process.env.CONTRACT_API_URL ? "bypass" : "error" });
  const mockedFetch = globalThis.fetch;
  function trackedFetch(...[input, init]: Parameters<typeof fetch>) {
    const response = mockedFetch(input, init);
    const forget = () => void pending.delete(response);
    pending.set(
      response,
      `${init?.method ?? "GET"} ${input instanceof Request ? input.url : input}`,
    );
    response.then(forget, forget);
    return response;
  }
  // MSW makes the property read-only.
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: trackedFetch });
}

/** The requests that have not ended, for an error message. */
export const pendingRequests = () => [...pending.values()];
