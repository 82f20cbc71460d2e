import { describe, expect, it } from "vitest";
import { type AuthUser, isMember, nameOf } from "@/auth/auth-user";

const rowan: AuthUser = {
  uid: "u1",
  email: "rowan+garden@example.org",
  displayName: "Rowan Hart",
  photoURL: null,
};

describe("a member's display name", () => {
  it.each([
    ["by their name", {}, "Rowan Hart"],
    ["by their name without blanks around it", { displayName: "  Rowan " }, "Rowan"],
    ["a gardener without a name", { displayName: null }, "A gardener"],
    ["a gardener with an empty name", { displayName: "" }, "A gardener"],
    ["a gardener with a blank name", { displayName: " \t" }, "A gardener"],
  ])("is %s", (_, fields, name) => {
    expect(nameOf({ ...rowan, ...fields })).toBe(name);
  });
});

describe("a member", () => {
  it.each([
    ["someone with an e-mail", rowan, true],
    ["someone with an e-mail and no name", { ...rowan, displayName: null }, true],
    ["someone without an e-mail", { ...rowan, email: null }, false],
    ["someone with an empty e-mail", { ...rowan, email: "" }, false],
    ["no one", null, false],
  ])("%s: %j is %s", (_, user, expected) => {
    expect(isMember(user)).toBe(expected);
  });
});
