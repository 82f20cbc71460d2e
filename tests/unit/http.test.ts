import { HttpResponse, http as mock } from "msw";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { deleteTip, findTip, likeTip } from "@/features/tips/tips.api";
import { HttpError, type HttpErrorKind, type HttpInit, http, isNetworkError } from "@/lib/http";
import * as reports from "@/lib/report-error";
import { settings } from "@/lib/settings";
import { lines, recordBackendCalls } from "../support/calls";
import { server } from "../support/server";

const address = `${settings.VITE_API_BASE_URL}/plots`;
const PlotSchema = v.object({ name: v.string() });
const plot = { name: "North bed" };

function callPlots(init?: HttpInit) {
  return http(PlotSchema, "/plots", init);
}

function respondWith(response: () => Response) {
  server.use(mock.all(address, response));
}

/** Leaves GET requests unanswered. The promise resolves once one has arrived. */
function neverRespond(): Promise<void> {
  return new Promise((resolve) => {
    server.use(
      mock.get(address, () => {
        resolve();
        return new Promise<never>(() => {});
      }),
    );
  });
}

/** Replaces the timers of `AbortSignal.timeout`. @returns a function that ends those of the given length */
function replaceTimeouts(): (ms: number) => void {
  const timers: { ms: number; controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    timers.push({ ms, controller });
    return controller.signal;
  });
  return (ms) => {
    for (const timer of timers) if (timer.ms === ms) timer.controller.abort();
  };
}

/** Responds, but sends no body yet. @returns a function that sends the body */
function beginResponse(): () => void {
  let download: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      download = controller;
    },
  });
  vi.stubGlobal("fetch", async (_address: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", () => download?.error(signal.reason));
    return new Response(body);
  });
  return () => {
    download?.enqueue(new TextEncoder().encode(JSON.stringify(plot)));
    download?.close();
  };
}

/** Resolves after pending promise callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const htmlPage = (status: number) =>
  HttpResponse.html("<!doctype html><title>Error</title>", { status });

it("a successful call returns the schema's output, whatever the content type", async () => {
  respondWith(() => HttpResponse.text(JSON.stringify({ ...plot, secret: 1 })));
  expect(await callPlots()).toEqual(plot);
});

describe("a call with an unusable response", () => {
  it.each([
    ["404", () => htmlPage(404), "status", 404],
    ["400", () => htmlPage(400), "status", 400],
    ["500 with valid JSON", () => HttpResponse.json(plot, { status: 500 }), "status", 500],
    ["200 with an empty body", () => HttpResponse.text(" \n"), "shape", 200],
    ["200 with broken JSON", () => HttpResponse.text('{"name": "North'), "not-json", 200],
    ["200 with unexpected JSON", () => HttpResponse.json({ name: 3 }), "shape", 200],
  ] as const)(
    "throws, for %s, an HttpError that names the call",
    async (_, response, kind, status) => {
      respondWith(response);
      const message = expect.stringContaining("DELETE /plots");
      await expect(callPlots({ method: "DELETE" })).rejects.toMatchObject({
        kind,
        status,
        message,
      });
    },
  );
});

it.each<[HttpErrorKind, boolean]>([
  ["offline", true],
  ["timeout", true],
  ["status", false],
  ["not-json", false],
  ["shape", false],
  ["not-found", false],
])("an error of the kind %s is a network error: %s", (kind, isNetwork) => {
  expect(isNetworkError(new HttpError(kind, "GET /plots"))).toBe(isNetwork);
});

describe("a failed call", () => {
  const path = "/plots/65f0c0ffee?email=rowan%40example.org";

  it.each<[string, () => Response, number, string | null]>([
    ["404 for one of many", () => htmlPage(404), 404, null],
    ["401", () => htmlPage(401), 401, null],
    ["403", () => htmlPage(403), 403, "status 403"],
    ["503", () => htmlPage(503), 503, null],
    ["broken JSON", () => HttpResponse.text("{"), 200, "not-json"],
    ["unexpected JSON", () => HttpResponse.json([]), 200, "shape"],
    ["no response", () => HttpResponse.error(), 0, null],
  ])(
    "is logged once, with its path and kind, and reported without ids if the operator must mend it: %s",
    async (_, response, __, reported) => {
      server.use(mock.get(`${address}/:id`, response));
      const report = vi.fn();
      vi.spyOn(reports, "reportQuietly").mockImplementation(report);
      const pattern = "/plots/{id}?email={email}";
      const error = await http(PlotSchema, path, { pattern }).catch((reason: HttpError) => reason);
      if (!(error instanceof HttpError)) throw new Error("It did not fail");
      expect(vi.mocked(console.warn).mock.calls).toEqual([
        [expect.stringMatching(/^HttpError: GET \/plots\/65f0c0ffee.*: .+ \([a-z-]+\)$/)],
      ]);
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`(${error.kind})`));
      expect(report.mock.calls).toEqual(
        reported === null ? [] : [[`HttpError: GET /plots/{id}: ${reported}`]],
      );
    },
  );

  it("for a list that is not found, is not the removal of one of many", async () => {
    respondWith(() => htmlPage(404));
    await expect(callPlots()).rejects.toMatchObject({ kind: "status", status: 404 });
    const one = http(PlotSchema, "/plots", { pattern: "/{list}" });
    await expect(one).rejects.toMatchObject({ kind: "not-found", status: 404 });
  });
});

describe("a call without a complete response", () => {
  it("fails as offline if the server cannot be reached", async () => {
    respondWith(() => HttpResponse.error());
    await expect(callPlots()).rejects.toMatchObject({ kind: "offline", status: null });
  });

  it("fails as offline if the connection drops during the response", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("terminated")),
    });
    vi.stubGlobal("fetch", async () => new Response(broken));
    await expect(callPlots()).rejects.toMatchObject({ kind: "offline", status: null });
  });

  it("times out after 15 seconds", async () => {
    const endTimers = replaceTimeouts();
    const arrived = neverRespond();
    const outcome = expect(callPlots()).rejects.toMatchObject({ kind: "timeout", status: null });
    await arrived;
    endTimers(15_000);
    await outcome;
  });

  it("may download for longer, once it has begun", async () => {
    const endTimers = replaceTimeouts();
    const complete = beginResponse();
    const call = callPlots();
    await settled();
    endTimers(15_000);
    complete();
    expect(await call).toEqual(plot);
  });

  it("times out after a minute during the download", async () => {
    const endTimers = replaceTimeouts();
    beginResponse();
    const outcome = expect(callPlots()).rejects.toMatchObject({ kind: "timeout", status: null });
    await settled();
    endTimers(60_000);
    await outcome;
  });
});

it.each(["..", "."])(
  "a call for the id %s is not sent, since it would go elsewhere",
  async (id) => {
    const calls = recordBackendCalls();
    for (const call of [deleteTip, likeTip, findTip]) {
      const error = await call(id).catch((problem: unknown) => problem);
      expect(error).toMatchObject({ kind: "not-found", wasSent: false });
    }
    expect(lines(calls)).toEqual([]);
    // Dots in a longer id mean nothing.
    await deleteTip(`a${id}`).catch(() => {});
    expect(lines(calls)).toEqual([`DELETE /shareTips/a${id}`]);
  },
);
