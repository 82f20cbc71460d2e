import { describe, expect, it } from "vitest";
import { isHidden, isOwnTip } from "@/features/tips/tip";
import { makeTip } from "../support/factories";

const rowan = { email: "Rowan@Example.org" };

describe("a tip", () => {
  it.each([
    ["is someone's own with the same email address", "Rowan@Example.org", rowan, true],
    ["is someone's own whatever the case and spaces", " rowan@example.ORG ", rowan, true],
    ["is not someone's own with another email address", "ida@example.org", rowan, false],
    ["is not someone's own with part of the email address", "rowan@example", rowan, false],
    ["is not a visitor's own", "rowan@example.org", null, false],
    ["is not a member's own without email addresses", "", { email: null }, false],
    ["is not a member's own with empty email addresses", "", { email: "" }, false],
  ])("%s", (_, email, user, expected) => {
    expect(isOwnTip(makeTip({ email }), user)).toBe(expected);
  });

  it.each([
    ["hidden", true],
    [" HIDDEN ", true],
    ["public", false],
    ["unhidden", false],
  ])("with the availability %j is hidden: %s", (availability, expected) => {
    expect(isHidden(makeTip({ availability }))).toBe(expected);
  });
});
