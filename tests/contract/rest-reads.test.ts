import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  ask,
  createOwnTip,
  isLive,
  keepForDeletion,
  ownEmail,
  send,
  startContractServer,
  unusedId,
} from "./contract-server";
import { exploreGardenersContract, ownTip, ownTipFields, restContract } from "./rest-contract";

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

describe("every call", () => {
  // A user record cannot be taken back.
  const calls = Object.entries(restContract).filter(([name]) => !isLive || name !== "createUser");

  it.each(calls)("%s answers in the agreed form", async (name, call) => {
    const id = await createOwnTip();
    const response = await send(call, { id, email: ownEmail });
    const body: unknown = await response.json();
    if (name === "createTip")
      keepForDeletion(v.parse(restContract.createTip.answer, body).insertedId);

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json; ?charset=utf-8$/i);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(v.safeParse(call.answer, body).issues).toBeUndefined();
  });

  it("is answered by an HTML page with 404 anywhere else", async () => {
    const response = await send({ method: "GET", path: "/no-such-path" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  });
});

describe("lists", () => {
  it.skipIf(isLive)("hold no more than six gardeners", async () => {
    expect(await ask(restContract.listGardeners)).toEqual(seededGardeners.slice(0, 6));
  });

  it.skipIf(isLive)("of trending tips are the first eight posted, hidden ones too", async () => {
    expect(numbers(await ask(restContract.listTrendingTips))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.skipIf(isLive)("of public tips go from easy to hard, and then the rest", async () => {
    expect(numbers(await ask(restContract.listTips))).toEqual([2, 5, 8, 9, 6, 1, 3, 7]);
  });

  it("of public tips hold what was just posted", async () => {
    const id = await createOwnTip({ ...ownTip, availability: "public" });
    expect(await ask(restContract.listTips)).toContainEqual(expect.objectContaining({ _id: id }));
  });

  it("of public tips leave hidden ones out", async () => {
    const id = await createOwnTip();
    const tips = await ask(restContract.listTips);
    expect(tips.filter(({ _id }) => _id === id)).toEqual([]);
  });

  it("of one's own tips hold hidden ones, under an e-mail with + and & in it", async () => {
    const id = await createOwnTip();
    expect(await ask(restContract.listMyTips, { email: ownEmail })).toEqual([
      { ...ownTip, _id: id },
    ]);
  });

  it("of an unknown person's tips are empty", async () => {
    expect(await ask(restContract.listMyTips, { email: `${unusedId()}@example.org` })).toEqual([]);
  });
});

describe("one tip", () => {
  it("is given to anybody who has the id of a hidden one", async () => {
    const id = await createOwnTip();
    expect(await ask(restContract.getTip, { id })).toMatchObject(ownTipFields);
  });

  it("that does not exist is 200 with an empty body", async () => {
    const response = await send(restContract.getTip, { id: unusedId() });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

it.skipIf(isLive)("counts the likes of all tips, hidden ones too", async () => {
  expect(await ask(restContract.countLikes)).toEqual({ totalLiked: 19 });
});

it.skipIf(isLive)("keeps the user records posted", async () => {
  const { insertedId } = await ask(restContract.createUser);
  expect(db.read().users).toEqual([{ ...restContract.createUser.body, _id: insertedId }]);
});

it("ships the explore page's gardeners in the agreed form", () => {
  const text = readFileSync(`public${exploreGardenersContract.path}`, "utf8");
  const result = v.safeParse(exploreGardenersContract.answer, JSON.parse(text));
  expect(result.issues).toBeUndefined();
});
