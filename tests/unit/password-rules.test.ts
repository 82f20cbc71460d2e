import { expect, it } from "vitest";
import { passwordProblem } from "@/routes/register/register-form";

const noSpecial = "Password must contain at least one special character";
const noUpper = "Password must contain at least one uppercase letter";

it.each([
  ["Aa345678", noSpecial],
  ["        ", noUpper],
  ["\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df!", noUpper],
  ["Aa 45678", null],
  ["Aa_45678", null],
  ["Aa\u00e945678", null],
  ["Aa45678\u{1F331}", null],
  [`Aa!${"x".repeat(5000)}`, null],
])("the first problem of the new password %j is: %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});
