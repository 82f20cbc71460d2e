import { getResponse } from "msw";
import { describe, expect, it, onTestFinished } from "vitest";
import { settings } from "@/lib/settings";
import { createHandlers } from "@/mocks/handlers";
import { demoAccount, demoSeed } from "@/mocks/seed/demo-seed";
import { createDatabase } from "@/mocks/storage-db";
import { demoVariables, exampleSettings } from "@/tooling/settings";

const api = exampleSettings.VITE_API_BASE_URL;

function respondTo(url: string, init?: RequestInit, latencyMs?: { min: number; max: number }) {
  const db = createDatabase({ seed: () => demoSeed((name) => `https://pictures.test/${name}`) });
  const handlers = createHandlers(db, api, { latencyMs });
  return getResponse(handlers, new Request(url, init));
}

describe("the handlers", () => {
  it("serve the demo's seeds, with or without a latency", async () => {
    for (const latencyMs of [undefined, { min: 1, max: 2 }]) {
      const [first] = demoSeed(String).tips;
      const response = await respondTo(`${api}/shareTips/${first?._id}`, {}, latencyMs);
      expect(await response?.json()).toMatchObject({ _id: first?._id });
    }
  });

  it.each([
    `${api}/nowhere`,
    `${api}/TIPS`,
    `${api}/tips/`,
    "https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=x",
    "https://securetoken.googleapis.com/v2/token",
  ])("answer %s with an error rather than let it through", async (url) => {
    expect((await respondTo(url))?.ok).toBe(false);
  });

  it.each([
    "https://apis.google.com/js/api.js",
    "https://example.org/shareTips",
    `${api}.example.org/tips`,
  ])("do not handle %s", async (url) => {
    expect(await respondTo(url)).toBeUndefined();
  });

  it("answer the demo's sign-in calls at an address that does not exist, and none of Google's", async () => {
    const { VITE_FIREBASE_AUTH_EMULATOR_URL: before } = settings;
    const { VITE_FIREBASE_AUTH_EMULATOR_URL: base = "" } = demoVariables;
    settings.VITE_FIREBASE_AUTH_EMULATOR_URL = base;
    onTestFinished(() => {
      settings.VITE_FIREBASE_AUTH_EMULATOR_URL = before;
    });
    const { email, password } = demoAccount;
    const init = { method: "POST", body: JSON.stringify({ email, password }) };
    const path = "identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x";
    expect(new URL(base).hostname).toMatch(/\.example$/);
    expect((await respondTo(`${base}/${path}`, init))?.status).toBe(200);
    expect(await respondTo(`https://${path}`, init)).toBeUndefined();
  });

  it("answer a malformed body with 400", async () => {
    const response = await respondTo(`${api}/shareTIps`, { method: "POST", body: "{" });
    expect(response?.status).toBe(400);
  });
});
