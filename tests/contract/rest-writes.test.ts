import { describe, expect, it } from "vitest";
import { getTip } from "@/features/tips/tips.api";
import {
  callBackend,
  createOwnTip,
  isLive,
  readBackend,
  send,
  startContractServer,
  unusedId,
} from "./contract-server";
import { ownTip, ownTipFields, restWrites } from "./rest-contract";

const { createTip, deleteTip, likeTip, updateTip } = restWrites;

/** Gets the response itself, which may be empty or an error. */
const lookup = { method: "get", path: getTip.path } as const;

startContractServer([]);

describe("posting a tip", () => {
  it("stores the body unchanged", async () => {
    const odd = { availability: "hidden", title: 5, unknownField: ["stored"] };
    const id = await createOwnTip(odd);
    expect(await readBackend(getTip, { id })).toEqual({ ...odd, _id: id });
  });

  // Express accepts both spellings by default; the mocks are strict, so that tests detect a wrong one.
  it.skipIf(isLive)("is rejected at the path with a lower-case i", async () => {
    const response = await send({ ...createTip, path: "/shareTips" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  });
});

describe("liking a tip", () => {
  it("adds one each time, and reports one modified tip", async () => {
    const id = await createOwnTip({ ...ownTip, totalLiked: 4 });
    await callBackend(likeTip, { id });
    expect(await callBackend(likeTip, { id })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await readBackend(getTip, { id })).toMatchObject({ totalLiked: 6 });
  });

  it("starts at zero when the tip has no count", async () => {
    const id = await createOwnTip(ownTipFields);
    await callBackend(likeTip, { id });
    expect(await readBackend(getTip, { id })).toMatchObject({ totalLiked: 1 });
  });

  it("reports no match when the tip does not exist", async () => {
    expect(await callBackend(likeTip, { id: unusedId() })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 0,
    });
  });
});

describe("updating a tip", () => {
  it("changes only the fields that were sent, and reports one modified tip", async () => {
    const id = await createOwnTip();
    expect(await callBackend(updateTip, { id }, { title: "A new title" })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
      upsertedCount: 0,
      upsertedId: null,
    });
    expect(await readBackend(getTip, { id })).toEqual({ ...ownTip, title: "A new title", _id: id });
  });

  it("reports no modification when nothing changes", async () => {
    const id = await createOwnTip();
    expect(await callBackend(updateTip, { id })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });

  it("recreates a deleted tip from the fields that were sent, and reports its id", async () => {
    const id = await createOwnTip();
    await callBackend(deleteTip, { id });
    expect(await callBackend(updateTip, { id })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 1,
      upsertedId: id,
    });
    expect(await readBackend(getTip, { id })).toEqual({ ...ownTipFields, _id: id });
  });
});

it("deleting a tip removes it once, and reports no deletion after that", async () => {
  const id = await createOwnTip();
  expect(await callBackend(deleteTip, { id })).toMatchObject({ deletedCount: 1 });
  expect(await (await send(lookup, { id })).text()).toBe("");
  expect(await callBackend(deleteTip, { id })).toMatchObject({ deletedCount: 0 });
});

it.each([lookup, likeTip, updateTip, deleteTip])(
  "an id that is not 24 hex digits gets an HTML page with status 500 for $method",
  async (call) => {
    const response = await send(call, { id: "not-an-id" });
    expect(response.status).toBe(500);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  },
);
