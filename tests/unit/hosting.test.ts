import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/lib/content-security-policy";
import { demoEnvironment } from "@/lib/read-env";
import { headersFor, parseHeaders } from "../e2e/servers/hosting-rules";

const rules = parseHeaders(readFileSync("public/_headers", "utf8"));

const FirebaseSchema = v.object({
  hosting: v.object({
    public: v.string(),
    rewrites: v.array(v.object({ source: v.string(), destination: v.string() })),
    headers: v.array(
      v.object({
        source: v.string(),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

const { hosting } = v.parse(FirebaseSchema, JSON.parse(readFileSync("firebase.json", "utf8")));

/** What Firebase Hosting sends for a path: every matching rule, the later one winning. */
function firebaseHeadersFor(path: string): Record<string, string> {
  const matching = hosting.headers.filter(({ source }) =>
    new RegExp(`^${source.replaceAll("**", ".*")}$`).test(path),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

describe("the three hosts' files", () => {
  it.each(["/", "/index.html", "/assets/index-abc123.js"])(
    "say the same headers for %s",
    (path) => {
      expect(firebaseHeadersFor(path)).toEqual(headersFor(rules, path));
    },
  );

  it("agree on a private page's headers, whose caching Netlify and Cloudflare see to themselves", () => {
    const { "Cache-Control": caching, ...others } = firebaseHeadersFor("/dashboard");
    expect(caching).toBe("no-cache");
    expect(others).toEqual(headersFor(rules, "/dashboard"));
  });

  it("answer every path that is no file with the one page", () => {
    expect(readFileSync("public/_redirects", "utf8").trim()).toBe("/* /index.html 200");
    expect(hosting.rewrites).toEqual([{ source: "**", destination: "/index.html" }]);
    expect(hosting.public).toBe("dist");
  });

  it("let what is named by its content be kept for a year", () => {
    expect(headersFor(rules, "/assets/index-abc123.js")["Cache-Control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  it.each(["/favicon.svg", "/favicon.ico", "/social-card.png"])(
    "let nobody keep %s unasked, whose name stays when its content changes",
    (path) => {
      expect(headersFor(rules, path)).not.toHaveProperty("Cache-Control");
      expect(firebaseHeadersFor(path)["Cache-Control"]).toBe("no-cache");
    },
  );

  it.each([
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Content-Security-Policy", expect.stringContaining("frame-ancestors 'none'")],
    ["Permissions-Policy", expect.stringContaining("camera=()")],
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
      "https://apis.google.com",
    ]);
  });

  it("shows pictures from any https host", () => {
    expect(directives.get("img-src")).toContain("https:");
  });

  it("frames the project's own sign-in page alone", () => {
    expect(directives.get("frame-src")).toEqual(["https://garden.firebaseapp.com"]);
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
