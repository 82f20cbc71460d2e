import { describe, expect, it, onTestFinished, vi } from "vitest";
import { env } from "@/lib/env";
import { describeError, sendErrorReport, withoutPersonalData } from "@/lib/error-beacon";

const here = window.location.origin;

/** An error as Chromium gives it: its stack repeats the message. */
function errorWith(message: string, frames: string[] = [], name = "Error"): Error {
  const error = Object.assign(new Error(message), { name });
  error.stack = [`${name}: ${message}`, ...frames].join("\n");
  return error;
}

describe("a text without personal data", () => {
  it.each([
    ["rowan@example.org has gone", "[email] has gone"],
    ["GET /myTips?email=rowan%40example.org", "GET /myTips"],
    ["rowan%2Btag%40example.org", "[email]"],
    ["Übel.Täter@gärten.example!", "[email]!"],
    ["rowan@localhost", "[email]"],
    ["a@b, c@d.example", "[email], [email]"],
    ["No tip a1b2c3d4e5f60718293a4b01", "No tip [id]"],
    ["/shareTips/A1B2C3D4E5F60718293A4B01/likes", "/shareTips/[id]/likes"],
    ["uid kL3mN9pQ2rS5tU8vW1xY4zA7bC0d", "uid [token]"],
    [
      "Bearer eyJhbGciOiJSUzI1NiIsImtpZCI6.eyJpc3MiOiJodHRwczovL3N.c2lnbmF0dXJlLTEyMzQ1Njc4",
      "Bearer [token].[token].[token]",
    ],
    [`at f (${here}/assets/a1B2c3D4.js:1:234)`, "at f (/assets/a1B2c3D4.js:1:234)"],
    [`f@${here}/assets/index-a1B2c3D4.js?v=2:1:234`, "f@/assets/index-a1B2c3D4.js:1:234"],
    [`at ${here}/browseTips?search=my+secret#bed:12:3`, "at [address]"],
    [`at ${here}/tipsDetails/a1b2c3d4e5f60718293a4b01:12:3`, "at [address]"],
    ["at https://elsewhere.example/spy.js:1:2", "at [address]"],
    ["at chrome-extension://abcdefghijklmnop/content.js:1:2", "at [address]"],
    ["at blob:https://elsewhere.example/1234-5678", "at [address]"],
    ["data:text/html,rowan", "[address]"],
    ["Failed at /browseTips?search=secret&sort=new now", "Failed at /browseTips now"],
    ["No route /browseTips#draft=secret", "No route /browseTips"],
    ["updateDehydratedSuspenseComponentAgain", "updateDehydratedSuspenseComponentAgain"],
    ["Cannot read properties of undefined", "Cannot read properties of undefined"],
    ["", ""],
  ])("makes %j %j", (text, masked) => {
    expect(withoutPersonalData(text)).toBe(masked);
  });

  it("is there at once, however hostile the text", () => {
    const before = performance.now();
    for (const piece of ["a", "a-", "@", "a@", "?", "#=", "http://", "%40", '"', "\n"]) {
      describeError(errorWith(piece.repeat(300_000)), "/");
    }
    expect(performance.now() - before).toBeLessThan(3000);
  });
});

