import { expect, it } from "vitest";
import { type AuthUser, isMember, nameOf } from "@/auth/auth-user";

const rowan: AuthUser = {
  uid: "u1",
  email: "rowan+garden@example.org",
  displayName: "Rowan Hart",
  photoURL: null,
};

it.each([
  ["  Rowan ", "Rowan"],
  [null, "A gardener"],
  [" \t", "A gardener"],
])("a member with the display name %j is called %s", (displayName, name) => {
  expect(nameOf({ ...rowan, displayName })).toBe(name);
});

it("a member is a user with an email, even without a name", () => {
  expect(isMember({ ...rowan, displayName: null })).toBe(true);
  for (const user of [{ ...rowan, email: null }, { ...rowan, email: "" }, null])
    expect(isMember(user)).toBe(false);
});
