import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { Environment } from "@/lib/env";

/** Inserts the policy at the start of the head, before everything that it governs. */
export function securityPolicy(environment: Environment): Plugin {
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
        const policy = contentSecurityPolicy(environment, hashes);
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${tag}`);
      },
    },
  };
}

const AUTH_HOSTS: [string, string] = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
];

/** To which a member's page connects on startup. */
export function firstOrigins({ apiBaseUrl, authEmulatorUrl }: Environment): string[] {
  return [apiBaseUrl, authEmulatorUrl ?? AUTH_HOSTS[0]].map((url) => new URL(url).origin);
}

/** What Firebase loads to open a provider's pop-up, and to hear from it. */
const GOOGLE_SCRIPTS = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/"];

/**
 * For a `<meta>`; `public/_headers` adds `frame-ancestors`, which that cannot set.
 * @param scriptHashes as `sha256-…`
 */
export function contentSecurityPolicy(environment: Environment, scriptHashes: string[]): string {
  const { apiBaseUrl, authEmulatorUrl, errorReportUrl, firebase } = environment;
  const authHosts = authEmulatorUrl === null ? AUTH_HOSTS : [new URL(authEmulatorUrl).origin];
  const authFrame = authEmulatorUrl === null ? [`https://${firebase.authDomain}`] : authHosts;
  const reportHosts = errorReportUrl === null ? [] : [new URL(errorReportUrl).origin];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...GOOGLE_SCRIPTS],
    // SweetAlert2 inserts its style sheet as an element; prerendered pages have inline styles.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Users link pictures from any host. The style sheet contains the icons of dialogs as `data:`.
    "img-src": ["'self'", "https:", "data:"],
    "connect-src": ["'self'", new URL(apiBaseUrl).origin, ...authHosts, ...reportHosts],
    "frame-src": authFrame,
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
