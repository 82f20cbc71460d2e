import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useElapsed } from "@/lib/hooks";
import { freezeClock, passTime } from "../support/clock";

async function renderElapsed(isOn: boolean) {
  freezeClock();
  const results: boolean[] = [];
  const { rerender } = renderHook(
    (props: { isOn: boolean }) => results.push(useElapsed(props.isOn, 1000)),
    { initialProps: { isOn } },
  );
  return { results, setOn: (next: boolean) => rerender({ isOn: next }) };
}

describe("whether a condition has been true for a second", () => {
  it("becomes true after that second, and false with the condition", async () => {
    const { results, setOn } = await renderElapsed(true);
    await passTime(999);
    expect(results.at(-1)).toBe(false);
    await passTime(1);
    expect(results.at(-1)).toBe(true);
    setOn(false);
    expect(results.at(-1)).toBe(false);
  });

  it("counts neither the time before the condition became true nor an earlier second", async () => {
    const { results, setOn } = await renderElapsed(false);
    await passTime(5000);
    setOn(true);
    await passTime(600);
    setOn(false);
    setOn(true);
    await passTime(600);
    expect(results).not.toContain(true);
    await passTime(400);
    expect(results.at(-1)).toBe(true);
  });
});
