import * as v from "valibot";

/** A directive of the Content-Security-Policy. */
export type Directive = "connect-src" | "frame-src" | "img-src";

/** An environment variable of the build. `.env.example` and the README list each of them, which `tests/unit/settings` checks. */
export interface Variable {
  /** What a value must be. A variable is optional if its schema accepts none. */
  schema: v.GenericSchema<string | undefined, string | null>;
  /** The directives that allow its origin. */
  directives?: readonly Directive[];
  /** A valid value, with which the demo and the tests run: hosts under `.example` do not exist (RFC 2606). */
  example: string;
  /** Variables in a row with the same words are explained together. */
  help: string;
}

const text = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.regex(
    /^(?!["'`]).*(?<!["'`,;])$/,
    "has the quotes or the comma of the code it was copied from",
  ),
);
const requiredText = v.pipe(text, v.nonEmpty("is not set"));
const hostName = v.pipe(requiredText, v.regex(/^[^/\s]*$/, "is not a host name"));

const isHttpUrl = v.check(
  (url: string) => url === "" || (/^https?:\/\//i.test(url) && URL.canParse(url)),
  "is not an http(s) address",
);
const optionalAddress = v.pipe(
  text,
  isHttpUrl,
  v.transform((url) => url || null),
);
const withoutSlashes = v.transform((url: string) => url.replace(/\/+$/, ""));

/** The first words of the API's paths. */
const apiPaths = /\/(shareTips|tips|myTips|gardeners|users|dashboard)(\/totalLikes)?$/i;

/** Paths can follow it. */
const apiAddress = v.pipe(
  requiredText,
  isHttpUrl,
  v.regex(/^[^?#]*$/, "must not have a query or a hash, since paths follow it"),
  withoutSlashes,
  v.check((url) => !apiPaths.test(url), "must not end in one of the API's own paths"),
);

const siteAddress = v.pipe(
  text,
  isHttpUrl,
  withoutSlashes,
  v.check(
    (url) => !URL.canParse(url) || !/[^/]\/[^/]|[?#]/.test(url),
    "must not have a path, since the site needs a host of its own",
  ),
  v.transform((url) => url || null),
);

const isHttps = (url: string | null) => url === null || /^https:/i.test(url);

const reportAddress = v.pipe(
  optionalAddress,
  v.check(isHttps, "is not an https: address, so browsers would block the reports"),
);

const pictureProxy = v.pipe(
  optionalAddress,
  v.check(isHttps, "is not an https: address, so browsers would block the pictures"),
  v.check(
    (url) => !url?.includes("#"),
    "must not have a hash, since the picture's address follows",
  ),
);

const FIREBASE =
  "Firebase console: Project settings → General → Your apps → SDK setup and configuration";

export const variables = {
  VITE_API_BASE_URL: {
    schema: apiAddress,
    directives: ["connect-src"],
    example: "https://api.sow-and-tell.example",
    help: "the REST backend",
  },
  VITE_FIREBASE_API_KEY: { schema: requiredText, example: "example-key", help: FIREBASE },
  VITE_FIREBASE_AUTH_DOMAIN: {
    schema: hostName,
    directives: ["frame-src"],
    example: "auth.sow-and-tell.example",
    help: FIREBASE,
  },
  VITE_FIREBASE_PROJECT_ID: { schema: requiredText, example: "demo-sow-and-tell", help: FIREBASE },
  VITE_FIREBASE_STORAGE_BUCKET: {
    schema: requiredText,
    example: "storage.sow-and-tell.example",
    help: FIREBASE,
  },
  VITE_FIREBASE_MESSAGING_SENDER_ID: { schema: requiredText, example: "1", help: FIREBASE },
  VITE_FIREBASE_APP_ID: { schema: requiredText, example: "1:1:web:1", help: FIREBASE },
  VITE_FIREBASE_AUTH_EMULATOR_URL: {
    schema: optionalAddress,
    directives: ["connect-src", "frame-src"],
    example: "http://127.0.0.1:9099",
    help: "optional: a Firebase Auth emulator to use instead of Firebase",
  },
  VITE_SITE_URL: {
    schema: siteAddress,
    example: "https://sow-and-tell.example",
    help: "optional: the site's address, for search engines and link previews; by default the host's `URL`, which Netlify sets",
  },
  VITE_ERROR_REPORT_URL: {
    schema: reportAddress,
    directives: ["connect-src"],
    example: "https://errors.sow-and-tell.example/report",
    help: "optional: receives unexpected errors by `POST`, each distinct message once per page load, at most ten, without personal data",
  },
  VITE_PICTURE_PROXY_URL: {
    schema: pictureProxy,
    directives: ["img-src"],
    example: "https://images.sow-and-tell.example/?url=",
    help: "optional: loads all pictures from other hosts, whose addresses are appended to it, encoded",
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** The variables' parsed values; null for an optional one that is not set. */
export type Settings = {
  [TName in VariableName]: v.InferOutput<(typeof variables)[TName]["schema"]>;
};

declare global {
  /** Inlined by `vite.config.ts`. Undefined where Node imports the table without a build, for the build itself. */
  var __SETTINGS__: Settings;
}

/** The settings of this build. In the demo, only the mocks respond to their addresses. */
export const settings = globalThis.__SETTINGS__;
