import { expect, it } from "vitest";
import { titleSize } from "@/features/tips/tip-labels";

it.each([
  { length: 80, size: "usual" },
  { length: 81, size: "smaller" },
])("sets a title of $length characters in the $size type", ({ length, size }) => {
  expect(titleSize({ title: "x".repeat(length) }, "usual", "smaller")).toBe(size);
});
