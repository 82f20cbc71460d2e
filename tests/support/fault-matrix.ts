import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, describe, expect, it } from "vitest";
import { HTTP_TIMEOUT_MS } from "@/lib/http";
import type { restContract } from "../contract/rest-contract";
import { freezeCallTimeouts } from "./clock";
import { faults } from "./faults";
import type { RenderAppOptions, renderApp } from "./render-app";
import { server } from "./server";

/** Tests every call, on every screen that sends it, against every fault of a server or network. */

type App = Awaited<ReturnType<typeof renderApp>>;

/** A screen that sends one of the twelve calls. Each `see…` throws when the screen shows something else. */
export interface FaultScreen {
  call: keyof typeof restContract | "listExploreGardeners";
  /** The name of the screen, for the test's title. */
  place: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  url: RegExp | string;
  /** Opens the screen, signed in where necessary, and sends the call. */
  send: (options: RenderAppOptions) => Promise<App>;
  /** The call is pending, and the screen shows it. */
  seeWaiting: () => Promise<unknown>;
  /** The call failed: the screen shows this message, claims no success and keeps what was typed. */
  seeFailed: (message: string, app: App) => Promise<unknown>;
  /** Tries again, once the server works. */
  retry: (app: App) => Promise<unknown>;
  /** The call succeeded, and the screen shows the result. */
  seeDone: (app: App) => Promise<unknown>;
  /** A list with one invalid item. Omitted where the response is no list: any list then has the wrong shape. */
  listWithBadItem?: unknown[];
  /** What a person sees who left before the response arrived. Omitted where they see nothing. */
  seeAfterLeaving?: () => Promise<unknown>;
  /** What the screen shows for an empty response with status 200, where that is not a failure. */
  seeEmpty?: () => Promise<unknown>;
}

type Respond = () => Response | undefined | Promise<Response | undefined>;

/** Sets the response for a row's call. */
type MockCall = (respond: Respond) => void;

/** Text that only an unhandled error or a value of the wrong type would render. */
const brokenText = /undefined|NaN|\[object Object\]|Internal Server Error|Unexpected token/;

function cutConnection(): Response {
  const start = new TextEncoder().encode('[{"_id": "a1b2c3d4e5f60718293a4b01", "title": "Ka');
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.error(new TypeError("connection reset")),
  });
  return new HttpResponse(body, { headers: { "Content-Type": "application/json" } });
}

const failures: Record<string, { words: string; answer: Respond }> = {
  offline: faults.offline,
  "connection cut": { words: faults.offline.words, answer: cutConnection },
  "500 JSON": {
    words: faults.status.words,
    answer: () => HttpResponse.json({ message: "Internal Server Error" }, { status: 500 }),
  },
  "500 HTML": faults.status,
  "200 empty": faults.empty,
  "broken JSON": faults.broken,
  "wrong shape": faults.shape,
};

/** How long a sleeping host takes for its first response. Milliseconds. */
const DELAY_MS = 8000;

/** The columns of the matrix: a fault, and what a screen must show then. */
const columns: Record<string, (row: FaultScreen, mockCall: MockCall) => Promise<void>> = {
  ...Object.fromEntries(
    Object.entries(failures).map(([name, fault]) => [
      name,
      async (row: FaultScreen, mockCall: MockCall) => {
        mockCall(fault.answer);
        const app = await row.send({});
        if (name === "200 empty" && row.seeEmpty) await row.seeEmpty();
        else await seeFailedThenDone(row, app, fault.words);
      },
    ]),
  ),

  timeout: async (row, mockCall) => {
    const timeouts = freezeCallTimeouts();
    const call = trackArrival();
    mockCall(() => {
      call.arrive();
      return new Promise(() => {});
    });
    const app = await row.send({});
    await call.hasArrived();
    await row.seeWaiting();
    await timeouts.pass(HTTP_TIMEOUT_MS - 1);
    await row.seeWaiting();
    await timeouts.pass(1);
    await seeFailedThenDone(row, app, faults.timeout.words);
  },

  "one bad item in a list": async (row, mockCall) => {
    const list = row.listWithBadItem;
    mockCall(() => HttpResponse.json(list ?? [{ acknowledged: true }, null]));
    const app = await row.send({});
    if (list) await row.seeDone(app);
    else await seeFailedThenDone(row, app, faults.shape.words);
  },

  "8 s delay": async (row, mockCall) => {
    const timeouts = freezeCallTimeouts();
    const call = trackArrival();
    mockCall(() => {
      call.arrive();
      return new Promise((resolve) => timeouts.after(DELAY_MS, () => resolve(undefined)));
    });
    const app = await row.send({});
    await call.hasArrived();
    await row.seeWaiting();
    await timeouts.pass(DELAY_MS - 1);
    await row.seeWaiting();
    await timeouts.pass(1);
    await row.seeDone(app);
  },

  "response after leaving the page": async (row, mockCall) => {
    let release = () => {};
    const whenReleased = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    mockCall(() => whenReleased);
    const app = await row.send({});
    await row.seeWaiting();
    await act(() => app.router.navigate("/aboutUs"));
    await see(() => screen.queryByRole("heading", { name: "About Us", level: 1 }));
    const page = screen.getByRole("main").textContent;
    release();
    await waitRealTime(50);
    if (row.seeAfterLeaving) await row.seeAfterLeaving();
    else expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("main", { hidden: true })?.textContent).toBe(page);
    expect(app.pathname()).toBe("/aboutUs");
  },
};

/** A screen may do other things before it sends its call. The timeout counts from the call on. */
function trackArrival() {
  let isArrived = false;
  return {
    arrive: () => {
      isArrived = true;
    },
    hasArrived: () => waitFor(() => expect(isArrived).toBe(true)),
  };
}

/** Waits on the real clock, for a response from the mocks to arrive and be parsed. */
function waitRealTime(milliseconds: number): Promise<unknown> {
  return act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

async function seeFailedThenDone(row: FaultScreen, app: App, message: string) {
  await row.seeFailed(message, app);
  server.resetHandlers();
  await row.retry(app);
  await row.seeDone(app);
}

export const faultNames = Object.keys(columns);

/** Defines a test for each cell: each screen with each fault. Prints the number of cells. */
export function testFaultMatrix(title: string, rows: readonly FaultScreen[]): void {
  const passed = new Set<string>();

  describe.each(rows.map((row) => ({ ...row, name: `${row.call} on ${row.place}` })))(
    "$name",
    (row) => {
      it.each(faultNames)("handles: %s", async (fault) => {
        const mockCall: MockCall = (respond) => server.use(http[row.method](row.url, respond));
        await columns[fault]?.(row, mockCall);
        expect(document.body).not.toHaveTextContent(brokenText);
        passed.add(`${row.name}: ${fault}`);
      });
    },
  );

  afterAll(() => {
    const cells = rows.length * faultNames.length;
    process.stdout.write(
      `Fault matrix, ${title}: ${rows.length} screens x ${faultNames.length} faults = ${cells} cells, ${passed.size} passed\n`,
    );
  });
}

/** Waits until an element is in the page. */
export async function see(look: () => HTMLElement | null): Promise<void> {
  await waitFor(() => expect(look()).toBeInTheDocument());
}
