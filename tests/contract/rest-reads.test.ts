import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listGardeners } from "@/features/gardeners/gardeners";
import {
  getTip,
  getTotalLikes,
  listMyTips,
  listTips,
  listTrendingTips,
} from "@/features/tips/tips.api";
import { backendReads } from "../support/reads";
import {
  callBackend,
  createOwnTip,
  deleteAfterTest,
  isLive,
  readBackend,
  send,
  startContractServer,
  unusedId,
} from "./contract-server";
import { ownTip, ownTipFields, restWrites } from "./rest-contract";

function tip(number: number, fields: object) {
  return { _id: String(number).padStart(24, "0"), availability: "public", ...fields };
}

const seededTips = [
  tip(1, { difficulty: "hard", totalLiked: 7 }),
  tip(2, { difficulty: "Easy", totalLiked: 2 }),
  tip(3, { title: "Without a difficulty" }),
  tip(4, { difficulty: "medium", availability: "hidden", totalLiked: 10 }),
  tip(5, { difficulty: "easy" }),
  tip(6, { difficulty: "MEDIUM" }),
  tip(7, { difficulty: "tricky", totalLiked: "many" }),
  tip(8, { difficulty: "easy" }),
  tip(9, { difficulty: "easy" }),
];

const gardener = { profileImage: "", name: "Ida", specialty: "", location: "", bio: "" };
/** One more than the backend returns, with both sets of fields. */
const seededGardeners = [
  ...Array.from({ length: 5 }, (_, index) => ({ ...gardener, _id: `g${index}` })),
  ...[38, 83].map((age) => ({
    name: "Ola",
    image: "",
    age,
    gender: "",
    total_shared_tips: 4,
    experiences: "",
  })),
];

const db = startContractServer(seededTips, seededGardeners);

const IdsSchema = v.array(
  v.pipe(
    v.looseObject({ _id: v.string() }),
    v.transform(({ _id }) => _id),
  ),
);

const numbers = (tips: unknown) => v.parse(IdsSchema, tips).map(Number);

async function expectJson(response: Response): Promise<unknown> {
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json; ?charset=utf-8$/i);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  return response.json();
}

it.each(backendReads)(
  "the response to $name has the form that the app expects, with no item that it drops",
  async ({ path, schema }) => {
    const id = await createOwnTip();
    const response = await send({ method: "get", path }, { id, email: ownTipFields.email });
    const body = await expectJson(response);
    const result = v.safeParse(schema, body);
    expect(result.issues).toBeUndefined();
    if (Array.isArray(body)) expect(result.output).toHaveLength(body.length);
  },
);

// A user record cannot be deleted, so a live backend gets none.
const writes = Object.entries(restWrites).filter(
  ([name]) => !isLive || name !== "createUserRecord",
);

it.each(writes)("the call %s responds in the agreed form", async (name, call) => {
  const id = await createOwnTip();
  const body = await expectJson(await send(call, { id }));
  if (name === "createTip") {
    deleteAfterTest(v.parse(restWrites.createTip.response, body).insertedId);
  }
  expect(v.safeParse(call.response, body).issues).toBeUndefined();
});

it("an unknown path gets an HTML page with status 404", async () => {
  const response = await send({ method: "get", path: "/no-such-path" });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
});

describe("the list", () => {
  it.skipIf(isLive)("of gardeners has at most six", async () => {
    expect(await readBackend(listGardeners)).toEqual(seededGardeners.slice(0, 6));
  });

  it.skipIf(isLive)(
    "of trending tips has the first eight that were posted, hidden ones included",
    async () => {
      expect(numbers(await readBackend(listTrendingTips))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    },
  );

  it.skipIf(isLive)(
    "of public tips is sorted from easy to hard, with other values last",
    async () => {
      expect(numbers(await readBackend(listTips))).toEqual([2, 5, 8, 9, 6, 1, 3, 7]);
    },
  );

  it("of public tips has a tip that was just posted, unless it is hidden", async () => {
    const shown = await createOwnTip({ ...ownTip, availability: "public" });
    const hidden = await createOwnTip({ ...ownTip, availability: "hidden" });
    const ids = v.parse(IdsSchema, await readBackend(listTips));
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
  });

  it("of a member's own tips includes hidden ones, even for an e-mail address with + and &", async () => {
    const id = await createOwnTip();
    expect(await readBackend(listMyTips, { email: ownTipFields.email })).toEqual([
      { ...ownTip, _id: id },
    ]);
  });

  it("of tips for an unknown e-mail address is empty", async () => {
    expect(await readBackend(listMyTips, { email: `${unusedId()}@example.org` })).toEqual([]);
  });
});

it("an unknown id gets status 200 and an empty body", async () => {
  const response = await send({ method: "get", path: getTip.path }, { id: unusedId() });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

it.skipIf(isLive)("the number of likes includes those of hidden tips", async () => {
  expect(await readBackend(getTotalLikes)).toEqual({ totalLiked: 19 });
});

it.skipIf(isLive)("posting a user record stores it", async () => {
  const { insertedId } = await callBackend(restWrites.createUserRecord);
  expect(db.read().users).toEqual([{ ...restWrites.createUserRecord.body, _id: insertedId }]);
});

it("every write of the app is in the contract, under the name of its function", () => {
  const modules = import.meta.glob<object>("/src/**/*.api.ts", { eager: true });
  const functions = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([, value]) => typeof value === "function")
    .map(([name]) => name);
  expect(functions.toSorted()).toEqual([...Object.keys(restWrites), "findTip"].toSorted());
});
