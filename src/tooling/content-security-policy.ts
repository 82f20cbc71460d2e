import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { Environment } from "@/lib/env";

/**
 * Puts the build's Content-Security-Policy into its page, before anything that it governs.
 * @param policyFor gets the hashes of the scripts that stand in the page
 */
export function securityPolicy(policyFor: (scriptHashes: string[]) => string): Plugin {
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
        const tag = `<meta http-equiv="Content-Security-Policy" content="${policyFor(hashes)}" />`;
        return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${tag}`);
      },
    },
  };
}

/** Firebase Auth's REST interface. */
const AUTH_HOSTS = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** The origins that a signed-in person's page talks to from its start: the backend, and the service that knows who they are. */
export function firstOrigins({ apiBaseUrl, authEmulatorUrl }: Environment): string[] {
  return [apiBaseUrl, authEmulatorUrl ?? AUTH_HOSTS[0] ?? ""].map((url) => new URL(url).origin);
}

/** Where the SDK gets the script for Google's pop-up, and where that gets its module for frames. */
const GOOGLE_SCRIPTS = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/"];

/**
 * What a build may load and talk to, for the `<meta>` of its index.html: the hosts depend on its settings, which a
 * static host's header files cannot know. They add what a `<meta>` cannot say (`frame-ancestors`).
 *
 * @param environment the build's servers
 * @param scriptHashes of the inline scripts, as `sha256-…`
 */
export function contentSecurityPolicy(environment: Environment, scriptHashes: string[]): string {
  const { apiBaseUrl, authEmulatorUrl, errorReportUrl, firebase } = environment;
  const authHosts = authEmulatorUrl === null ? AUTH_HOSTS : [new URL(authEmulatorUrl).origin];
  const authFrame = authEmulatorUrl === null ? [`https://${firebase.authDomain}`] : authHosts;
  const reportHosts = errorReportUrl === null ? [] : [new URL(errorReportUrl).origin];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...GOOGLE_SCRIPTS],
    // SweetAlert2 brings its style sheet along as an element.
    "style-src": ["'self'", "'unsafe-inline'"],
    // People link pictures from anywhere.
    "img-src": ["'self'", "https:", "data:"],
    "connect-src": ["'self'", new URL(apiBaseUrl).origin, ...authHosts, ...reportHosts],
    "frame-src": authFrame,
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    // What libraries write is judged by the policy in index.html.
    "require-trusted-types-for": ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
