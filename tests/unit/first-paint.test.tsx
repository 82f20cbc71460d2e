import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { prepareFirstPaint } from "@/app/start";
import { setSystemTheme } from "../support/system-theme";

const page = document.documentElement;

afterEach(() => {
  const { earlyClick } = window;
  if (earlyClick) page.removeEventListener("click", earlyClick.record, true);
  delete window.earlyClick;
  page.removeAttribute("data-session");
  page.removeAttribute("data-theme");
  document.body.replaceChildren();
});

describe("before the first paint, a page", () => {
  it.each([
    ["the chosen theme", "light", '"dusk"', "dusk"],
    ["the chosen theme", "dark", '"daylight"', "daylight"],
    ["the system's theme if none is chosen", "light", null, "daylight"],
    ["the system's theme if none is chosen", "dark", null, "dusk"],
    ["the system's theme if the stored one is unreadable", "light", "{", "daylight"],
    ["the system's theme if the stored one is unknown", "dark", '"noon"', "dusk"],
  ] as const)("has %s on a %s system", (_, system, stored, theme) => {
    setSystemTheme(system);
    if (stored !== null) localStorage.setItem("sow-and-tell:theme", stored);
    prepareFirstPaint();
    expect(page.dataset.theme).toBe(theme);
  });

  it.each([
    ["a member's links during a session", '{"uid":"a"}', true],
    ["a visitor's links after a logout", '{"endedBy":"logout"}', false],
    ["a visitor's links if the session is unreadable", "{", false],
    ["a visitor's links without a session", null, false],
  ])("has %s", (_, stored, hasSession) => {
    if (stored !== null) localStorage.setItem("sow-and-tell:session", stored);
    prepareFirstPaint();
    expect(page.hasAttribute("data-session")).toBe(hasSession);
  });

  it("records a click on a button of a prerendered form instead of submitting it", async () => {
    document.body.innerHTML =
      '<div data-page="/login"><form><button>Sign In</button></form></div><button>Other</button>';
    let submissions = 0;
    document.querySelector("form")?.addEventListener("submit", () => {
      submissions += 1;
    });
    prepareFirstPaint();
    await userEvent.click(screen.getByRole("button", { name: "Other" }));
    expect(window.earlyClick?.button).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(window.earlyClick?.button).toBe(screen.getByRole("button", { name: "Sign In" }));
    expect(submissions).toBe(0);
  });
});
