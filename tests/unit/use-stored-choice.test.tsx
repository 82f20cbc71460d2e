import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useStoredChoice } from "@/lib/use-stored-choice";
import { blockedStorage, fullStorage, refuseStorage } from "../support/storage";

const trees = ["oak", "elm"] as const;

interface TreeChoiceProps {
  /** What cannot be stored lasts as long as the page: each such test needs a name of its own. */
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

function blockStorage() {
  return refuseStorage(blockedStorage, "getItem", "setItem");
}

/** Another tab writes to the storage that all share, and the browser tells this one. */
function chooseInAnotherTab(value: string | null) {
  act(() => {
    if (value === null) localStorage.clear();
    else localStorage.setItem("sow-and-tell:tree", value);
    window.dispatchEvent(new StorageEvent("storage", { key: "sow-and-tell:tree" }));
  });
}

describe("a choice on this device", () => {
  it("is none at first", () => {
    render(<TreeChoice />);
    expect(chosen()).toBe("none");
  });

  it("shows as soon as it is made", async () => {
    render(<TreeChoice />);
    await choose("elm");
    expect(chosen()).toBe("elm");
  });

  it("can be made anew", async () => {
    render(<TreeChoice />);
    await choose("elm");
    await choose("oak");
    expect(chosen()).toBe("oak");
  });

  it("is still there at the next visit", async () => {
    const { unmount } = render(<TreeChoice />);
    await choose("elm");
    unmount();
    render(<TreeChoice />);
    expect(chosen()).toBe("elm");
  });

  it("is stored as index.html reads it: JSON, under the product's name", async () => {
    render(<TreeChoice />);
    await choose("elm");
    expect(JSON.parse(localStorage.getItem("sow-and-tell:tree") ?? "")).toBe("elm");
  });

  it("shows everywhere on the page", async () => {
    render(<TreeChoice />);
    render(<TreeChoice label="Tree again" />);
    await choose("elm");
    expect(chosen("Tree again")).toBe("elm");
  });

  it("does not touch choices of another name", async () => {
    render(<TreeChoice />);
    render(<TreeChoice name="hedge" label="Hedge" />);
    await choose("elm");
    expect(chosen("Hedge")).toBe("none");
  });

  it.each(['"birch"', "elm", "", "null", "{", '["elm"]', '"ELM"'])(
    "is none where %j is stored",
    (stored) => {
      localStorage.setItem("sow-and-tell:tree", stored);
      render(<TreeChoice />);
      expect(chosen()).toBe("none");
    },
  );

  it("is none while rendering on a server, whatever is stored", () => {
    localStorage.setItem("sow-and-tell:tree", '"elm"');
    expect(renderToString(<TreeChoice />)).toContain(">none<");
  });
});

describe("a choice where storage is blocked", () => {
  it("is none at first", () => {
    blockStorage();
    render(<TreeChoice name="blocked-1" />);
    expect(chosen()).toBe("none");
  });

  it("shows as soon as it is made", async () => {
    blockStorage();
    render(<TreeChoice name="blocked-2" />);
    await choose("elm");
    expect(chosen()).toBe("elm");
  });

  it("lasts as long as the page", async () => {
    blockStorage();
    const { unmount } = render(<TreeChoice name="blocked-3" />);
    await choose("elm");
    unmount();
    render(<TreeChoice name="blocked-3" />);
    expect(chosen()).toBe("elm");
  });

  it("is made anew over what a full storage still holds", async () => {
    localStorage.setItem("sow-and-tell:blocked-4", '"oak"');
    refuseStorage(fullStorage, "setItem");
    render(<TreeChoice name="blocked-4" />);
    await choose("elm");
    expect(chosen()).toBe("elm");
  });

  it("is stored again once that is possible", async () => {
    const allowStorage = blockStorage();
    render(<TreeChoice name="blocked-5" />);
    await choose("elm");
    allowStorage();
    await choose("oak");
    expect(localStorage.getItem("sow-and-tell:blocked-5")).toBe('"oak"');
    expect(chosen()).toBe("oak");
  });
});

describe("a choice in another tab", () => {
  it("is followed", () => {
    render(<TreeChoice />);
    chooseInAnotherTab('"elm"');
    expect(chosen()).toBe("elm");
  });

  it("is followed when it replaces the one made here", async () => {
    render(<TreeChoice />);
    await choose("oak");
    chooseInAnotherTab('"elm"');
    expect(chosen()).toBe("elm");
  });

  it("is followed when it is forgotten", async () => {
    render(<TreeChoice />);
    await choose("oak");
    chooseInAnotherTab(null);
    expect(chosen()).toBe("none");
  });
});
