import { beforeEach, describe, expect, it } from "vitest";
import { HttpError } from "@/lib/http";
import { reportError, watchErrors } from "@/lib/report-error";
import { expectConsole } from "../support/console";
import { recordReports } from "../support/error-reports";

// Which errors of the app are reported: tests/routes/error-reports.test.tsx

let beacon: ReturnType<typeof recordReports>["beacon"];
let reports: ReturnType<typeof recordReports>["reports"];

async function messageOf(error: unknown) {
  reportError(error);
  return (await reports()).at(-1)?.message;
}

beforeEach(() => {
  expectConsole(/./s);
  ({ beacon, reports } = recordReports());
  watchErrors(() => "/tipsDetails/:id");
});

describe("a reported error", () => {
  it("is sent as plain text with its message, the release and the route, and nothing else", async () => {
    const script = '<script type="lazy" data-lazy="/assets/index-a1B2c3D4.js"></script>';
    document.body.innerHTML = script;
    reportError(new RangeError("Too many beds"));
    document.body.replaceChildren();
    expect(await reports()).toEqual([
      {
        message: "RangeError: Too many beds",
        release: expect.stringMatching(/^\d+\.\d+\.\d+ index-a1B2c3D4\.js$/),
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
  ])("keeps identifiers: %s", async (text, kept) => {
    expect(await messageOf(new Error(text))).toContain(kept);
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
