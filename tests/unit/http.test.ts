import { HttpResponse, http as mock } from "msw";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { type HttpInit, http } from "@/lib/http";
import { server } from "../support/server";

const address = "https://api.test/plots";
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

const htmlPage = (status: number) =>
  HttpResponse.html("<!doctype html><title>Error</title>", { status });

it("a successful call returns the schema's output, whatever the content type", async () => {
  respondWith(() => HttpResponse.text(JSON.stringify({ ...plot, secret: 1 })));
  expect(await callPlots()).toEqual(plot);
});

describe("a call with an unusable response", () => {
  it.each([
    ["404", () => htmlPage(404), "not-found", 404],
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

describe("a call without a response", () => {
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
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
    const arrived = neverRespond();
    const outcome = expect(callPlots()).rejects.toMatchObject({ kind: "timeout", status: null });
    await arrived;
    timer.abort(new DOMException("Time is up", "TimeoutError"));
    await outcome;
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });
});
