import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { prepareDocument } from "@/app/start";
import { setSystemTheme } from "../support/media";
import { openContact } from "../support/render-app";
import { press } from "../support/user-actions";

const toDark = "Switch to the dark theme";
const toLight = "Switch to the light theme";

function theme() {
  return document.documentElement.dataset.theme;
}

describe("the theme", () => {
  it.each([
    { system: "light", other: "dark", expected: ["daylight", "dusk"], offer: toDark },
    { system: "dark", other: "light", expected: ["dusk", "daylight"], offer: toLight },
  ] as const)("follows a $system system, and its changes", async (row) => {
    const changeSystem = setSystemTheme(row.system);
    await openContact();
    expect(theme()).toBe(row.expected[0]);
    expect(screen.getByRole("button", { name: row.offer })).toBeVisible();
    changeSystem(row.other);
    expect(theme()).toBe(row.expected[1]);
  });

  it("colors the page and the browser's toolbar as chosen, even at the next visit and when the system changes", async () => {
    const changeSystem = setSystemTheme("light");
    const page = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");
    document.head.append(...page.querySelectorAll('meta[name="theme-color"]'));
    const metas = () => [...document.head.querySelectorAll<HTMLMetaElement>("[name=theme-color]")];
    const colors = () =>
      metas()
        .filter(({ media }) => media === "all")
        .map(({ content }) => content);
    const { user, unmount } = await openContact();
    expect(colors()).toEqual(["#FBF7EE"]);
    await press(user, toDark);
    expect(theme()).toBe("dusk");
    expect(colors()).toEqual(["#131C15"]);
    await press(user, toLight);
    expect(theme()).toBe("daylight");
    changeSystem("dark");
    expect(theme()).toBe("daylight");
    unmount();
    delete document.documentElement.dataset.theme;
    prepareDocument();
    expect(theme()).toBe("daylight");
    await openContact();
    expect(theme()).toBe("daylight");
    expect(screen.getByRole("button", { name: toDark })).toBeVisible();
    for (const meta of metas()) meta.remove();
  });
});
