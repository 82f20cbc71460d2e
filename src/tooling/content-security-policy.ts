import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type Directive, type Settings, type Variable, variables } from "../lib/settings.ts";

/**
 * Inserts the policy at the start of the head, before everything that it governs. A static file of headers could not know the
 * API's host.
 */
export function securityPolicy(settings: Settings): Plugin {
  return {
    name: "security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
        const hashes = inline.map(
          ([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`,
        );
        const policy = contentSecurityPolicy(settings, hashes);
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${tag}`);
      },
    },
  };
}

const AUTH_HOSTS = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
] as const;

const rows = new Map<string, Variable>(Object.entries(variables));

/** The origin of an address, or of a host without a scheme. */
const originOf = (host: string) => new URL(host.includes("//") ? host : `https://${host}`).origin;

/** The origins to which a member's page connects on startup: those of the backend and of Firebase Authentication. */
export function firstOrigins(settings: Settings): string[] {
  const { VITE_API_BASE_URL: api, VITE_FIREBASE_AUTH_EMULATOR_URL: emulator } = settings;
  return [api, emulator ?? AUTH_HOSTS[0]].map(originOf);
}

/** What Firebase loads to open a provider's pop-up, and to hear from it. */
const GOOGLE_SCRIPTS = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/"];

/**
 * For a `<meta>`; `public/_headers` adds `frame-ancestors`, which that cannot set.
 * @param scriptHashes as `sha256-…`
 */
export function contentSecurityPolicy(settings: Settings, scriptHashes: string[]): string {
  const authHosts = settings.VITE_FIREBASE_AUTH_EMULATOR_URL === null ? AUTH_HOSTS : [];
  const originsFor = (directive: Directive) =>
    Object.entries(settings).flatMap(([name, value]) =>
      value !== null && rows.get(name)?.directives?.includes(directive) ? originOf(value) : [],
    );
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...GOOGLE_SCRIPTS],
    // SweetAlert2 inserts its style sheet as an element; prerendered pages have inline styles.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Without a proxy, users link pictures from any host. The style sheet contains the icons of dialogs as `data:`.
    "img-src": [
      "'self'",
      ...(settings.VITE_PICTURE_PROXY_URL ? originsFor("img-src") : ["https:"]),
      "data:",
    ],
    "connect-src": ["'self'", ...originsFor("connect-src"), ...authHosts],
    "frame-src": originsFor("frame-src"),
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
