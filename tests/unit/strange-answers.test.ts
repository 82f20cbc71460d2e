import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { createUserRecord } from "@/auth/users.api";
import { listExploreGardeners, listGardeners } from "@/features/gardeners/gardeners.api";
import type { NewTip } from "@/features/tips/tip.schema";
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
import { HttpError } from "@/lib/http-error";
import { gardenerRecord, tipRecord } from "../support/factories";

/** A response, or a list of them, in which some fields of a valid one are missing, and some have another type. */
function anyBody(record: object): fc.Arbitrary<string> {
  const anyValue = fc.jsonValue({ stringUnit: "binary" });
  const fields = Object.entries(record).map(([key, value]) => [
    key,
    fc.oneof(fc.constant(value), anyValue),
  ]);
  const item = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const json = fc.oneof(item, fc.array(fc.oneof(item, anyValue)), anyValue);
  return json.map((value) => JSON.stringify(value));
}

const tip: NewTip & { _id: string } = tipRecord();
const id = tip._id;

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

const inserted = { acknowledged: true, insertedId: id };
const written = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0 };
const deleted = { acknowledged: true, deletedCount: 1 };
const user = { location: "Hull", specialty: "", bio: "" };
/** Each call, with a valid response; an item of it, if it is a list. */
const cases: [name: string, call: () => Promise<unknown>, record: object][] = [
  ["listTips", listTips, tip],
  ["listTrendingTips", listTrendingTips, tip],
  ["listMyTips", () => listMyTips("a@b.c"), tip],
  ["getTip", () => getTip(id), tip],
  ["createTip", () => createTip(tip), inserted],
  ["updateTip", () => updateTip(id, tip), written],
  ["likeTip", () => likeTip(id), written],
  ["deleteTip", () => deleteTip(id), deleted],
  ["getTotalLikes", getTotalLikes, { totalLiked: 7 }],
  ["listGardeners", listGardeners, gardener],
  ["listExploreGardeners", listExploreGardeners, gardener],
  ["createUserRecord", () => createUserRecord(user), inserted],
];

it.each(cases)(
  "%s returns a result or throws an HttpError, whatever the response contains",
  async (_, call, record) => {
    await fc.assert(
      fc.asyncProperty(anyBody(record), async (body) => {
        vi.stubGlobal("fetch", async () => new Response(body));
        const [outcome] = await Promise.allSettled([call()]);
        if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(HttpError);
      }),
    );
  },
);
