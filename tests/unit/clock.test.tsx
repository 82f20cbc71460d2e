import { render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { expect, it } from "vitest";
import { freezeClock, passTime } from "../support/clock";

const { setTimeout: realSetTimeout } = globalThis;

const Slow = lazy(async () => {
  await new Promise((resolve) => realSetTimeout(resolve, 2000));
  return { default: () => <h1>Loaded</h1> };
});

it("a frozen clock does not shorten the wait for code that takes two seconds to load", async () => {
  freezeClock();
  const frozenAt = Date.now();
  render(
    <Suspense fallback="Loading">
      <Slow />
    </Suspense>,
  );
  expect(await screen.findByRole("heading", { name: "Loaded" })).toBeVisible();
  expect(Date.now()).toBe(frozenAt);
  await passTime(1500);
  expect(Date.now()).toBe(frozenAt + 1500);
});
