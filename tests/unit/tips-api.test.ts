// @vitest-environment happy-dom
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createUserRecord } from "@/auth/users.api";
import { listExploreGardeners, listGardeners } from "@/features/gardeners/gardeners.api";
import {
  createTip,
  deleteTip,
  getTip,
  getTotalLikes,
  likeTip,
  listMyTips,
  listTips,
  listTrendingTips,
  updateTip,
} from "@/features/tips/tips.api";
import { tipRecord } from "../support/factories";
import { failureOf } from "./http-failure";
import { recordCalls } from "./recorded-calls";

const api = "https://api.test";
const id = "a1b2c3d4e5f60718293a4b01";

/** The nine fields of a PUT. */
const fields = {
  title: "Mulch & wait",
  plantType: "Any",
  difficulty: "medium",
  category: "vartecalGardening",
  description: "<b>Three</b> inches.\nThen wait.",
  imageUrl: "",
  availability: "hidden",
  email: "rowan+garden@example.org",
  name: "Rowan Hart",
};

/** The twelve fields of a POST. */
const newTip = {
  ...fields,
  totalLiked: 0,
  authorPhoto: "",
  createdAt: "2026-01-31T12:00:00.000Z",
};

const record = { location: "Hull", specialty: "", bio: "Currants." };

const json = { "content-type": "application/json" };
const written = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0 };

interface CallCase {
  name: string;
  call: () => Promise<unknown>;
  answer: object;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: object;
}

const read = { method: "GET", headers: {} };
const write = { headers: json };

const cases: CallCase[] = [
  { name: "listTips", call: () => listTips(), answer: [], ...read, url: `${api}/shareTips` },
  {
    name: "listTrendingTips",
    call: () => listTrendingTips(),
    answer: [],
    ...read,
    url: `${api}/tips`,
  },
  {
    name: "listMyTips",
    call: () => listMyTips("rowan+a&b=c d@example.org"),
    answer: [],
    ...read,
    url: `${api}/myTips?email=rowan%2Ba%26b%3Dc+d%40example.org`,
  },
  {
    name: "getTip",
    call: () => getTip(id),
    answer: tipRecord(),
    ...read,
    url: `${api}/shareTips/${id}`,
  },
  {
    name: "getTip with a strange id",
    call: () => getTip("../users?a=b"),
    answer: tipRecord(),
    ...read,
    url: `${api}/shareTips/..%2Fusers%3Fa%3Db`,
  },
  {
    name: "getTotalLikes",
    call: () => getTotalLikes(),
    answer: { totalLiked: 5 },
    ...read,
    url: `${api}/dashboard/totalLikes`,
  },
  {
    name: "listGardeners",
    call: () => listGardeners(),
    answer: [],
    ...read,
    url: `${api}/gardeners`,
  },
  {
    name: "listExploreGardeners",
    call: () => listExploreGardeners(),
    answer: [],
    ...read,
    url: `${window.location.origin}/exploreGardeners.json`,
  },
  {
    name: "createTip",
    call: () => createTip(newTip),
    answer: { acknowledged: true, insertedId: id },
    method: "POST",
    ...write,
    url: `${api}/shareTIps`,
    body: newTip,
  },
  {
    name: "updateTip",
    call: () => updateTip(id, fields),
    answer: written,
    method: "PUT",
    ...write,
    url: `${api}/shareTips/${id}`,
    body: fields,
  },
  {
    name: "likeTip",
    call: () => likeTip(id),
    answer: written,
    method: "PATCH",
    ...write,
    url: `${api}/shareTips/${id}`,
  },
  {
    name: "deleteTip",
    call: () => deleteTip(id),
    answer: { acknowledged: true, deletedCount: 1 },
    method: "DELETE",
    headers: {},
    url: `${api}/shareTips/${id}`,
  },
  {
    name: "createUserRecord",
    call: () => createUserRecord(record),
    answer: { acknowledged: true, insertedId: id },
    method: "POST",
    ...write,
    url: `${api}/users`,
    body: record,
  },
];

describe("each call", () => {
  it.each(cases)("$name sends $method $url", async ({ call, answer, ...expected }) => {
    const calls = recordCalls(() => Response.json(answer));
    await call();
    const { method, url, headers, body } = expected;
    expect(calls).toEqual([{ method, url, headers, body }]);
  });

  it.each([
    ["createTip", () => createTip(newTip), { insertedId: id }, 12],
    ["updateTip", () => updateTip(id, fields), written, 9],
  ] as const)("%s names every field", async (_, call, answer, count) => {
    const calls = recordCalls(() => Response.json(answer));
    await call();
    expect(Object.keys(Object(calls[0]?.body))).toHaveLength(count);
  });
});

