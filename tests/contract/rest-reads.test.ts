import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  callBackend,
  createOwnTip,
  deleteAfterTest,
  isLive,
  send,
  startContractServer,
  unusedId,
} from "./contract-server";
import { ownTip, ownTipFields, restContract } from "./rest-contract";

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

function numbers(tips: { _id: string }[]): number[] {
  return tips.map(({ _id }) => Number(_id));
}

// A user record cannot be deleted, so a live backend gets none.
const calls = Object.entries(restContract).filter(
  ([name]) => !isLive || name !== "createUserRecord",
);

it.each(calls)("the call %s responds in the agreed form", async (name, call) => {
  const id = await createOwnTip();
  const response = await send(call, { id, email: ownTipFields.email });
  const body: unknown = await response.json();
  if (name === "createTip")
    deleteAfterTest(v.parse(restContract.createTip.response, body).insertedId);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json; ?charset=utf-8$/i);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(v.safeParse(call.response, body).issues).toBeUndefined();
});

it("an unknown path gets an HTML page with status 404", async () => {
  const response = await send({ method: "GET", path: "/no-such-path" });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
});

describe("the list", () => {
  it.skipIf(isLive)("of gardeners has at most six", async () => {
    expect(await callBackend(restContract.listGardeners)).toEqual(seededGardeners.slice(0, 6));
  });

  it.skipIf(isLive)(
    "of trending tips has the first eight that were posted, hidden ones included",
    async () => {
      expect(numbers(await callBackend(restContract.listTrendingTips))).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ]);
    },
  );

  it.skipIf(isLive)(
    "of public tips is sorted from easy to hard, with other values last",
    async () => {
      expect(numbers(await callBackend(restContract.listTips))).toEqual([2, 5, 8, 9, 6, 1, 3, 7]);
    },
  );

  it("of public tips has a tip that was just posted, unless it is hidden", async () => {
    const shown = await createOwnTip({ ...ownTip, availability: "public" });
    const hidden = await createOwnTip({ ...ownTip, availability: "hidden" });
    const ids = (await callBackend(restContract.listTips)).map(({ _id }) => _id);
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
  });

  it("of a member's own tips includes hidden ones, even for an e-mail address with + and &", async () => {
    const id = await createOwnTip();
    expect(await callBackend(restContract.listMyTips, { email: ownTipFields.email })).toEqual([
      { ...ownTip, _id: id },
    ]);
  });

  it("of tips for an unknown e-mail address is empty", async () => {
    expect(
      await callBackend(restContract.listMyTips, { email: `${unusedId()}@example.org` }),
    ).toEqual([]);
  });
});

it("an unknown id gets status 200 and an empty body", async () => {
  const response = await send(restContract.getTip, { id: unusedId() });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

it.skipIf(isLive)("the number of likes includes those of hidden tips", async () => {
  expect(await callBackend(restContract.getTotalLikes)).toEqual({ totalLiked: 19 });
});

it.skipIf(isLive)("posting a user record stores it", async () => {
  const { insertedId } = await callBackend(restContract.createUserRecord);
  expect(db.read().users).toEqual([{ ...restContract.createUserRecord.body, _id: insertedId }]);
});

it("every call of the client is in the contract, under the name of its function", () => {
  const modules = import.meta.glob<object>("/src/**/*.api.ts", { eager: true });
  const functions = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([, value]) => typeof value === "function")
    .map(([name]) => name);
  const agreed = [...Object.keys(restContract), "listExploreGardeners"];
  expect(functions.toSorted()).toEqual(agreed.toSorted());
});
