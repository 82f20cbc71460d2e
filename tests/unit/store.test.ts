import { expect, it, vi } from "vitest";
import { createStore } from "@/lib/store";
import { expectConsole } from "../support/console";

it("a store's listener that throws is reported, and stops neither the other listeners nor who changes the store", () => {
  expectConsole(/The gate is stuck/);
  const { getState, setState, subscribe } = createStore("seed");
  const seen = vi.fn();
  subscribe(() => seen(getState()));
  subscribe(() => {
    throw new Error("The gate is stuck");
  });
  subscribe(() => seen(getState()));
  setState("leaf");
  expect(seen.mock.calls).toEqual([["leaf"], ["leaf"]]);
  expect(console.error).toHaveBeenCalledOnce();
});
