import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { publicPages } from "@/lib/paths";
import { commit, robots, sitemap } from "@/tooling/site-metadata";

it("the sitemap has the address of each public page, and robots.txt names it", () => {
  const site = "https://garden.example";
  const found = Array.from(sitemap(site).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(found).toEqual(Object.values(publicPages).map(({ path }) => `${site}${path}`));
  expect(robots(site)).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

it("a site whose address is not known has no sitemap to name", () => {
  expect(robots(null)).toBe("User-agent: *\nAllow: /\n");
});

it.each([
  ["Netlify's", { COMMIT_REF: "0123456789abcdef" }, ".", /^01234567$/],
  ["Cloudflare's", { CF_PAGES_COMMIT_SHA: "fedcba9876543210" }, ".", /^fedcba98$/],
  ["unknown outside a repository", {}, tmpdir(), /^unknown$/],
])("the commit of a build is %s", (_, environment, folder, expected) => {
  expect(commit(environment, folder)).toMatch(expected);
});
