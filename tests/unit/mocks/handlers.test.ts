import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createHandlers } from "@/mocks/handlers";
import { demoSeed } from "@/mocks/seed/demo-seed";
import { createDatabase } from "@/mocks/storage-db";
import { demoEnvironment } from "@/tooling/settings";

const api = demoEnvironment.apiBaseUrl;

function answerTo(url: string, init?: RequestInit, latencyMs?: { min: number; max: number }) {
  const db = createDatabase({ seed: () => demoSeed((name) => `https://pictures.test/${name}`) });
  const handlers = createHandlers(db, demoEnvironment, { latencyMs });
  return getResponse(handlers, new Request(url, init));
}

describe("the handlers", () => {
  it("serve the demo's seeds", async () => {
    const response = await answerTo(`${api}/tips`);
    expect(await response?.json()).toHaveLength(8);
  });

  it("answer the same with a latency", async () => {
    const response = await answerTo(`${api}/tips`, {}, { min: 1, max: 2 });
    expect(await response?.json()).toHaveLength(8);
  });

  it.each([
    `${api}/nowhere`,
    "https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=x",
    "https://securetoken.googleapis.com/v2/token",
  ])("let nothing through to %s", async (url) => {
    expect((await answerTo(url))?.ok).toBe(false);
  });

  it.each([
    "https://apis.google.com/js/api.js",
    "https://example.org/shareTips",
    `${api}.example.org/tips`,
  ])("leave %s alone", async (url) => {
    expect(await answerTo(url)).toBeUndefined();
  });

  it.each([`${api}/TIPS`, `${api}/tips/`, `${api}/sharetips`])(
    "tell %s from the path it resembles",
    async (url) => {
      expect((await answerTo(url))?.status).toBe(404);
    },
  );

  it("allow a browser to send JSON from another origin", async () => {
    const headers = { "Access-Control-Request-Headers": "content-type" };
    const response = await answerTo(`${api}/shareTIps`, { method: "OPTIONS", headers });
    expect(response?.headers.get("Access-Control-Allow-Headers")).toBe("content-type");
  });

  it("answer an HTML page with 400 to a body that is not JSON", async () => {
    const response = await answerTo(`${api}/shareTIps`, { method: "POST", body: "{" });
    expect(response?.status).toBe(400);
  });
});
