import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressPattern, memberPages, pageOfFile, publicPages } from "@/lib/paths";
import type { Settings } from "@/lib/settings";
import { contentSecurityPolicy } from "@/tooling/content-security-policy";
import { redirects, withoutRelativeCard, withPreview } from "@/tooling/prerender-plugin";
import { exampleSettings } from "@/tooling/settings";
import { headersFor, parseHeaders, parseRewrites } from "../e2e/servers/hosting-rules";
import { addressOf } from "../support/pages";

const rules = parseHeaders(readFileSync("public/_headers", "utf8"));

const rewrites = parseRewrites(redirects());

const members = Object.values(memberPages);

/** The addresses for which the service worker serves the shell. */
const privateAddresses = members.map(({ path }) => addressPattern(path));

describe("the hosting rules and the service worker", () => {
  it.each(members)("answer $path with the shell of the app", (page) => {
    const address = addressOf(page, "65f0c0ffee");
    expect(rewrites.find(({ pattern }) => pattern.test(address))?.destination).toBe("/200");
    expect(privateAddresses.some((pattern) => pattern.test(address))).toBe(true);
  });

  it.each([
    ...Object.values(publicPages).map(({ path }) => path),
    "/myTipsAndMore",
    "/assets/index-abc123.js",
    "/exploreGardeners.json",
  ])("answer %s with the file of that name, if there is one", (path) => {
    expect(rewrites.filter(({ pattern }) => pattern.test(path))).toEqual([]);
    expect(privateAddresses.filter((pattern) => pattern.test(path))).toEqual([]);
  });
});

it.each([
  ["/index.html", "/"],
  ["/browseTips.html", "/browseTips"],
  ["/browseTips", null],
  ["/", null],
  ["/404.html", null],
])("a page is known by the name of its file: %s", (path, page) => {
  expect(pageOfFile(path)).toBe(page);
});

describe("the link preview of a public page", () => {
  const template = readFileSync("index.html", "utf8");

  function contentOf(html: string, name: string) {
    return new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  }

  it.each(Object.values(publicPages))("has the title and description of $path", (page) => {
    const head = "<title>Of this page · Sow &amp; Tell</title>";
    const html = withPreview(template, { route: page.path, head });
    expect(contentOf(html, "og:title")).toBe("Of this page · Sow &amp; Tell");
    expect(contentOf(html, "og:description")).toBe(page.description);
    expect(contentOf(html, "description")).toBe(page.description);
    expect(page.description).toMatch(/^[^<>&"$]{40,160}$/);
  });

  it("has a picture if the build knows the site's address; else the build warns", () => {
    const warnings: string[] = [];
    const known = template.replace("/social-card", "https://garden.example$&");
    expect(withoutRelativeCard(known, (words) => warnings.push(words))).toBe(known);
    expect(warnings).toEqual([]);
    const html = withoutRelativeCard(template, (words) => warnings.push(words));
    expect(html).not.toMatch(/og:image|twitter:card/);
    expect(contentOf(html, "og:site_name")).toBe("Sow &amp; Tell");
    expect(warnings).toEqual([expect.stringContaining("no picture")]);
  });
});

it("the file of redirects sends nobody to another address: it only names the shell", () => {
  expect(redirects()).toMatch(/^(\/\S+ \/200 200\n)+$/);
});

describe("the hosting headers", () => {
  it("let browsers cache a file for a year only if its name changes with its content", () => {
    expect(headersFor(rules, "/assets/index-abc123.js")["Cache-Control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const path of ["/favicon.svg", "/favicon.ico", "/social-card.png"])
      expect(headersFor(rules, path)).not.toHaveProperty("Cache-Control");
  });

  it("include the security headers on every page", () => {
    for (const path of ["/", "/browseTips", "/tipsDetails/1", "/no-such-page"])
      expect(headersFor(rules, path)).toMatchObject({
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
        "Permissions-Policy": expect.stringContaining("camera=()"),
        "Strict-Transport-Security": "max-age=63072000",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      });
  });
});

describe.each(["nginx", "caddy"])("the documented block for %s", (server) => {
  const document = readFileSync(".github/DEPLOYING.md", "utf8");
  const block = document.split(`\`\`\`${server}\n`)[1]?.split("```")[0] ?? "";

  it("sends the same headers", () => {
    const headers = Object.entries(headersFor(rules, "/assets/index-abc123.js"));
    expect(headers.length).toBeGreaterThan(6);
    expect(headers.filter(([, value]) => !block.includes(`"${value}"`))).toEqual([]);
    expect(headers.filter(([name]) => !block.includes(name))).toEqual([]);
  });

  it("answers the private pages, and no others, with the shell", () => {
    const [pattern = ""] = /\^\/\(shareTips.*?\)\$(?=\s)/.exec(block) ?? [];
    const shell = new RegExp(pattern);
    const missing = members.filter((page) => !shell.test(addressOf(page, "65f0c0ffee")));
    expect(missing).toEqual([]);
    const others = [...Object.values(publicPages).map(({ path }) => path), "/myTipsAndMore"];
    expect(others.filter((path) => shell.test(path))).toEqual([]);
  });
});

describe("the content security policy", () => {
  function directivesOf(change: Partial<Settings>, hashes: string[] = []) {
    const policy = contentSecurityPolicy({ ...exampleSettings, ...change }, hashes);
    return Object.fromEntries(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );
  }

  it("allows only the app's own scripts, its backend, Firebase and pictures from any https host", () => {
    const hosts = {
      VITE_API_BASE_URL: "https://api.example.org/v1",
      VITE_FIREBASE_AUTH_DOMAIN: "garden.firebaseapp.com",
    };
    const addresses = Object.entries({ ...exampleSettings, ...hosts }).flatMap(([, value]) =>
      value?.startsWith("https:") ? new URL(value).origin : [],
    );
    const policy = directivesOf(hosts, ["sha256-abc="]);
    expect(policy["connect-src"]?.toSorted()).toEqual(
      [
        "'self'",
        ...addresses,
        "https://identitytoolkit.googleapis.com",
        "https://securetoken.googleapis.com",
      ].toSorted(),
    );
    expect(policy["connect-src"]).toContain("https://api.example.org");
    expect(policy).toMatchObject({
      "script-src": [
        "'self'",
        "'sha256-abc='",
        "https://apis.google.com/js/api.js",
        "https://apis.google.com/_/scs/",
      ],
      "img-src": expect.arrayContaining(["https:"]),
      "frame-src": ["https://garden.firebaseapp.com"],
    });
  });

  it("allows pictures from other hosts through the proxy alone, if there is one", () => {
    const policy = directivesOf({ VITE_PICTURE_PROXY_URL: "https://images.example.org/?url=" });
    expect(policy["img-src"]).toEqual(["'self'", "https://images.example.org", "data:"]);
  });

  it("allows the origin of the error report URL, and the Auth emulator instead of Firebase", () => {
    const policy = directivesOf({
      VITE_ERROR_REPORT_URL: "https://errors.example.org/report?key=1",
      VITE_FIREBASE_AUTH_EMULATOR_URL: "http://127.0.0.1:9099/",
    });
    expect(policy["connect-src"]).toContain("https://errors.example.org");
    expect(policy["connect-src"]).toContain("http://127.0.0.1:9099");
    expect(Object.values(policy).join()).not.toMatch(/key=1|identitytoolkit/);
  });
});
