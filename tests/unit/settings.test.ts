import { describe, expect, it } from "vitest";
import { isUnset, readSettings, settingsWarnings } from "@/tooling/settings";

const complete = {
  VITE_API_BASE_URL: "https://api.example.org",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "auth.example.org",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_STORAGE_BUCKET: "storage.example.org",
  VITE_FIREBASE_MESSAGING_SENDER_ID: "42",
  VITE_FIREBASE_APP_ID: "app",
};

const required = Object.keys(complete);
const emulator = "VITE_FIREBASE_AUTH_EMULATOR_URL";
const errorReports = "VITE_ERROR_REPORT_URL";

describe("the settings of a build", () => {
  it("are read without surrounding spaces", () => {
    expect(readSettings({ ...complete, VITE_FIREBASE_APP_ID: " app " })).toEqual({
      environment: {
        apiBaseUrl: "https://api.example.org",
        firebase: {
          apiKey: "key",
          authDomain: "auth.example.org",
          projectId: "project",
          storageBucket: "storage.example.org",
          messagingSenderId: "42",
          appId: "app",
        },
        authEmulatorUrl: null,
        errorReportUrl: null,
      },
      problems: [],
    });
  });

  it("include the optional addresses if they are set, and a base URL without trailing slashes", () => {
    const urls = {
      [emulator]: "http://127.0.0.1:9099",
      [errorReports]: " https://errors.example.org/r ",
      VITE_API_BASE_URL: " https://api.example.org/v1// ",
    };
    expect(readSettings({ ...complete, ...urls }).environment).toMatchObject({
      apiBaseUrl: "https://api.example.org/v1",
      authEmulatorUrl: "http://127.0.0.1:9099",
      errorReportUrl: "https://errors.example.org/r",
    });
  });

  it.each(["", "\t\n", undefined])("are unset if each of them is %j", (blank) => {
    const names = [...required, emulator, errorReports];
    expect(isUnset(Object.fromEntries(names.map((name) => [name, blank])))).toBe(true);
    expect(isUnset({ MODE: "development", VITE_OTHER: "x" })).toBe(true);
    expect(isUnset({ [emulator]: "http://127.0.0.1:9099" })).toBe(false);
  });

  it("name all that are missing, in the order of .env.example", () => {
    const problems = required.map((name) => `${name} is not set`);
    expect(readSettings({}).problems).toEqual(problems);
    const blank = Object.fromEntries(required.map((name) => [name, " "]));
    expect(readSettings(blank).problems).toEqual(problems);
  });

  it.each(["VITE_API_BASE_URL", emulator, errorReports])("reject a malformed %s", (name) => {
    for (const url of ["localhost", "//api.example.org", "https:api.example.org", "https://"]) {
      const { problems } = readSettings({ ...complete, [name]: url });
      expect(problems).toEqual([`${name} is not an http(s) address`]);
    }
  });
});

const warningsFor = (variables: Record<string, string>) =>
  settingsWarnings(readSettings({ ...complete, ...variables }).environment);

it.each([
  ["VITE_API_BASE_URL", "http://api.example.org"],
  ["VITE_API_BASE_URL", "HTTP://api.example.org"],
  [emulator, "http://127.0.0.1:9099"],
])("a build warns about %s at %s, unlike https: and Firebase itself", (name, url) => {
  expect(warningsFor({})).toEqual([]);
  expect(warningsFor({ [name]: url })).toEqual([expect.stringContaining(name)]);
});
