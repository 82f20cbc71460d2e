import { createHash } from "node:crypto";
import type { Plugin } from "vite";

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
