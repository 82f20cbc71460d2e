import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { variables } from "@/lib/settings";
import {
  exampleSettings,
  exampleVariables,
  isUnset,
  readSettings,
  settingsWarnings,
} from "@/tooling/settings";
import { backendReads } from "../support/reads";

const names = Object.keys(variables);
const required = Object.keys(exampleVariables);
const optional = names.filter((name) => !required.includes(name));
const addresses = Object.entries(variables)
  .filter(([, { example }]) => /^https?:/.test(example))
  .map(([name]) => name);

describe("the settings of a build", () => {
  it("are read without surrounding spaces and trailing slashes, and optional ones may be missing", () => {
    const { settings, problems } = readSettings({
      ...exampleVariables,
      VITE_API_BASE_URL: " https://api.example.org/v1// ",
      VITE_FIREBASE_APP_ID: " app ",
    });
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      ...exampleSettings,
      VITE_API_BASE_URL: "https://api.example.org/v1",
      VITE_FIREBASE_APP_ID: "app",
    });
    for (const name of optional) expect(settings).toHaveProperty(name, null);
  });

  it.each(Object.entries(variables))("accept the example of %s", (name, { example }) => {
    const { settings, problems } = readSettings({ ...exampleVariables, [name]: example });
    expect(problems).toEqual([]);
    expect(settings).toHaveProperty(name, example);
  });

  it.each(["", "\t\n", undefined])("are unset if each of them is %j", (blank) => {
    expect(isUnset(Object.fromEntries(names.map((name) => [name, blank])))).toBe(true);
    expect(isUnset({ MODE: "development", VITE_OTHER: "x" })).toBe(true);
    for (const name of names) expect(isUnset({ [name]: "x" })).toBe(false);
  });

  it.each(["", " ", undefined])("name all that are missing if each is %j", (blank) => {
    const { problems } = readSettings(Object.fromEntries(required.map((name) => [name, blank])));
    expect(problems).toEqual(required.map((name) => `${name} is not set`));
  });

  it.each(addresses)("reject a malformed %s", (name) => {
    for (const url of ["localhost", "//api.example.org", "https:api.example.org", "https://"]) {
      const { problems } = readSettings({ ...exampleVariables, [name]: url });
      expect(problems).toEqual([`${name} is not an http(s) address`]);
    }
  });
});

describe("a setting that would pass and not work", () => {
  it.each([
    ["VITE_API_BASE_URL", "https://api.example.org/?key=1", /query/],
    ["VITE_API_BASE_URL", "https://api.example.org/#top", /hash/],
    ["VITE_FIREBASE_API_KEY", '"AIza",', /copied/],
    ["VITE_FIREBASE_APP_ID", "1:1:web:1,", /copied/],
    ["VITE_ERROR_REPORT_URL", "http://errors.example.org/report", /https/],
    ["VITE_PICTURE_PROXY_URL", "http://images.example.org/?url=", /https/],
    ["VITE_PICTURE_PROXY_URL", "https://images.example.org/#", /hash/],
    ["VITE_SITE_URL", "https://example.org/garden", /path/],
    ["VITE_API_URL", "https://api.example.org", /not the name/],
  ])("is one line of the list: %s=%s", (name, value, words) => {
    const { problems } = readSettings({ ...exampleVariables, [name]: value });
    expect(problems).toEqual([expect.stringMatching(words)]);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
  });

  it.each(backendReads)("is an API address with the path of $name", ({ path }) => {
    const [own = ""] = path.split(/\/\{|\?/);
    const { problems } = readSettings({
      ...exampleVariables,
      VITE_API_BASE_URL: `https://api.example.org${own}/`,
    });
    expect(problems).toEqual(["VITE_API_BASE_URL must not end in one of the API's own paths"]);
  });

  it("is not the address of an API below a path, or a variable of Vite's own", () => {
    const values = { VITE_API_BASE_URL: "https://example.org/api", VITE_USER_NODE_ENV: "x" };
    expect(readSettings({ ...exampleVariables, ...values }).problems).toEqual([]);
  });
});

const warningsFor = (values: Record<string, string>) =>
  settingsWarnings(readSettings({ ...exampleVariables, ...values }).settings);

it.each([
  ["VITE_API_BASE_URL", "http://api.example.org"],
  ["VITE_API_BASE_URL", "HTTP://api.example.org"],
  ["VITE_FIREBASE_AUTH_EMULATOR_URL", "http://127.0.0.1:9099"],
])("a build warns about %s at %s, unlike https: and Firebase itself", (name, url) => {
  expect(warningsFor({})).toEqual([]);
  expect(warningsFor({ [name]: url })).toEqual([expect.stringContaining(name)]);
});

describe("the table of settings is what is documented", () => {
  const rows = Object.entries(variables);
  const groups = [...new Set(rows.map(([, { help }]) => help))].map((help) => {
    const members = rows.filter(([, row]) => row.help === help);
    const [[, { example = "" } = {}] = []] = members;
    return {
      members: members.map(([name]) => name),
      help: members.length === 1 ? `${help}, such as \`${example}\`` : help,
    };
  });

  it("in .env.example, in its order", () => {
    const blocks = groups.map(({ members, help }) =>
      [`# ${help.replaceAll("`", "")}`, ...members.map((name) => `${name}=`)].join("\n"),
    );
    const [, ...documented] = readFileSync(".env.example", "utf8").trim().split("\n\n");
    expect(documented).toEqual(blocks);
  });

  it("in the README", () => {
    const lines = groups.map(
      ({ members, help }) => `| ${members.map((name) => `\`${name}\``).join(", ")} | ${help} |`,
    );
    const readme = readFileSync("README.md", "utf8");
    expect(readme.match(/^\| `VITE_.*/gm)).toEqual(lines);
  });
});
