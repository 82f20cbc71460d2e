import { HttpResponse, http as mock } from "msw";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { type HttpInit, http } from "@/lib/http";
import { server } from "../support/server";
import { failureOf } from "./http-failure";
import { recordCalls } from "./recorded-calls";

const address = "https://api.test/plots";
const PlotSchema = v.object({ name: v.string() });
const plot = { name: "North bed" };

function callPlots(init?: HttpInit) {
  return http(PlotSchema, "/plots", init);
}

function answerWith(answer: () => Response) {
  server.use(mock.all(address, answer));
}

/** Never answers; resolves once it was asked. */
function neverAnswer(): Promise<void> {
  return new Promise((resolve) => {
    server.use(
      mock.get(address, () => {
        resolve();
        return new Promise<never>(() => {});
      }),
    );
  });
}

function htmlPage(status: number) {
  return HttpResponse.html("<!doctype html><title>Error</title>", { status });
}

describe("what http gives back", () => {
  it("is the schema's output, without what the schema does not know", async () => {
    answerWith(() => HttpResponse.json({ ...plot, secret: 1 }));
    expect(await callPlots()).toEqual(plot);
  });

  it("is read from JSON whatever the content type says", async () => {
    answerWith(() => HttpResponse.text(JSON.stringify(plot)));
    expect(await callPlots()).toEqual(plot);
  });
});

describe("what http throws for an answer", () => {
  it.each([
    ["404 with an HTML page", () => htmlPage(404), "not-found", 404],
    ["404 with JSON", () => HttpResponse.json({}, { status: 404 }), "not-found", 404],
    ["500 with JSON", () => HttpResponse.json({ message: "no" }, { status: 500 }), "status", 500],
    ["500 with an HTML page", () => htmlPage(500), "status", 500],
    ["400", () => htmlPage(400), "status", 400],
    ["500 with the right JSON", () => HttpResponse.json(plot, { status: 500 }), "status", 500],
    ["200 with an empty body", () => new HttpResponse(null), "not-json", 200],
    ["200 with blanks only", () => HttpResponse.text(" \n"), "not-json", 200],
    ["200 with an HTML page", () => htmlPage(200), "not-json", 200],
    ["200 with broken JSON", () => HttpResponse.text('{"name": "North'), "not-json", 200],
    ["200 with JSON of another form", () => HttpResponse.json({ name: 3 }), "shape", 200],
    ["200 with null", () => HttpResponse.json(null), "shape", 200],
  ] as const)("%s", async (_, answer, kind, status) => {
    answerWith(answer);
    expect(await failureOf(callPlots())).toMatchObject({ name: "HttpError", kind, status });
  });

  it("says which call it was", async () => {
    answerWith(() => htmlPage(500));
    expect((await failureOf(callPlots({ method: "DELETE" }))).message).toContain("DELETE /plots");
  });

  it.each(["not-found", "shape"] as const)("calls an empty 200 %s where asked to", async (kind) => {
    answerWith(() => new HttpResponse(null));
    expect(await failureOf(callPlots({ whenEmpty: kind }))).toMatchObject({ kind, status: 200 });
  });

  it("counts a 200 with blanks only as empty", async () => {
    answerWith(() => HttpResponse.text(" \n"));
    expect((await failureOf(callPlots({ whenEmpty: "not-found" }))).kind).toBe("not-found");
  });

  it("keeps an empty 500 a matter of status whatever an empty 200 means", async () => {
    answerWith(() => new HttpResponse(null, { status: 500 }));
    expect((await failureOf(callPlots({ whenEmpty: "not-found" }))).kind).toBe("status");
  });
});

describe("what http throws without an answer", () => {
  it("is offline when no server can be reached", async () => {
    answerWith(() => HttpResponse.error());
    expect(await failureOf(callPlots())).toMatchObject({ kind: "offline", status: null });
  });

  it("is offline when the answer breaks off halfway", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("terminated")),
    });
    vi.stubGlobal("fetch", async () => new Response(broken));
    expect(await failureOf(callPlots())).toMatchObject({ kind: "offline", status: null });
  });

  it("is a timeout when the time is up", async () => {
    const clock = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const asked = neverAnswer();
    const failure = failureOf(callPlots());
    await asked;
    clock.abort(new DOMException("Time is up", "TimeoutError"));
    expect(await failure).toMatchObject({ kind: "timeout", status: null });
  });

  it("is a timeout also with a signal of the caller's that is silent", async () => {
    const clock = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
    const asked = neverAnswer();
    const failure = failureOf(callPlots({ signal: new AbortController().signal }));
    await asked;
    clock.abort(new DOMException("Time is up", "TimeoutError"));
    expect((await failure).kind).toBe("timeout");
  });

  it("waits 15 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    answerWith(() => HttpResponse.json(plot));
    await callPlots();
    expect(timeout.mock.calls).toEqual([[15_000]]);
  });
});

describe("the caller's abort", () => {
  it("is thrown on as its own reason while the answer is awaited", async () => {
    const controller = new AbortController();
    const asked = neverAnswer();
    const call = callPlots({ signal: controller.signal });
    const outcome = expect(call).rejects.toBe("left the page");
    await asked;
    controller.abort("left the page");
    await outcome;
  });

  it("is thrown on when it came before the call", async () => {
    const calls = recordCalls(() => HttpResponse.json(plot));
    const reason = new Error("gone already");
    await expect(callPlots({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(calls).toEqual([]);
  });

  it("without a reason is an AbortError", async () => {
    const call = callPlots({ signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("what http sends", () => {
  const json = { "content-type": "application/json" };

  it.each([
    ["GET", undefined, {}],
    ["DELETE", undefined, {}],
    ["PATCH", undefined, json],
    ["PATCH", { name: "x" }, json],
    ["POST", { name: "x", count: 0 }, json],
    ["PUT", { name: "" }, json],
    ["POST", null, json],
  ] as const)("with %s and %j", async (method, body, headers) => {
    const calls = recordCalls(() => HttpResponse.json(plot));
    await callPlots({ method, ...(body !== undefined && { json: body }) });
    expect(calls).toEqual([{ method, url: address, headers, body }]);
  });

  it("is a GET where no method is named", async () => {
    const calls = recordCalls(() => HttpResponse.json(plot));
    await callPlots();
    expect(calls).toMatchObject([{ method: "GET", url: address }]);
  });

  it("goes to another base URL where one is named", async () => {
    const calls = recordCalls(() => HttpResponse.json(plot));
    await callPlots({ baseUrl: "https://files.test" });
    expect(calls).toMatchObject([{ url: "https://files.test/plots" }]);
  });

  it("goes out once, also when it fails", async () => {
    const calls = recordCalls(() => htmlPage(500));
    await failureOf(callPlots({ method: "POST", json: plot }));
    expect(calls).toHaveLength(1);
  });
});
