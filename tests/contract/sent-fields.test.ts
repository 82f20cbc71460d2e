import { expect, it, vi } from "vitest";
import { submitTip } from "@/features/tips/editor/submit-tip";
import { lines, recordBackendCalls } from "../support/calls";
import { attempt, leeks } from "../support/drafts";
import { makeTip } from "../support/factories";
import { member, tips } from "../support/server";
import { isLive } from "./contract-server";

/** What the spec sends, letter by letter. Before you add a field to `tipFields`, ask the product owner. */
const updateFields = [
  "title",
  "plantType",
  "difficulty",
  "category",
  "description",
  "imageUrl",
  "availability",
  "email",
  "name",
];

const newTipFields = [...updateFields, "totalLiked", "authorPhoto", "createdAt"];

it.skipIf(isLive).each([
  ["sharing a tip", null, "POST /shareTIps", newTipFields],
  ["updating a tip", makeTip(tips.beans), `PUT /shareTips/${tips.beans._id}`, updateFields],
])("%s sends exactly the fields of the spec", async (_, tip, call, expected) => {
  const calls = recordBackendCalls();
  const author = { uid: member.uid, email: member.email, displayName: "Rowan", photoURL: null };
  const texts = { fields: leeks, base: tip ?? leeks };
  await submitTip({ member: author, tip, ...texts, attempt, earlier: null });
  expect(lines(calls)).toContain(call);
  const write = calls[lines(calls).indexOf(call)];
  const sent: object = await vi.waitFor(() => JSON.parse(write?.body ?? ""));
  expect(Object.keys(sent).toSorted()).toEqual(expected.toSorted());
});
