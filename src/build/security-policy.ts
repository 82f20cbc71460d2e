import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { contentSecurityPolicy } from "../lib/content-security-policy.ts";
import type { Environment } from "../lib/read-env.ts";

/** Puts the build's Content-Security-Policy into its page, before anything that it governs. */
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
