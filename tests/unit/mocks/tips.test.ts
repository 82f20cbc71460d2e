import { expect, it } from "vitest";
import { likeTip, tipsOf, upsertTip } from "@/mocks/rest/tips";

it("a like is not added to a value that is not a number", () => {
  const tips = [{ _id: "a", totalLiked: "many" }];
  expect(likeTip(tips, "a")).toBeNull();
});

it("a search without an email finds the tips without one", () => {
  const tips = [{ _id: "a", email: "ida@example.org" }, { _id: "b" }];
  expect(tipsOf(tips, null)).toEqual([{ _id: "b" }]);
});

it("an update cannot change a tip's id", () => {
  const tips = [{ _id: "a" }];
  upsertTip(tips, "a", { _id: "b" });
  expect(tips).toEqual([{ _id: "a" }]);
});
