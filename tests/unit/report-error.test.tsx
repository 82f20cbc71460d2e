import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "@/lib/http";
import { reportError, watchErrors } from "@/lib/report-error";
import { expectConsole } from "../support/console";
import { recordReports } from "../support/error-reports";

// Which errors of the app are reported: tests/routes/broken-code.isolated.test.tsx

let beacon: ReturnType<typeof recordReports>["beacon"];
let reports: ReturnType<typeof recordReports>["reports"];

async function messageOf(error: unknown) {
  reportError(error);
  return (await reports()).at(-1)?.message;
}

beforeEach(() => {
  expectConsole(/./s);
  ({ beacon, reports } = recordReports());
  watchErrors("https://errors.test/report", () => "/tipsDetails/:id");
});

// The module outlives this file.
afterEach(() => watchErrors(null, () => ""));

describe("a reported error", () => {
  it("is sent as plain text with its message, where it was thrown, the release, the browser and the route, and nothing else", async () => {
    document.body.innerHTML =
      '<meta name="version" content="1.2.3 abc1234"><script type="lazy" data-lazy="/assets/index-a1B2c3D4.js"></script>';
    const error = new RangeError("Too many beds");
    error.stack = `RangeError: Too many beds
      at renderWithHooks (https://site.test/assets/react-Cc.js:8:1234)
      at plant (https://site.test/assets/about-page-e5F6.js:1:42)
      at dig (https://site.test/assets/index-a1B2c3D4.js:2:7)`;
    vi.stubGlobal("navigator", {
      userAgent:
        "Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      sendBeacon: beacon,
    });
    reportError(error);
    document.body.replaceChildren();
    expect(await reports()).toEqual([
      {
        message: "RangeError: Too many beds",
        at: "about-page-e5F6.js:1:42",
        release: "1.2.3 abc1234 index-a1B2c3D4.js",
        browser: "Chrome 140",
        route: "/tipsDetails/:id",
      },
    ]);
    expect(beacon.mock.calls[0]?.[0]).toBe("https://errors.test/report");
    expect(beacon.mock.calls[0]?.[1].type).toBe("text/plain");
  });

  it.each([
    ["Cannot read properties of null (reading 'name')", "(reading 'name')"],
    [`can't access property "title", tip is undefined`, `can't access property "title",`],
    ["updateDehydratedSuspenseComponentAgain is gone", "updateDehydratedSuspenseComponentAgain"],
    ["x=1 is not defined", "x=1"],
    ["metadata:none of it", "metadata:none"],
    ["Unexpected token < in JSON at position 12", "token < in JSON at position 12"],
    ["Int32Array of length 3 is too short", "Int32Array of length 3"],
    ["GET /shareTips/{id}: shape", "GET /shareTips/{id}: shape"],
    ["GET /dashboard/totalLikes: status 400", "GET /dashboard/totalLikes: status 400"],
    ["Firebase: Error (auth/invalid-credential).", "Error (auth/invalid-credential)."],
    ["A text/html response", "A text/html response"],
    ["Error 500", "Error 500"],
  ])("keeps identifiers: %s", async (text, kept) => {
    expect(await messageOf(new Error(text))).toContain(kept);
  });

  it.each([
    ["Firefox's", "dig@https://site.test/assets/about-page-e5F6.js:1:42\n@https://x.test/a.js:1:1"],
    ["only React's", "at a (https://site.test/assets/react-Cc.js:8:12)", "react-Cc.js:8:12"],
    ["another site's", "at a (https://x.test/extension.js:8:12)", ""],
  ])(
    "says where it was thrown, from a stack that is %s",
    async (_, stack, at = "about-page-e5F6.js:1:42") => {
      reportError(Object.assign(new Error("Somewhere"), { stack }));
      expect(await reports()).toMatchObject([{ at }]);
    },
  );

  it.each([
    ["Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/139.0.0.0", "Edg 139"],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15", "Safari 17"],
    ["Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/139.0 Mobile Safari/604.1", "CriOS 139"],
    ["Links", "unknown"],
  ])("names the browser of %s", async (userAgent, browser) => {
    vi.stubGlobal("navigator", { userAgent, sendBeacon: beacon });
    reportError(new Error("Anything"));
    expect(await reports()).toMatchObject([{ browser }]);
  });

  it("keeps the address of React's error, without its arguments, and the code of Firebase's", async () => {
    const visit = "https://react.dev/errors/418?args[]=rowan&args[]=";
    expect(await messageOf(new Error(`Minified React error #418; visit ${visit} for`))).toBe(
      "Error: Minified React error #418; visit https://react.dev/errors/418 for",
    );
    const code = "auth/requests-from-referer-https://site.test-are-blocked.";
    expect(await messageOf(new Error(`Firebase: Error (${code}).`))).toBe(
      "Error: Firebase: Error (auth/requests-from-referer-https",
    );
  });

  it("contains no personal data from a quotation that is too long to be read to its end", async () => {
    expect(await messageOf(new Error(`Received "${"slugs ".repeat(200)}"`))).not.toContain("slugs");
  });

  it.each([
    [`Unexpected token 'M', "My "own" draft" is not valid JSON`, "draft"],
    ['Unexpected text "slugs"', "slugs"],
    ['Expected string but received "slugs and snails"', "slugs"],
    ["No account rowan@example.org", "rowan"],
    ["No account rowan%2Btag%40example.org", "rowan"],
    ["Übel.Täter@gärten.example!", "Täter"],
    ["No tip a1b2c3d4e5f60718293a4b01", "a1b2c3"],
    ["uid kL3mN9pQ2rS5tU8vW1xY4zA7bC0d", "kL3mN9"],
    ["Bearer eyJhbGciOiJSUzI1NiIsImtpZCI6.eyJpc3MiOiJodHRwczovL3N.c2lnbmF0dXJlLTEyMzQ1Njc4", "eyJ"],
    ["Blocked at https://site.test/tipsDetails/tip-1", "tip-1"],
    ["Failed at /browseTips?search=secret", "secret"],
    ["Failed at /browseTips#draft=secret", "secret"],
    ["data:text/html,rowan", "rowan"],
    ["No account +44 1632 960105", "1632"],
    ["No account (01632) 960-105.", "632"],
    ["No account 07700900123", "0090"],
    ["No account +49\u00a030\u2011901820", "9018"],
    ["No account ٠١٦٣٢٩٦٠١٠٥", "٩٦٠"],
    ["token s3cr3tPl0t is stale", "s3cr"],
    ["Bearer marigold", "marigold"],
    ["token=marigold", "marigold"],
    ["password: marigold", "marigold"],
    ["key AIzaSyA1b+2c/3d==", "AIza"],
    ["No delivery to 12 Orchard Lane, Hexham NE46 1AB today", "Orchard"],
    ["No delivery to 12 Orchard Lane, Hexham NE46 1AB today", "1AB"],
    ["No delivery to The Potting Shed, 12 Orchard Lane", "Potting"],
    ["No delivery to 12a orchard lane", "orchard"],
    ["No delivery to Gartenstraße 5, 12345 Berlin", "Garten"],
    ["Blocked at www.rowans-garden.example", "rowans"],
    ["Blocked at rowans-garden.example/plots", "rowans"],
    ["Blocked at localhost:3000/plots", "plots"],
    ["Blocked at 192.168.0.7", "168"],
    ["Blocked at 2001:db8:0:1::7", "db8"],
    ["GET /shareTips/rowans-tip is gone", "rowans"],
  ])("contains no personal data: %s", async (text, personal) => {
    expect(await messageOf(new Error(text))).not.toContain(personal);
  });

  it("is cut to 500 characters quickly, whatever its message consists of", async () => {
    // Processor time does not depend on what else the machine does.
    const start = process.cpuUsage();
    for (const piece of ["a", "a-", "@", "a@", "?", "#=", "//", "%40", '"', "\n", "1a"]) {
      expect((await messageOf(new Error(piece.repeat(300_000))))?.length).toBeLessThanOrEqual(500);
    }
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(3000);
  });

  it("is sent once, and a page sends at most ten", async () => {
    for (let time = 0; time < 3; time += 1) reportError(new Error("The same"));
    expect(beacon).toHaveBeenCalledOnce();
    for (let time = 0; time < 30; time += 1) reportError(new Error(`Another, ${time}`));
    expect(beacon).toHaveBeenCalledTimes(10);
  });
});

it("an operation that the browser refuses is reported", () => {
  reportError(new DOMException("The operation is insecure.", "SecurityError"));
  expect(beacon).toHaveBeenCalledOnce();
});

describe("an error that is not reported", () => {
  it("is a failed request, which its page shows", () => {
    reportError(new HttpError("offline", "GET /shareTips"));
    expect(beacon).not.toHaveBeenCalled();
  });

  it("causes no other error if the browser refuses to send it", () => {
    beacon.mockImplementation(() => {
      throw new TypeError("Illegal invocation");
    });
    expect(() => reportError(new Error("Broken beacon"))).not.toThrow();
  });
});
