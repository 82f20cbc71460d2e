import { expect, it } from "vitest";
import { apiPaths, files } from "@/lib/paths";
import { exploreGardenersContract, pathOf, restContract } from "./rest-contract";

it.each([
  [apiPaths.gardeners, restContract.listGardeners.path],
  [apiPaths.trendingTips, restContract.listTrendingTips.path],
  [apiPaths.tips, restContract.listTips.path],
  [apiPaths.createTip, restContract.createTip.path],
  [apiPaths.tip("7a6d"), pathOf(restContract.getTip, { id: "7a6d" })],
  [apiPaths.myTips("a+b@x.org"), pathOf(restContract.listMyTips, { email: "a+b@x.org" })],
  [apiPaths.totalLikes, restContract.getTotalLikes.path],
  [apiPaths.users, restContract.createUserRecord.path],
  [files.exploreGardeners, exploreGardenersContract.path],
])("the client's path %s matches the contract", (path, agreedPath) => {
  expect(path).toBe(agreedPath);
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
