import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Tip } from "@/features/tips/tip";
import { useTipSearch } from "@/features/tips/use-tip-list";
import { makeTip } from "../support/factories";

/** The index of a list on a page that is opened for it. */
async function openedIndex(tips: readonly Tip[]) {
  const { result, unmount } = renderHook(() => useTipSearch(tips));
  const first = result.current;
  await waitFor(() => expect(result.current).not.toBeNull());
  unmount();
  return { first, index: result.current };
}

it("a list's index is built once, and used again by the next page and after new likes", async () => {
  const tips = [makeTip(), makeTip()];
  const { first, index } = await openedIndex(tips);
  expect(first).toBeNull();
  expect(await openedIndex([...tips])).toEqual({ first: index, index });
  const liked = await openedIndex(tips.map((tip) => ({ ...tip, totalLiked: 7 })));
  expect(liked.first).toBe(index);
  expect(liked.index).toBe(index);
});

it("a list with another text gets an index of its own", async () => {
  const [kale, beans] = [makeTip({ title: "Kale" }), makeTip({ title: "Beans" })];
  await openedIndex([kale, beans]);
  const { index } = await openedIndex([kale, { ...beans, title: "Beans on a wigwam" }]);
  expect(index?.find("wigwam")?.scores.size).toBe(1);
});
