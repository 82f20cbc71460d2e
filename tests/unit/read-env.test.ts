import { describe, expect, it } from "vitest";
import { readEnv, requiredVariables, settingsWarnings } from "@/tooling/read-env";

const complete = {
  VITE_API_BASE_URL: "https://api.example.org",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "auth.example.org",
  VITE_FIREBASE_PROJECT_ID: "project",
  VITE_FIREBASE_STORAGE_BUCKET: "storage.example.org",
  VITE_FIREBASE_MESSAGING_SENDER_ID: "42",
  VITE_FIREBASE_APP_ID: "app",
};

const emulator = "VITE_FIREBASE_AUTH_EMULATOR_URL";
const errorReports = "VITE_ERROR_REPORT_URL";

describe("readEnv", () => {
  it("finds nothing set where none of the variables is there", () => {
    expect(readEnv({ MODE: "development", VITE_OTHER: "x" })).toEqual({ kind: "unset" });
  });

  it.each(["", "   ", "\t\n", undefined, null])("counts %j as unset", (blank) => {
    const source = Object.fromEntries(requiredVariables.map((name) => [name, blank]));
    expect(readEnv({ ...source, [emulator]: blank })).toEqual({ kind: "unset" });
  });

  it.each(requiredVariables)("names %s when it is the one that is missing", (name) => {
    expect(readEnv({ ...complete, [name]: " " })).toEqual({
      kind: "incomplete",
      missing: [name],
      invalid: [],
    });
  });

  it("names all that are missing, in the order of .env.example", () => {
    expect(readEnv({ VITE_FIREBASE_PROJECT_ID: "project" })).toEqual({
      kind: "incomplete",
      missing: requiredVariables.filter((name) => name !== "VITE_FIREBASE_PROJECT_ID"),
      invalid: [],
    });
  });

  it.each([
    "api.example.org",
    "/api",
    "ftp://api.example.org",
    "javascript:alert(1)",
    "https://",
    "https://two words.example.org",
  ])("names the base URL when it is %j", (url) => {
    expect(readEnv({ ...complete, VITE_API_BASE_URL: url })).toEqual({
      kind: "incomplete",
      missing: [],
      invalid: ["VITE_API_BASE_URL"],
    });
  });

  it.each([emulator, errorReports])("names %s when it is no URL", (name) => {
    for (const value of ["localhost", "javascript:alert(1)", "//errors.example.org"]) {
      expect(readEnv({ ...complete, [name]: value })).toEqual({
        kind: "incomplete",
        missing: [],
        invalid: [name],
      });
    }
  });

  it("names what is missing and what is malformed together", () => {
    const source = { ...complete, VITE_API_BASE_URL: "nowhere", VITE_FIREBASE_APP_ID: "" };
    expect(readEnv(source)).toEqual({
      kind: "incomplete",
      missing: ["VITE_FIREBASE_APP_ID"],
      invalid: ["VITE_API_BASE_URL"],
    });
  });

  it.each([emulator, errorReports])("misses everything else where only %s is set", (name) => {
    expect(readEnv({ [name]: "http://127.0.0.1:9099" })).toEqual({
      kind: "incomplete",
      missing: [...requiredVariables],
      invalid: [],
    });
  });

  it("is ready with all of them", () => {
    expect(readEnv(complete)).toEqual({
      kind: "ready",
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
    });
  });

  it("takes the address for errors along", () => {
    expect(
      readEnv({ ...complete, [errorReports]: " https://errors.example.org/r " }),
    ).toMatchObject({
      kind: "ready",
      environment: { errorReportUrl: "https://errors.example.org/r" },
    });
  });

  it("takes the emulator's URL along", () => {
    expect(readEnv({ ...complete, [emulator]: "http://127.0.0.1:9099" })).toMatchObject({
      kind: "ready",
      environment: { authEmulatorUrl: "http://127.0.0.1:9099" },
    });
  });

  it.each([
    ["https://api.example.org/", "https://api.example.org"],
    ["https://api.example.org/v1//", "https://api.example.org/v1"],
    ["  http://localhost:5000  ", "http://localhost:5000"],
  ])("reads the base URL %j as %j", (typed, apiBaseUrl) => {
    expect(readEnv({ ...complete, VITE_API_BASE_URL: typed })).toMatchObject({
      kind: "ready",
      environment: { apiBaseUrl },
    });
  });
});

describe("the warnings of a build", () => {
  const warningsFor = (settings: Record<string, string>) => {
    const reading = readEnv({ ...complete, ...settings });
    if (reading.kind !== "ready") throw new Error("These settings are no build's");
    return settingsWarnings(reading.environment);
  };

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
