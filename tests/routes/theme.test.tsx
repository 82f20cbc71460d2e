import { readFileSync } from "node:fs";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { prepareFirstPaint } from "@/app/start";
import { renderApp } from "../support/render-app";
import { setSystemTheme } from "../support/system-theme";
import { press } from "../support/user-actions";

const toDark = "Switch to the dark theme";
const toLight = "Switch to the light theme";

async function openPage() {
  const app = await renderApp("/contactUs");
  await screen.findByRole("heading", { level: 1, name: "Contact" });
  return app;
}

function theme() {
  return document.documentElement.dataset.theme;
}

describe("the theme", () => {
  it.each([
    { system: "light", expected: "daylight", offer: toDark },
    { system: "dark", expected: "dusk", offer: toLight },
  ] as const)("is $expected on a $system system", async ({ system, expected, offer }) => {
    setSystemTheme(system);
    await openPage();
    expect(theme()).toBe(expected);
    expect(screen.getByRole("button", { name: offer })).toBeVisible();
  });

  it("follows the system until someone chooses", async () => {
    const changeSystem = setSystemTheme("light");
    await openPage();
    changeSystem("dark");
    expect(theme()).toBe("dusk");
    changeSystem("light");
    expect(theme()).toBe("daylight");
  });

  it("is the one that someone chose, whatever the system does then", async () => {
    const changeSystem = setSystemTheme("light");
    const { user } = await openPage();
    await press(user, toDark);
    expect(theme()).toBe("dusk");
    await press(user, toLight);
    expect(theme()).toBe("daylight");
    changeSystem("dark");
    expect(theme()).toBe("daylight");
  });

  it("colours the browser's own bars, too", async () => {
    setSystemTheme("light");
    const page = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");
    document.head.append(...page.querySelectorAll('meta[name="theme-color"]'));
    const colours = () =>
      [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => media === "all")
        .map(({ content }) => content);
    const { user } = await openPage();
    expect(colours()).toEqual(["#FBF7EE"]);
    await press(user, toDark);
    expect(colours()).toEqual(["#131C15"]);
    for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) meta.remove();
  });

  it("is remembered on the device", async () => {
    setSystemTheme("light");
    const { user, unmount } = await openPage();
    await press(user, toDark);
    unmount();
    document.documentElement.dataset.theme = "daylight";
    await openPage();
    expect(theme()).toBe("dusk");
    expect(screen.getByRole("button", { name: toLight })).toBeVisible();
  });

  it("changes with another tab", async () => {
    setSystemTheme("light");
    await openPage();
    localStorage.setItem("sow-and-tell:theme", '"dusk"');
    act(() => {
      window.dispatchEvent(new StorageEvent("storage"));
    });
    expect(theme()).toBe("dusk");
  });
});

describe("before the first paint", () => {
  /** What the page does before the app has loaded. */
  function paint() {
    delete document.documentElement.dataset.theme;
    prepareFirstPaint();
    return theme();
  }

  it.each([
    { system: "light", stored: null, expected: "daylight" },
    { system: "dark", stored: null, expected: "dusk" },
    { system: "light", stored: '"dusk"', expected: "dusk" },
    { system: "dark", stored: '"daylight"', expected: "daylight" },
    { system: "dark", stored: '"pink"', expected: "dusk" },
    { system: "light", stored: "{broken", expected: "daylight" },
  ] as const)("is $expected on a $system system that remembers $stored", (given) => {
    setSystemTheme(given.system);
    if (given.stored !== null) localStorage.setItem("sow-and-tell:theme", given.stored);
    expect(paint()).toBe(given.expected);
  });

  it("is what someone chose on the last visit", async () => {
    setSystemTheme("light");
    const { user } = await openPage();
    await press(user, toDark);
    expect(paint()).toBe("dusk");
  });
});
