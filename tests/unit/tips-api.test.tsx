import * as fc from "fast-check";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { createUserRecord } from "@/auth/users.api";
import { listExploreGardeners, listGardeners } from "@/features/gardeners/gardeners";
import type { Tip } from "@/features/tips/tip";
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
import { HttpError } from "@/lib/http";
import { settings } from "@/lib/settings";
import { gardenerRecord, tipRecord } from "../support/factories";
import { server } from "../support/server";

const api = settings.VITE_API_BASE_URL;

const { _id: id, ...newTip }: Tip = tipRecord({
  _id: "a1b2c3d4e5f60718293a4b01",
  title: "Mulch & wait",
  description: "<b>Three</b> inches.\nThen wait.",
});

const member = { uid: "rowan", email: "rowan@example.org" };

const update = () => updateTip(id, newTip);

const gardener = gardenerRecord({
  id: 3,
  image: "https://pictures.test/ines.webp",
  age: 51,
  gender: "Female",
  total_shared_tips: 12,
  experiences: "Pears on a wall.",
  experience: "9 years",
  status: "Active",
  tip: "Mulch.",
});

const record = { location: "Hull", specialty: "", bio: "Currants." };

const written = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0 };

/** Answers all calls alike, and records them with lower-case header names and parsed JSON bodies. */
function recordCalls(respond: () => Response): object[] {
  const calls: object[] = [];
  server.use(
    http.all("*", async ({ request }) => {
      const { method, url } = request;
      const headers = [...request.headers].map(([name, value]) => [name.toLowerCase(), value]);
      const text = await request.clone().text();
      const body = text === "" ? undefined : JSON.parse(text);
      calls.push({ method, url, headers: Object.fromEntries(headers), body });
      return respond();
    }),
  );
  return calls;
}

type Call = () => Promise<unknown>;

const recreated = { modifiedCount: 0, upsertedCount: 1 };

const inserted = { acknowledged: true, insertedId: id };

const deleted = { acknowledged: true, deletedCount: 1 };

const calls: [name: string, call: Call, response: object][] = [
  ["listTips", () => listTips.send(), [tipRecord()]],
  ["listTrendingTips", () => listTrendingTips.send(), [tipRecord()]],
  ["listMyTips", () => listMyTips.send(member), [tipRecord()]],
  ["getTip", () => getTip.send(member, { id }), tipRecord()],
  ["getTotalLikes", () => getTotalLikes.send(), { totalLiked: 5 }],
  ["listGardeners", () => listGardeners.send(), [gardener]],
  ["listExploreGardeners", () => listExploreGardeners.send(), [gardener]],
  ["createTip", () => createTip(newTip), inserted],
  ["updateTip", update, written],
  ["likeTip", () => likeTip(id), written],
  ["deleteTip", () => deleteTip(id), deleted],
  ["createUserRecord", () => createUserRecord(record), inserted],
];

/** Any JSON: often the response, or a list of it, with some fields missing or of another type. */
function anyBody(response: object): fc.Arbitrary<string> {
  const anyValue = fc.jsonValue({ stringUnit: "binary" });
  const fields = [response]
    .flat()
    .flatMap(Object.entries)
    .map(([key, value]) => [key, fc.oneof(fc.constant(value), anyValue)]);
  const item = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const json = fc.oneof(item, fc.array(fc.oneof(item, anyValue)), anyValue);
  return json.map((value) => JSON.stringify(value));
}

