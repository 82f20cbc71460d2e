import { expect, it } from "vitest";
import { likeTip, tipsOf, totalLikes, upsertTip } from "@/mocks/rest/tips";

it("refuses to count a like on top of something that is not a number", () => {
  const tips = [{ _id: "a", totalLiked: "many" }];
  expect(likeTip(tips, "a")).toBeNull();
});

it("counts only likes that are numbers", () => {
  const tips = [{ _id: "a", totalLiked: 3 }, { _id: "b", totalLiked: "9" }, { _id: "c" }];
  expect(totalLikes(tips)).toBe(3);
});

it("finds the tips without an e-mail where none is asked for", () => {
  const tips = [{ _id: "a", email: "ida@example.org" }, { _id: "b" }];
  expect(tipsOf(tips, null)).toEqual([{ _id: "b" }]);
});

it("keeps a tip's id whatever the update says", () => {
  const tips = [{ _id: "a" }];
  upsertTip(tips, "a", { _id: "b" });
  expect(tips).toEqual([{ _id: "a" }]);
});