describe("what each call gives back", () => {
  it.each([
    ["the new tip's id", () => createTip(newTip), { insertedId: id }, id],
    ["the new record's id", () => createUserRecord(record), { insertedId: id }, id],
    ["that a tip was deleted", () => deleteTip(id), { deletedCount: 1 }, true],
    ["that there was none to delete", () => deleteTip(id), { deletedCount: 0 }, false],
    ["that a tip was liked", () => likeTip(id), { ...written, modifiedCount: 0 }, true],
    ["that there was none to like", () => likeTip(id), { ...written, matchedCount: 0 }, false],
    ["the likes of all tips", () => getTotalLikes(), { totalLiked: 41 }, 41],
    [
      "that a tip was changed",
      () => updateTip(id, fields),
      written,
      { modifiedCount: 1, upsertedCount: 0 },
    ],
    [
      "that a tip came back from the dead",
      () => updateTip(id, fields),
      { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 },
      { modifiedCount: 0, upsertedCount: 1 },
    ],
    [
      "that nothing changed where the server says no more",
      () => updateTip(id, fields),
      { modifiedCount: 0 },
      { modifiedCount: 0, upsertedCount: 0 },
    ],
  ])("is %s", async (_, call, answer, result) => {
    recordCalls(() => HttpResponse.json(answer));
    expect(await call()).toEqual(result);
  });

  it.each([
    ["createTip", () => createTip(newTip), { acknowledged: false }],
    ["createTip", () => createTip(newTip), { insertedId: null }],
    ["createTip", () => createTip(newTip), { insertedId: "" }],
    ["createUserRecord", () => createUserRecord(record), {}],
    ["updateTip", () => updateTip(id, fields), { acknowledged: true }],
    ["deleteTip", () => deleteTip(id), {}],
    ["likeTip", () => likeTip(id), { message: "no" }],
    ["getTotalLikes", () => getTotalLikes(), { totalLiked: "many" }],
    ["listTips", () => listTips(), { message: "no" }],
  ] as const)("is no success of %s in %2$j", async (_, call, answer) => {
    recordCalls(() => HttpResponse.json(answer));
    expect((await failureOf(call())).kind).toBe("shape");
  });

  it("is the good tips of a list with a broken one", async () => {
    const good = tipRecord();
    recordCalls(() => HttpResponse.json([{ title: "No id" }, good]));
    expect(await listTips()).toEqual([good]);
  });
});

describe("an explore gardener's picture", () => {
  it.each(["/gardeners/grace.webp", "https://pictures.test/grace.webp", ""])(
    "at %j stays as the file names it",
    async (image) => {
      recordCalls(() => HttpResponse.json([{ id: 1, name: "Grace", image }]));
      expect(await listExploreGardeners()).toMatchObject([{ image }]);
    },
  );
});

describe("a tip is not found", () => {
  const htmlPage = () => HttpResponse.html("<title>Error</title>", { status: 500 });

  it.each([
    ["the answer is empty", id, () => new HttpResponse(null)],
    ["the answer is null", id, () => HttpResponse.json(null)],
    ["there is no such path", id, () => new HttpResponse(null, { status: 404 })],
    ["a malformed id breaks the server", "12", htmlPage],
    ["an id with a letter too many breaks the server", `${id}0`, htmlPage],
    ["an id that is not hexadecimal breaks the server", `g${id.slice(1)}`, htmlPage],
    ["no id at all breaks the server", "", htmlPage],
  ] as const)("when %s", async (_, asked, answer) => {
    recordCalls(answer);
    expect((await failureOf(getTip(asked))).kind).toBe("not-found");
  });

  it.each([id, id.toUpperCase()])(
    "but the server in trouble when it fails over the well-formed %s",
    async (asked) => {
      recordCalls(htmlPage);
      expect(await failureOf(getTip(asked))).toMatchObject({ kind: "status", status: 500 });
    },
  );

  it("but offline when a malformed id meets no server", async () => {
    recordCalls(() => HttpResponse.error());
    expect((await failureOf(getTip("12"))).kind).toBe("offline");
  });

  it("but unreadable when the answer is no tip", async () => {
    recordCalls(() => HttpResponse.json({ title: "No id" }));
    expect((await failureOf(getTip(id))).kind).toBe("shape");
  });
});

describe("the caller's signal", () => {
  it.each([
    ["listMyTips", (signal: AbortSignal) => listMyTips("a@b.c", signal)],
    ["getTip", (signal: AbortSignal) => getTip(id, signal)],
  ] as const)("stops %s", async (_, call) => {
    const reason = new Error("left the page");
    await expect(call(AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
