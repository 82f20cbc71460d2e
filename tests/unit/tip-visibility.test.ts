import { describe, expect, it } from "vitest";
import { isHidden, isOwnTip, isVisibleTo } from "@/features/tips/tip-visibility";
import { makeTip } from "../support/factories";

const rowan = { email: "Rowan@Example.org" };

describe("a tip is someone's own", () => {
  it.each([
    ["with the same e-mail", "Rowan@Example.org", rowan, true],
    ["with the e-mail in another case", "rowan@example.ORG", rowan, true],
    ["with blanks around the e-mail", " rowan@example.org ", rowan, true],
    ["not with another e-mail", "ida@example.org", rowan, false],
    ["not with part of the e-mail", "rowan@example", rowan, false],
    ["not for a visitor", "rowan@example.org", null, false],
    ["not for someone without an e-mail", "", { email: null }, false],
    ["not where neither has an e-mail", "", { email: "" }, false],
  ])("%s", (_, email, user, expected) => {
    expect(isOwnTip(makeTip({ email }), user)).toBe(expected);
  });
});

describe("a tip is hidden", () => {
  it.each([
    ["hidden", true],
    ["Hidden", true],
    [" HIDDEN ", true],
    ["public", false],
    ["", false],
    ["unhidden", false],
  ])("%j: %s", (availability, expected) => {
    expect(isHidden(makeTip({ availability }))).toBe(expected);
  });
});

describe("a tip is shown", () => {
  it.each([
    ["public", "its author", rowan, true],
    ["public", "another", { email: "ida@example.org" }, true],
    ["public", "a guest", null, true],
    ["hidden", "its author", rowan, true],
    ["hidden", "another", { email: "ida@example.org" }, false],
    ["hidden", "a guest", null, false],
    ["Hidden", "a guest", null, false],
  ])("%s to %s", (availability, _, user, expected) => {
    const tip = makeTip({ availability, email: "rowan@example.org" });
    expect(isVisibleTo(tip, user)).toBe(expected);
  });
});
