import { HttpResponse, http as mock } from "msw";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { deleteTip, findTip, likeTip } from "@/features/tips/tips.api";
import {
  HTTP_TIMEOUT_MS,
  HttpError,
  type HttpErrorKind,
  type HttpInit,
  http,
  isNetworkError,
  isOutcomeUnknown,
} from "@/lib/http";
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

/** Leaves requests unanswered. The promise resolves once one has arrived. */
function neverRespond(): Promise<void> {
  return new Promise((resolve) => {
    server.use(
      mock.all(address, () => {
        resolve();
        return new Promise<never>(() => {});
      }),
    );
  });
}

/**
 * Replaces the timers of `AbortSignal.timeout`.
 * @returns a function that lets time pass, in milliseconds
 */
function replaceTimeouts(): (ms: number) => void {
  let now = 0;
  const timers: { end: number; controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    timers.push({ end: now + ms, controller });
    return controller.signal;
  });
  return (ms) => {
    now += ms;
    for (const { end, controller } of timers) if (end <= now) controller.abort();
  };
}

/** Responds, but sends no body yet. */
function beginResponse() {
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
  return {
    send: async (bytes: Uint8Array) => {
      download?.enqueue(bytes);
      await settled();
    },
    end: () => download?.close(),
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

describe("the HTTP cache", () => {
  it("is not used for the backend, whose responses may be older than a write, but for the app's own files", async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(plot));
    vi.stubGlobal("fetch", fetch);
    await callPlots();
    await callPlots({ baseUrl: "" });
    expect(fetch.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([
      [address, "no-store"],
      ["/plots", "default"],
    ]);
  });
});

it("a request that the page has sent before is used once", async () => {
  const abort = vi.fn();
  const response = Promise.resolve(Response.json({ name: "South bed" }));
  vi.stubGlobal("__EARLY_REQUEST__", { url: address, response, abort });
  respondWith(() => HttpResponse.json(plot));
  expect(await callPlots({ method: "PUT" })).toEqual(plot);
  expect(await callPlots()).toEqual({ name: "South bed" });
  expect(await callPlots()).toEqual(plot);
  expect(abort).not.toHaveBeenCalled();
});

it("a request that the page has sent before is aborted if it makes no progress", async () => {
  const endTimers = replaceTimeouts();
  let abort = () => {};
  const response = new Promise<Response>((_, reject) => {
    abort = () => reject(new DOMException("aborted", "AbortError"));
  });
  vi.stubGlobal("__EARLY_REQUEST__", { url: address, response, abort });
  const outcome = expect(callPlots()).rejects.toMatchObject({ kind: "timeout" });
  endTimers(HTTP_TIMEOUT_MS);
  await outcome;
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

it.each([
  ["unknown", true, [302, 408, 499, 500, 502, 503, 504, 520, 527]],
  ["known", false, [400, 401, 403, 404, 409, 410, 413, 422, 429]],
] as const)("the outcome of a write is %s after such a status", (_, isUnknown, statuses) => {
  for (const status of statuses) {
    const error = new HttpError("status", "PUT /plots", status);
    expect([status, isOutcomeUnknown(error)]).toEqual([status, isUnknown]);
  }
});

it.each<[HttpErrorKind, boolean]>([
  ["offline", true],
  ["timeout", true],
  ["not-json", true],
  ["shape", true],
  ["not-found", false],
])(
  "whether the outcome of a write is unknown after an error of the kind %s: %s",
  (kind, isUnknown) => {
    expect(isOutcomeUnknown(new HttpError(kind, "PUT /plots"))).toBe(isUnknown);
    expect(isOutcomeUnknown(new HttpError(kind, "PUT /plots", null, { wasSent: false }))).toBe(
      false,
    );
  },
);

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

  it.each([
    ["GET", 15_000],
    ["POST", 75_000],
    ["PUT", 75_000],
    ["PATCH", 75_000],
    ["DELETE", 75_000],
  ] as const)("times out, for %s, after %i milliseconds", async (method, limit) => {
    const passTime = replaceTimeouts();
    const arrived = neverRespond();
    const outcome = callPlots({ method }).catch((error: HttpError) => error);
    await arrived;
    passTime(limit - 1);
    expect(await Promise.race([outcome, settled().then(() => "pending")])).toBe("pending");
    passTime(1);
    expect(await outcome).toMatchObject({ kind: "timeout", status: null });
  });

  it("may download for any time, as long as it makes progress", async () => {
    const passTime = replaceTimeouts();
    const download = beginResponse();
    const call = callPlots();
    const long = { name: "North bed, ".repeat(200) };
    const bytes = new TextEncoder().encode(JSON.stringify(long));
    for (let start = 0; start < bytes.length; start += 100) {
      await settled();
      passTime(14_000);
      await download.send(bytes.slice(start, start + 100));
    }
    download.end();
    expect(await call).toEqual(long);
  });

  it("times out if a download makes no progress for 15 seconds", async () => {
    const passTime = replaceTimeouts();
    const download = beginResponse();
    const outcome = expect(callPlots()).rejects.toMatchObject({ kind: "timeout", status: null });
    await settled();
    await download.send(new TextEncoder().encode('{"name":'));
    passTime(15_000);
    await outcome;
  });

  it("is read as UTF-8, although characters arrive in parts", async () => {
    const download = beginResponse();
    const call = callPlots();
    const peas = { name: "Pöppelmann’s 🌱 豌豆" };
    for (const byte of new TextEncoder().encode(`\uFEFF${JSON.stringify(peas)}`)) {
      await download.send(Uint8Array.of(byte));
    }
    download.end();
    expect(await call).toEqual(peas);
  });

  it("counts as null if it has no body", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
    expect(await http(v.null(), "/plots")).toBeNull();
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
