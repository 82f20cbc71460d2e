import { HttpResponse } from "msw";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { GardenerListSchema } from "@/features/gardeners/gardener.schema";
import { listExploreGardeners } from "@/features/gardeners/gardeners.api";
import { ANSWERS } from "@/lib/bounded-cache";
import exploreFile from "../../public/exploreGardeners.json";
import { stubCaches } from "../support/caches";
import { answerExploreFile } from "../support/explore-file";

it("gardeners are the same without a connection, with the tips they have shared", async () => {
  const storage = stubCaches();
  answerExploreFile(() => HttpResponse.json(exploreFile));
  const gardeners = await listExploreGardeners();
  expect(gardeners).toEqual(v.parse(GardenerListSchema, exploreFile));
  await vi.waitFor(async () => expect(await (await storage.open(ANSWERS)).keys()).toHaveLength(1));
  answerExploreFile(() => HttpResponse.error());
  expect(await listExploreGardeners()).toEqual(gardeners);
});
