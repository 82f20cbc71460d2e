import { describe, expect, it } from "vitest";
import {
  ask,
  createOwnTip,
  isLive,
  keepForDeletion,
  send,
  startContractServer,
  unusedId,
} from "./contract-server";
import { ownTip, ownTipFields, restContract } from "./rest-contract";

const { createTip, deleteTip, getTip, likeTip, updateTip } = restContract;

startContractServer([]);

describe("posting a tip", () => {
  it("stores the body as it came", async () => {
    const odd = { availability: "hidden", title: 5, somethingElse: ["kept"] };
    const id = await createOwnTip(odd);
    expect(await ask(getTip, { id })).toEqual({ ...odd, _id: id });
  });

  // An Express server takes both spellings unless told otherwise, so the mocks alone are strict about it.
  it.skipIf(isLive)("is refused under the path with a small i", async () => {
    const response = await send({ ...createTip, path: "/shareTips" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  });
});

describe("liking a tip", () => {
  it("adds one each time", async () => {
    const id = await createOwnTip({ ...ownTip, totalLiked: 4 });
    await ask(likeTip, { id });
    await ask(likeTip, { id });
    expect(await ask(getTip, { id })).toMatchObject({ totalLiked: 6 });
  });

  it("starts from nothing where the tip has no count", async () => {
    const id = await createOwnTip(ownTipFields);
    await ask(likeTip, { id });
    expect(await ask(getTip, { id })).toMatchObject({ totalLiked: 1 });
  });

  it("says that it matched and changed one tip", async () => {
    const id = await createOwnTip();
    expect(await ask(likeTip, { id })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  });

  it("matches nothing where the tip is gone", async () => {
    expect(await ask(likeTip, { id: unusedId() })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 0,
    });
  });
});

describe("updating a tip", () => {
  it("writes only the fields sent", async () => {
    const id = await createOwnTip();
    await ask(updateTip, { id }, { title: "A new title" });
    expect(await ask(getTip, { id })).toEqual({ ...ownTip, title: "A new title", _id: id });
  });

  it("says that it changed one tip", async () => {
    const id = await createOwnTip();
    expect(await ask(updateTip, { id }, { title: "A new title" })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
      upsertedCount: 0,
      upsertedId: null,
    });
  });

  it("says that it changed none when all is as it was", async () => {
    const id = await createOwnTip();
    expect(await ask(updateTip, { id })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  });

  it("brings a deleted tip back with what was sent", async () => {
    const id = await createOwnTip();
    await ask(deleteTip, { id });
    await ask(updateTip, { id });
    expect(await ask(getTip, { id })).toEqual({ ...ownTipFields, _id: id });
  });

  it("says so when it made a tip", async () => {
    const id = keepForDeletion(unusedId());
    expect(await ask(updateTip, { id })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 1,
      upsertedId: id,
    });
  });
});

describe("deleting a tip", () => {
  it("takes it away", async () => {
    const id = await createOwnTip();
    expect(await ask(deleteTip, { id })).toMatchObject({ deletedCount: 1 });
    expect(await (await send(getTip, { id })).text()).toBe("");
  });

  it("deletes none where it was gone already", async () => {
    expect(await ask(deleteTip, { id: unusedId() })).toMatchObject({ deletedCount: 0 });
  });
});

describe("an id that is not 24 hex digits", () => {
  it.each([getTip, likeTip, updateTip, deleteTip])(
    "is answered by an HTML page with 500 to $method",
    async (call) => {
      const response = await send(call, { id: "not-an-id" });
      expect(response.status).toBe(500);
      expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    },
  );
});
