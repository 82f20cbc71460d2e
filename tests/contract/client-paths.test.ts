import { expect, it } from "vitest";
import { apiPaths, files } from "@/lib/paths";
import { exploreGardenersContract, restContract } from "./rest-contract";

function filled(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

it.each([
  [apiPaths.gardeners, restContract.listGardeners.path],
  [apiPaths.trendingTips, restContract.listTrendingTips.path],
  [apiPaths.tips, restContract.listTips.path],
  [apiPaths.createTip, restContract.createTip.path],
  [apiPaths.tip("7a6d"), filled(restContract.getTip.path, { id: "7a6d" })],
  [apiPaths.myTips("a+b@x.org"), filled(restContract.listMyTips.path, { email: "a+b@x.org" })],
  [apiPaths.totalLikes, restContract.countLikes.path],
  [apiPaths.users, restContract.createUser.path],
  [files.exploreGardeners, exploreGardenersContract.path],
])("the client calls %s as the contract has it", (path, agreed) => {
  expect(path).toBe(agreed);
});