describe("the API", () => {
  it.each<[name: string, call: Call, response: object, url: string]>([
    [
      "an email",
      () => listMyTips.send({ ...member, email: "rowan+a&b=c d@example.org" }),
      [tipRecord()],
      `${api}/myTips?email=rowan%2Ba%26b%3Dc%20d%40example.org`,
    ],
    [
      "a hostile id",
      () => getTip.send(member, { id: "../users?a=b" }),
      tipRecord(),
      `${api}/shareTips/..%2Fusers%3Fa%3Db`,
    ],
  ])("encodes %s in the address, and adds no header to a read", async (_, call, response, url) => {
    const sent = recordCalls(() => Response.json(response));
    await call();
    expect(sent).toEqual([{ method: "GET", url, headers: {}, body: undefined }]);
  });

  it("adds only the content type to a write", async () => {
    const sent = recordCalls(() => Response.json(written));
    await update();
    expect(sent).toMatchObject([{ headers: { "content-type": "application/json" }, body: newTip }]);
  });

  it.each([
    ["the id of a new tip", () => createTip(newTip), { insertedId: id }, id],
    ["a numeric id as text", () => createTip(newTip), { insertedId: 9 }, "9"],
    ["the id of a new record", () => createUserRecord(record), { insertedId: id }, id],
    ["that a tip was deleted", () => deleteTip(id), { deletedCount: 1 }, true],
    ["that there was no tip to delete", () => deleteTip(id), { deletedCount: 0 }, false],
    ["that a tip was liked", () => likeTip(id), { ...written, modifiedCount: 0 }, true],
    ["that there was no tip to like", () => likeTip(id), { ...written, matchedCount: 0 }, false],
    ["the likes of all tips", () => getTotalLikes.send(), { totalLiked: 41 }, { totalLiked: 41 }],
    [
      "a total that is a text",
      () => getTotalLikes.send(),
      { totalLiked: "28" },
      { totalLiked: 28 },
    ],
    ["that a tip was changed", update, written, { modifiedCount: 1, upsertedCount: 0 }],
    ["that a deleted tip was recreated", update, recreated, recreated],
    [
      "that nothing was recreated if the server leaves that number out",
      update,
      { modifiedCount: 0 },
      { modifiedCount: 0, upsertedCount: 0 },
    ],
  ])("returns %s", async (_, call, response, result) => {
    recordCalls(() => HttpResponse.json(response));
    expect(await call()).toEqual(result);
  });

  it.each(calls)(
    "returns a result of %s or throws an HttpError, whatever the response contains",
    async (_, call, response) => {
      await fc.assert(
        fc.asyncProperty(anyBody(response), async (body) => {
          vi.stubGlobal("fetch", async () => new Response(body));
          const [outcome] = await Promise.allSettled([call()]);
          if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(HttpError);
        }),
      );
    },
  );

  // JSON may contain 1e999, which parses as infinity.
  it.each<[name: string, response: string, call: Call]>([
    ["updateTip", '{"modifiedCount":1e999}', update],
    ["getTotalLikes", '{"totalLiked":1e999}', () => getTotalLikes.send()],
    ["getTotalLikes", '{"totalLiked":"many"}', () => getTotalLikes.send()],
  ])("rejects %s if the response is %s", async (_, response, call) => {
    recordCalls(() => HttpResponse.text(response));
    await expect(call()).rejects.toMatchObject({ kind: "shape" });
  });
});

describe("a tip", () => {
  const htmlPage = (status = 500) => HttpResponse.html("<title>Error</title>", { status });

  it.each([
    ["the response is empty", id, () => new HttpResponse(null)],
    ["the response is null", id, () => HttpResponse.json(null)],
    ["the path does not exist", id, () => new HttpResponse(null, { status: 404 })],
    ["an id that is too short breaks the server", "12", htmlPage],
    ["an id that is too long breaks the server", `${id}0`, htmlPage],
    ["an id that is not hexadecimal breaks the server", `g${id.slice(1)}`, htmlPage],
    ["an empty id breaks the server", "", htmlPage],
  ] as const)("is not found if %s", async (_, requested, respond) => {
    recordCalls(respond);
    await expect(getTip.send(member, { id: requested })).rejects.toMatchObject({
      kind: "not-found",
    });
  });

  it.each([
    [id, 500],
    [id.toUpperCase(), 500],
    ["tip-1", 502],
  ])("may exist if the server fails for the id %s with %i", async (requested, status) => {
    recordCalls(() => htmlPage(status));
    await expect(getTip.send(member, { id: requested })).rejects.toMatchObject({
      kind: "status",
      status,
    });
  });

  it("may exist if a malformed id does not reach the server", async () => {
    recordCalls(() => HttpResponse.error());
    await expect(getTip.send(member, { id: "12" })).rejects.toMatchObject({ kind: "offline" });
  });
});
