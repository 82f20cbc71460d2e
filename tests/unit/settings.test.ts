import { describe, expect, it } from "vitest";
import { assertBuildable, isUnset, readSettings, settingsWarnings } from "@/tooling/settings";

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

const problemsOf = (variables: Record<string, string | undefined>) =>
  readSettings(variables).problems;

describe("the settings of a build", () => {
  it("are all read, without the spaces around them", () => {
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

  it("have the emulator and the address for errors where these are set", () => {
    const urls = {
      [emulator]: "http://127.0.0.1:9099",
      [errorReports]: " https://errors.example.org/r ",
    };
    expect(readSettings({ ...complete, ...urls }).environment).toMatchObject({
      authEmulatorUrl: "http://127.0.0.1:9099",
      errorReportUrl: "https://errors.example.org/r",
    });
  });

  it.each([
    ["https://api.example.org/", "https://api.example.org"],
    ["https://api.example.org/v1//", "https://api.example.org/v1"],
    ["  http://localhost:5000  ", "http://localhost:5000"],
  ])("have the base URL %j as %j", (typed, apiBaseUrl) => {
    const { environment } = readSettings({ ...complete, VITE_API_BASE_URL: typed });
    expect(environment.apiBaseUrl).toBe(apiBaseUrl);
  });

  it.each(["", "   ", "\t\n", undefined])("count as unset where each of them is %j", (blank) => {
    const names = [...required, emulator, errorReports];
    expect(isUnset(Object.fromEntries(names.map((name) => [name, blank])))).toBe(true);
    expect(isUnset({ MODE: "development", VITE_OTHER: "x" })).toBe(true);
    expect(isUnset({ [emulator]: "http://127.0.0.1:9099" })).toBe(false);
  });

  it.each(required)("are incomplete without %s, and name it", (name) => {
    expect(problemsOf({ ...complete, [name]: " " })).toEqual([`${name} is not set`]);
  });

  it("name all that are missing, in the order of .env.example", () => {
    expect(problemsOf({})).toEqual(required.map((name) => `${name} is not set`));
  });

  it.each([
    "api.example.org",
    "/api",
    "ftp://api.example.org",
    "javascript:alert(1)",
    "https://",
    "https://two words.example.org",
  ])("name the base URL when it is %j", (url) => {
    expect(problemsOf({ ...complete, VITE_API_BASE_URL: url })).toEqual([
      "VITE_API_BASE_URL is not an http(s) address",
    ]);
  });

  it.each([emulator, errorReports])("name %s when it is no URL", (name) => {
    for (const value of ["localhost", "javascript:alert(1)", "//errors.example.org"]) {
      expect(problemsOf({ ...complete, [name]: value })).toEqual([
        `${name} is not an http(s) address`,
      ]);
    }
  });

  it("fail a build that misses one, which names it and the demo", () => {
    const build = () => assertBuildable(readSettings({ ...complete, VITE_FIREBASE_APP_ID: "" }));
    expect(build).toThrow(/^VITE_FIREBASE_APP_ID is not set\n.*npm run demo$/m);
    expect(() => assertBuildable(readSettings(complete))).not.toThrow();
  });
});

describe("the warnings of a build", () => {
  const warningsFor = (variables: Record<string, string>) =>
    settingsWarnings(readSettings({ ...complete, ...variables }).environment);

  it("are none for a backend on https: and Firebase itself", () => {
    expect(warningsFor({})).toEqual([]);
  });

  it.each(["http://api.example.org", "HTTP://api.example.org", "http://127.0.0.1:5000"])(
    "name a backend that is not on https: %s",
    (url) => {
      expect(warningsFor({ VITE_API_BASE_URL: url })).toEqual([
        expect.stringContaining(`VITE_API_BASE_URL is ${url}`),
      ]);
    },
  );

  it("name an emulator in Firebase's place", () => {
    expect(warningsFor({ [emulator]: "http://127.0.0.1:9099" })).toEqual([
      expect.stringContaining(emulator),
    ]);
  });
});
