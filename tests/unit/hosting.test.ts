import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressesOf, paths, privatePaths } from "@/lib/paths";
import { contentSecurityPolicy } from "@/tooling/content-security-policy";
import { redirects } from "@/tooling/redirects-file";
import { demoEnvironment } from "@/tooling/settings";
import { headersFor, parseHeaders, parseRewrites } from "../e2e/servers/hosting-rules";

const rules = parseHeaders(readFileSync("public/_headers", "utf8"));

const rewrites = parseRewrites(redirects(Object.values(privatePaths)));

/** As the service worker knows them. */
const privateAddresses = Object.values(privatePaths).map(addressesOf);

describe("the hosts' rules, and the service worker with them", () => {
  it.each([
    paths.shareTips,
    paths.myTips,
    paths.tipDetails("65f0c0ffee"),
    paths.updateTip("65f0c0ffee"),
    paths.dashboard,
    paths.dashboardShareTips,
    paths.dashboardMyTips,
  ])("give %s the shell", (path) => {
    expect(rewrites.find(({ pattern }) => pattern.test(path))?.destination).toBe("/200");
    expect(privateAddresses.some((pattern) => pattern.test(path))).toBe(true);
  });

  it.each([
    "/",
    "/explore",
    "/no-such-page",
    "/myTipsAndMore",
    "/assets/index-abc123.js",
    "/exploreGardeners.json",
  ])("let %s be the file that it names, or none", (path) => {
    expect(rewrites.filter(({ pattern }) => pattern.test(path))).toEqual([]);
    expect(privateAddresses.filter((pattern) => pattern.test(path))).toEqual([]);
  });

  it("let what is named by its content be kept for a year", () => {
    expect(headersFor(rules, "/assets/index-abc123.js")["Cache-Control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  it.each(["/favicon.svg", "/favicon.ico", "/social-card.png"])(
    "make browsers revalidate %s, whose name stays when its content changes",
    (path) => expect(headersFor(rules, path)).not.toHaveProperty("Cache-Control"),
  );

  it.each([
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Content-Security-Policy", expect.stringContaining("frame-ancestors 'none'")],
    ["Permissions-Policy", expect.stringContaining("camera=()")],
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ])("send %s with every page", (name, value) => {
    expect(headersFor(rules, "/browseTips")[name]).toEqual(value);
  });
});

describe("the page's own policy", () => {
  const policy = contentSecurityPolicy(
    {
      ...demoEnvironment,
      apiBaseUrl: "https://api.example.org/v1",
      firebase: { ...demoEnvironment.firebase, authDomain: "garden.firebaseapp.com" },
    },
    ["sha256-abc="],
  );
  const directives = new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

  it("lets the program talk to itself, its backend and Firebase Auth alone", () => {
    expect(directives.get("connect-src")).toEqual([
      "'self'",
      "https://api.example.org",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
    ]);
  });

  it("runs no inline script but the one that it knows", () => {
    expect(directives.get("script-src")).toEqual([
      "'self'",
      "'sha256-abc='",
      "https://apis.google.com/js/api.js",
      "https://apis.google.com/_/scs/",
    ]);
  });

  it("lets no markup and no script's address through unchecked", () => {
    expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
  });

  it("shows pictures from any https host", () => {
    expect(directives.get("img-src")).toContain("https:");
  });

  it("frames the project's own sign-in page alone", () => {
    expect(directives.get("frame-src")).toEqual(["https://garden.firebaseapp.com"]);
  });

  it("names the address for error reports, where one is set", () => {
    const reporting = contentSecurityPolicy(
      { ...demoEnvironment, errorReportUrl: "https://errors.example.org/report?key=1" },
      [],
    );
    const connections = reporting.split("; ").find((line) => line.startsWith("connect-src"));
    expect(connections).toMatch(/ https:\/\/errors\.example\.org$/);
    expect(reporting).not.toContain("key=1");
  });

  it("names the emulator in Firebase's place where one is set", () => {
    const emulated = contentSecurityPolicy(
      { ...demoEnvironment, authEmulatorUrl: "http://127.0.0.1:9099/" },
      [],
    );
    expect(emulated).toContain("http://127.0.0.1:9099;");
    expect(emulated).not.toContain("identitytoolkit");
  });
});
