import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useStoredChoice } from "@/lib/use-stored-choice";
import { blockedStorage, refuseStorage } from "../support/storage";

const trees = ["oak", "elm"] as const;

interface TreeChoiceProps {
  /** A choice that cannot be stored outlives the test, which therefore needs its own name. */
  name?: string;
  label?: string;
}

function TreeChoice({ name = "tree", label = "Tree" }: TreeChoiceProps) {
  const [tree, choose] = useStoredChoice(name, trees);
  return (
    <fieldset>
      <legend>{label}</legend>
      <output aria-label={label}>{tree ?? "none"}</output>
      {trees.map((option) => (
        <button key={option} type="button" onClick={() => choose(option)}>
          {option}
        </button>
      ))}
    </fieldset>
  );
}

function chosen(label = "Tree"): string | null {
  return screen.getByRole("status", { name: label }).textContent;
}

async function choose(tree: string, label = "Tree") {
  const choice = within(screen.getByRole("group", { name: label }));
  await userEvent.click(choice.getByRole("button", { name: tree }));
}

function chooseInAnotherTab(value: string | null) {
  act(() => {
    if (value === null) localStorage.clear();
    else localStorage.setItem("sow-and-tell:tree", value);
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:tree" }));
  });
}

describe("a choice on this device", () => {
  it("is shown everywhere on the page when it is made or changed, and at the next visit", async () => {
    const { unmount } = render(<TreeChoice />);
    render(<TreeChoice label="Tree again" />);
    expect(chosen()).toBe("none");
    await choose("oak");
    expect(chosen()).toBe("oak");
    await choose("elm");
    expect(chosen()).toBe("elm");
    expect(chosen("Tree again")).toBe("elm");
    unmount();
    render(<TreeChoice />);
    expect(chosen()).toBe("elm");
  });

  it("is stored where index.html reads it, as JSON, and does not affect other choices", async () => {
    render(<TreeChoice />);
    render(<TreeChoice name="hedge" label="Hedge" />);
    await choose("elm");
    expect(localStorage.getItem("sow-and-tell:tree")).toBe('"elm"');
    expect(chosen("Hedge")).toBe("none");
  });

  it.each(['"birch"', "elm", "null", '["elm"]', '"ELM"'])("is none if %s is stored", (stored) => {
    localStorage.setItem("sow-and-tell:tree", stored);
    render(<TreeChoice />);
    expect(chosen()).toBe("none");
  });

  it("is none during prerendering", () => {
    localStorage.setItem("sow-and-tell:tree", '"elm"');
    expect(renderToString(<TreeChoice />)).toContain(">none<");
  });

  it("follows another tab that replaces or clears it", async () => {
    render(<TreeChoice />);
    await choose("oak");
    chooseInAnotherTab('"elm"');
    expect(chosen()).toBe("elm");
    chooseInAnotherTab(null);
    expect(chosen()).toBe("none");
  });
});

describe("a choice that cannot be stored", () => {
  it("lasts until the page closes, if storage is blocked", async () => {
    refuseStorage(blockedStorage, "getItem", "setItem");
    const { unmount } = render(<TreeChoice name="blocked-1" />);
    expect(chosen()).toBe("none");
    await choose("elm");
    expect(chosen()).toBe("elm");
    unmount();
    render(<TreeChoice name="blocked-1" />);
    expect(chosen()).toBe("elm");
  });
});
