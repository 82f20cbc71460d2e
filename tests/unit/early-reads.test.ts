import { HttpResponse, http as mock } from "msw";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EARLY_READ_MS, forgetEarlyReads, markEarly } from "@/lib/early-reads";
import { http } from "@/lib/http";
import { server } from "../support/server";
import { failureOf } from "./http-failure";

const address = "https://api.test/plots";
const PlotSchema = v.object({ asked: v.number() });

/** Answers each call with how often it was asked by then. */
function countCalls() {
  let asked = 0;
  server.use(
    mock.all(address, () => {
      asked += 1;
      return HttpResponse.json({ asked });
    }),
  );
}

function readEarly() {
  const { signal } = new AbortController();
  markEarly(signal);
  return http(PlotSchema, "/plots", { signal });
}

const read = () => http(PlotSchema, "/plots");

afterEach(forgetEarlyReads);

describe("what was read ahead", () => {
  it("is what the next reader gets, also while it is on its way", async () => {
    countCalls();
    const early = readEarly();
    expect(await read()).toEqual({ asked: 1 });
    expect(await early).toEqual({ asked: 1 });
  });

  it("is given out once", async () => {
    countCalls();
    await readEarly();
    expect(await read()).toEqual({ asked: 1 });
    expect(await read()).toEqual({ asked: 2 });
  });

  it("is not read ahead twice", async () => {
    countCalls();
    await Promise.all([readEarly(), readEarly()]);
    expect(await read()).toEqual({ asked: 1 });
  });

  it.each([
    [EARLY_READ_MS - 1, 1],
    [EARLY_READ_MS, 2],
  ])("after %i ms is the answer to call %i", async (age, asked) => {
    countCalls();
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    await readEarly();
    now.mockReturnValue(1000 + age);
    expect(await read()).toEqual({ asked });
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "is forgotten after a %s",
    async (method) => {
      countCalls();
      await readEarly();
      await http(PlotSchema, "/plots", { method });
      expect(await read()).toEqual({ asked: 3 });
    },
  );

  it("is asked for again when it could not be read", async () => {
    server.use(mock.get(address, () => HttpResponse.error(), { once: true }));
    const early = failureOf(readEarly());
    await early;
    countCalls();
    expect(await read()).toEqual({ asked: 1 });
  });

  it("is another address's when another is asked for", async () => {
    countCalls();
    server.use(mock.get("https://api.test/beds", () => HttpResponse.json({ asked: 99 })));
    await readEarly();
    expect(await http(PlotSchema, "/beds")).toEqual({ asked: 99 });
  });
});
