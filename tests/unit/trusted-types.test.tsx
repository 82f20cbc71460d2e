import Swal from "sweetalert2";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { prepareFirstPaint } from "@/app/start";

const verdict = v.pipe(
  v.function(),
  v.args(v.tuple([v.string()])),
  v.returns(v.nullable(v.string())),
);
const PolicySchema = v.object({ createHTML: verdict, createScriptURL: verdict });

/** The policy that is created before the first paint. */
let policy: v.InferOutput<typeof PolicySchema>;

beforeAll(() => {
  const createPolicy = vi.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  prepareFirstPaint();
  delete window.trustedTypes;
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", expect.anything());
  policy = v.parse(PolicySchema, createPolicy.mock.calls[0]?.[1]);
});

afterAll(() => {
  const { earlyClick } = window;
  if (earlyClick) document.documentElement.removeEventListener("click", earlyClick.record, true);
  delete window.earlyClick;
});

describe("HTML that a library writes", () => {
  it.each([
    "Leave",
    "1,234+",
    "&times;",
    ".marquee > .child { transform: translateX(0%) }",
    '<div class="swal2-icon-content">!</div>',
    '<span class="swal2-x-mark">\n  <span class="swal2-x-mark-line-left"></span>\n</span>',
    '<input type="checkbox" id="swal2-checkbox" />',
    "<output></output>",
  ])("is allowed: %j", (html) => {
    expect(policy.createHTML(html)).toBe(html);
  });

  it("is allowed in every dialog of SweetAlert2", async () => {
    const parse = vi.spyOn(DOMParser.prototype, "parseFromString");
    for (const icon of ["success", "error", "warning", "info", "question"] as const) {
      void Swal.fire({
        icon,
        title: "Leave?",
        showCancelButton: true,
        showCloseButton: true,
        returnFocus: false,
      });
      Swal.close();
    }
    const written = parse.mock.calls.map(([html]) => String(html));
    expect(written.join()).toContain("swal2-popup");
    expect(written.filter((html) => policy.createHTML(html) !== html)).toEqual([]);
  });

  it.each([
    "<script>alert(1)</script>",
    "<SCRIPT>alert(1)</SCRIPT>",
    "<img src=x onerror=alert(1)>",
    '<img class="a" onerror="alert(1)" />',
    '<div class="a"onclick="alert(1)">',
    '<div\nonclick="alert(1)">',
    '<input type="text" autofocus onfocus="alert(1)">',
    "<svg onload=alert(1)>",
    '<iframe srcdoc="&lt;script&gt;"></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<div style="position:fixed">',
    '<button formaction="https://evil.test">',
    "<!-- <div> -->",
    "1 < 2",
    '<div class="<img>">',
    "<<div>script>alert(1)<<div>/script>",
  ])("is rejected: %j", (html) => {
    expect(policy.createHTML(html)).toBeNull();
  });
});

describe("the URL of a script", () => {
  it.each([
    "/sw.js",
    "/mockServiceWorker.js",
    `${window.location.origin}/sw.js`,
    "https://apis.google.com/js/api.js?onload=__iframefcb123",
  ])("is allowed: %s", (url) => {
    expect(policy.createScriptURL(url)).toBe(url);
  });

  it.each([
    "https://evil.test/sw.js",
    "//evil.test/sw.js",
    "/evil.test/sw.js",
    "/assets/index.js",
    "https://apis.google.com/js/client.js",
    "https://apis.google.com/js/api.js?onload=alert(1)",
    "https://apis.google.com.evil.test/js/api.js?onload=a",
    "data:text/javascript,alert(1)",
    "blob:https://site.test/1",
    "",
  ])("is rejected: %j", (url) => {
    expect(policy.createScriptURL(url)).toBeNull();
  });
});
