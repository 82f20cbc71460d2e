import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useStoredChoice } from "@/lib/stored-choice";
import { blockedStorage, refuseStorage } from "../support/storage";
import { returnFromCache } from "../support/view";

const trees = ["oak", "elm"] as const;

/** @param name of the choice; one that cannot be stored stays in memory after its test, so it must be unique */
function renderChoice(name = "tree") {
  const { result, unmount } = renderHook(() => useStoredChoice(name, trees));
  return {
    chosen: () => result.current[0],
    choose: (tree: (typeof trees)[number]) => act(() => result.current[1](tree)),
    unmount,
  };
}

function chooseInAnotherTab(value: string | null) {
  act(() => {
    if (value === null) localStorage.clear();
    else localStorage.setItem("sow-and-tell:tree", value);
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:tree" }));
  });
}

describe("a choice on this device", () => {
  it("is shown everywhere on the page when it is made or changed, and at the next visit", () => {
    const { chosen, choose, unmount } = renderChoice();
    const again = renderChoice();
    expect(chosen()).toBeNull();
    choose("oak");
    expect(chosen()).toBe("oak");
    choose("elm");
    expect(chosen()).toBe("elm");
    expect(again.chosen()).toBe("elm");
    unmount();
    expect(renderChoice().chosen()).toBe("elm");
  });

  it.each(['"birch"', "elm", "null", '["elm"]', '"ELM"'])("is null if %s is stored", (stored) => {
    localStorage.setItem("sow-and-tell:tree", stored);
    expect(renderChoice().chosen()).toBeNull();
  });

  it("is null during prerendering", () => {
    localStorage.setItem("sow-and-tell:tree", '"elm"');
    const Tree = () => useStoredChoice("tree", trees)[0] ?? "none";
    expect(renderToString(<Tree />)).toBe("none");
  });

  it("follows another tab that replaces or clears it", () => {
    const { chosen, choose } = renderChoice();
    choose("oak");
    chooseInAnotherTab('"elm"');
    expect(chosen()).toBe("elm");
    chooseInAnotherTab(null);
    expect(chosen()).toBeNull();
  });

  it("follows another tab when the page returns from the back/forward cache", () => {
    const { chosen, choose } = renderChoice();
    choose("oak");
    localStorage.setItem("sow-and-tell:tree", '"elm"');
    expect(chosen()).toBe("oak");
    returnFromCache();
    expect(chosen()).toBe("elm");
  });

  it("lasts until the page closes if storage is blocked", () => {
    refuseStorage(blockedStorage, "getItem", "setItem");
    const { chosen, choose, unmount } = renderChoice("blocked");
    expect(chosen()).toBeNull();
    choose("elm");
    expect(chosen()).toBe("elm");
    unmount();
    expect(renderChoice("blocked").chosen()).toBe("elm");
  });
});