describe("a report", () => {
  it("has a message, the frames, the release, the route and the browser, and nothing else", () => {
    const error = errorWith("Cannot read 'beds' of rowan@example.org", [
      `    at dig (${here}/assets/a1B2c3D4.js:1:20)`,
      "    at <anonymous>",
    ]);
    expect(describeError(error, "/tipsDetails/:id")).toEqual({
      message: "Error: Cannot read 'beds' of [email]",
      stack: "at dig (/assets/a1B2c3D4.js:1:20)\nat <anonymous>",
      release: expect.stringMatching(/^\d+\.\d+\.\d+/),
      route: "/tipsDetails/:id",
      browser: expect.any(String),
    });
  });

  it("names the entry's file beside the version", () => {
    const script = document.createElement("script");
    // As a prerendered page does before the entry may load.
    script.type = "lazy";
    script.dataset.lazy = "/assets/index-a1B2c3D4.js?x=1";
    document.body.append(script);
    onTestFinished(() => script.remove());
    expect(describeError(new Error("x"), "/").release).toMatch(/^[\d.]+ index-a1B2c3D4\.js$/);
  });

  it.each([
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "Chrome 140",
    ],
    [
      "Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge 140",
    ],
    ["Mozilla/5.0 (X11; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox 128"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari 17",
    ],
    ["", "another"],
  ])("knows by %j the browser %s", (userAgent, browser) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    expect(describeError(new Error("x"), "/").browser).toBe(browser);
  });

  it.each([
    [
      errorWith(`Unexpected token 'M', "My draft of a tip" is not valid JSON`, [], "SyntaxError"),
      "SyntaxError: Unexpected token '…', \"…\" is not valid JSON",
    ],
    [
      errorWith(`Expected string but received "slugs and snails"`),
      'Error: Expected string but received "…"',
    ],
    [
      errorWith("Cannot read properties of null (reading 'name')", [], "TypeError"),
      "TypeError: Cannot read properties of null (reading 'name')",
    ],
    [
      Object.assign(errorWith("It did not hydrate"), { cause: errorWith("Two beds") }),
      "Error: It did not hydrate, caused by Error: Two beds",
    ],
    ["only words", "only words"],
    [undefined, "undefined"],
    [{ email: "rowan@example.org" }, "[object Object]"],
    [Symbol("seed"), "Symbol(seed)"],
  ])("says of %s: %s", (error, message) => {
    expect(describeError(error, "/").message).toBe(message);
  });

  it("has no word of the message in its stack", () => {
    const error = errorWith("My draft\nis about a@b.example\nat home:1:2", [
      `    at dig (${here}/assets/a.js:1:2)`,
    ]);
    expect(describeError(error, "/").stack).toBe("at dig (/assets/a.js:1:2)");
  });

  it("is no longer than 500 letters of message and 4,000 of stack", () => {
    const frames = Array.from(
      { length: 500 },
      (_, line) => `    at dig (${here}/assets/a.js:${line}:1)`,
    );
    const { message, stack } = describeError(errorWith("weed ".repeat(5000), frames), "/");
    expect(message).toHaveLength(500);
    expect(stack).toHaveLength(4000);
  });
});

// In this order: a page's life has ten reports.
describe("sending", { shuffle: false }, () => {
  function listen() {
    const beacon = vi.fn((_url: string, _body: Blob) => true);
    Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
    env.errorReportUrl = "https://errors.test/report";
    return beacon;
  }

  it("goes as plain text, so that no other origin has to be asked first", async () => {
    const beacon = listen();
    sendErrorReport(errorWith("Sent as text"), "/");
    const [[url, body] = []] = beacon.mock.calls;
    expect(url).toBe("https://errors.test/report");
    expect(body?.type).toBe("text/plain");
    expect(JSON.parse((await body?.text()) ?? "")).toMatchObject({
      message: "Error: Sent as text",
    });
  });

  it("throws nothing, whatever the error or the browser does", () => {
    listen().mockImplementation(() => {
      throw new TypeError("Illegal invocation");
    });
    const hostile = Object.create(Error.prototype, {
      message: {
        get() {
          throw new Error("No words");
        },
      },
    });
    for (const error of [hostile, Object.create(null), new Error("Broken beacon")]) {
      expect(() => sendErrorReport(error, "/")).not.toThrow();
    }
    Object.defineProperty(navigator, "sendBeacon", { value: undefined, configurable: true });
    expect(() => sendErrorReport(new Error("No beacon"), "/")).not.toThrow();
  });

  it("is no matter of what was aborted", () => {
    const beacon = listen();
    sendErrorReport(new DOMException("The user aborted a request.", "AbortError"), "/");
    expect(beacon).not.toHaveBeenCalled();
  });

  it("is not done twice for the same error, nor more than ten times", () => {
    const beacon = listen();
    for (let time = 0; time < 3; time += 1) sendErrorReport(errorWith("The same"), "/");
    expect(beacon).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 30; time += 1) sendErrorReport(errorWith(`Another, ${time}`), "/");
    expect(beacon.mock.calls.length).toBeLessThanOrEqual(10);
  });

  it("is not done without an address", () => {
    const beacon = listen();
    env.errorReportUrl = null;
    sendErrorReport(errorWith("Unheard"), "/");
    expect(beacon).not.toHaveBeenCalled();
  });
});
