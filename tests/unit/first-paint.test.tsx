import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Swal from "sweetalert2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prepareDocument } from "@/app/start";
import { setSystemTheme } from "../support/media";

const page = document.documentElement;

type CreatePolicy = NonNullable<Window["trustedTypes"]>["createPolicy"];

afterEach(() => {
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
    prepareDocument();
    expect(page.dataset.theme).toBe(theme);
  });

  it.each([
    ["a member's links during a session", '{"uid":"a"}', true],
    ["a visitor's links after a logout", '{"endedBy":"logout"}', false],
    ["a visitor's links if the session is unreadable", "{", false],
    ["a visitor's links if the session is not an object", '"uid"', false],
    ["a visitor's links without a session", null, false],
  ])("has %s", (_, stored, hasSession) => {
    if (stored !== null) localStorage.setItem("sow-and-tell:session", stored);
    prepareDocument();
    expect(page.hasAttribute("data-session")).toBe(hasSession);
  });

  it("records a click on a button of a prerendered form instead of submitting it", async () => {
    document.body.innerHTML =
      '<div data-page="/login"><form><button>Sign In</button></form></div><button>Other</button>';
    let submissions = 0;
    document.querySelector("form")?.addEventListener("submit", () => {
      submissions += 1;
    });
    prepareDocument();
    await userEvent.click(screen.getByRole("button", { name: "Other" }));
    expect(window.earlyClick).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(window.earlyClick).toBe(screen.getByRole("button", { name: "Sign In" }));
    expect(submissions).toBe(0);
  });
});

/** The page's default Trusted Types policy. */
let policy: Parameters<CreatePolicy>[1];

function createPolicy() {
  const create = vi.fn<CreatePolicy>();
  window.trustedTypes = { createPolicy: create };
  prepareDocument();
  delete window.trustedTypes;
  expect(create).toHaveBeenCalledExactlyOnceWith("default", expect.anything());
  for (const [, created] of create.mock.calls) policy = created;
}

describe("HTML that a library writes", () => {
  beforeEach(createPolicy);

  it.each([
    "&times;",
    ".marquee > .child { transform: translateX(0%) }",
    '<div class="swal2-icon-content">!</div>',
  ])("is allowed: %j", (html) => {
    expect(policy.createHTML(html)).toBe(html);
  });

  it("is allowed in every dialog of SweetAlert2", async () => {
    const controls = { showCancelButton: true, showCloseButton: true, returnFocus: false };
    const parse = vi.spyOn(DOMParser.prototype, "parseFromString");
    for (const icon of ["success", "error", "warning", "info", "question"] as const) {
      void Swal.fire({ icon, title: "Leave?", ...controls });
      Swal.close();
    }
    const written = parse.mock.calls.map(([html]) => String(html));
    expect(written.join()).toContain("swal2-popup");
    expect(written.filter((html) => policy.createHTML(html) !== html)).toEqual([]);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<img class="a" onerror="alert(1)" />',
    '<div class="a"onclick="alert(1)">',
    '<div\nonclick="alert(1)">',
    "<svg onload=alert(1)>",
    '<a href="javascript:alert(1)">a</a>',
    '<div style="position:fixed">',
    "<!-- <div> -->",
    "1 < 2",
    '<div class="<img>">',
    "<<div>script>alert(1)<<div>/script>",
  ])("is rejected: %j", (html) => {
    expect(policy.createHTML(html)).toBeNull();
  });
});

describe("the URL of a script", () => {
  beforeEach(createPolicy);

  it.each([
    "/sw.js",
    "/mockServiceWorker.js",
    `${window.location.origin}/sw.js`,
    "https://apis.google.com/js/api.js?onload=__iframefcb123",
  ])("is allowed: %s", (url) => {
    expect(policy.createScriptURL(url)).toBe(url);
  });

  it.each([
    "https://evil.test/sw.js",
    "//evil.test/sw.js",
    "/evil.test/sw.js",
    "/assets/index.js",
    "https://apis.google.com/js/client.js",
    "https://apis.google.com/js/api.js?onload=alert(1)",
    "https://apis.google.com.evil.test/js/api.js?onload=a",
    "",
  ])("is rejected: %j", (url) => {
    expect(policy.createScriptURL(url)).toBeNull();
  });
});
