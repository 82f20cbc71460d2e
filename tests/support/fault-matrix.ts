import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterAll, describe, expect, it } from "vitest";
import { HTTP_TIMEOUT_MS } from "@/lib/http";
import type { restContract } from "../contract/rest-contract";
import { freezePatience } from "./clock";
import { faults } from "./faults";
import type { RenderAppOptions, renderApp } from "./render-app";
import { server } from "./server";
import { eventually } from "./soon";

/** Every call on every screen that sends it, against everything that a server or a network may do to it. */

type App = Awaited<ReturnType<typeof renderApp>>;

/** A screen that sends one of the twelve calls. Each function throws when the person sees something else. */
export interface FaultScreen {
  call: keyof typeof restContract | "listExploreGardeners";
  /** Where a person meets it. */
  place: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  url: RegExp | string;
  /** Opens the screen, signed in if need be, and does what sends the call. */
  send: (options: RenderAppOptions) => Promise<App>;
  /** The call is on its way, and the screen says so. */
  seeWaiting: () => Promise<unknown>;
  /** The call failed: these words stand there, nothing is claimed, and what was typed is still there. */
  seeFailed: (words: string, app: App) => Promise<unknown>;
  /** Tries again, once the server is well. */
  retry: (app: App) => Promise<unknown>;
  /** The call was answered, and the screen shows it. */
  seeDone: (app: App) => Promise<unknown>;
  /** A list with one broken item among good ones. Left out: the answer is no list, and this one is another shape. */
  listWithBadItem?: unknown[];
  /** What somebody is told who has left before the answer came. Left out: nothing. */
  seeAfterLeaving?: () => Promise<unknown>;
  /** What this backend means by an empty 200, where that is not a failure. */
  seeEmpty?: () => Promise<unknown>;
}

type Answer = () => Response | undefined | Promise<Response | undefined>;

/** What only an exception, or something else than a text, would print. */
const nonsense = /undefined|NaN|\[object Object\]|Internal Server Error|Unexpected token/;

function cutInTheMiddle(): Response {
  const start = new TextEncoder().encode('[{"_id": "a1b2c3d4e5f60718293a4b01", "title": "Ka');
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.error(new TypeError("connection reset")),
  });
  return new HttpResponse(body, { headers: { "Content-Type": "application/json" } });
}

const failures: Record<string, { words: string; answer: Answer }> = {
  offline: faults.offline,
  "connection cut": { words: faults.offline.words, answer: cutInTheMiddle },
  "500 JSON": {
    words: faults.status.words,
    answer: () => HttpResponse.json({ message: "Internal Server Error" }, { status: 500 }),
  },
  "500 HTML": faults.status,
  "200 empty": faults.empty,
  "broken JSON": faults.broken,
  "wrong shape": faults.shape,
};

/** How long the sleeping host takes over its first answer. Milliseconds. */
const LATE_MS = 8000;

/** Every column of the matrix: what happens, and what a screen then has to show. */
const columns: Record<string, (row: FaultScreen, answer: (how: Answer) => void) => Promise<void>> =
  {
    ...Object.fromEntries(
      Object.entries(failures).map(([name, fault]) => [
        name,
        async (row: FaultScreen, answer: (how: Answer) => void) => {
          answer(fault.answer);
          const app = await row.send({});
          if (name === "200 empty" && row.seeEmpty) await row.seeEmpty();
          else await seeFailedThenDone(row, app, fault.words);
        },
      ]),
    ),

    "time-out": async (row, answer) => {
      const patience = freezePatience();
      const call = expectCall();
      answer(() => {
        call.arrive();
        return new Promise(() => {});
      });
      const app = await row.send({});
      await call.hasArrived();
      await row.seeWaiting();
      await patience.pass(HTTP_TIMEOUT_MS - 1);
      await row.seeWaiting();
      await patience.pass(1);
      await seeFailedThenDone(row, app, faults.timeout.words);
    },

    "one bad item in a list": async (row, answer) => {
      const list = row.listWithBadItem;
      answer(() => HttpResponse.json(list ?? [{ acknowledged: true }, null]));
      const app = await row.send({});
      if (list) await row.seeDone(app);
      else await seeFailedThenDone(row, app, faults.shape.words);
    },

    "8 s late": async (row, answer) => {
      const patience = freezePatience();
      const call = expectCall();
      answer(() => {
        call.arrive();
        return new Promise((resolve) => patience.after(LATE_MS, () => resolve(undefined)));
      });
      const app = await row.send({});
      await call.hasArrived();
      await row.seeWaiting();
      await patience.pass(LATE_MS - 1);
      await row.seeWaiting();
      await patience.pass(1);
      await row.seeDone(app);
    },

    "answer after leaving the page": async (row, answer) => {
      let release = () => {};
      const isReleased = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      answer(() => isReleased);
      const app = await row.send({});
      await row.seeWaiting();
      await act(() => app.router.navigate("/aboutUs"));
      await see(() => screen.queryByRole("heading", { name: "About Us", level: 1 }));
      const page = screen.getByRole("main").textContent;
      release();
      await passRealTime(50);
      if (row.seeAfterLeaving) await row.seeAfterLeaving();
      else expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.queryByRole("main", { hidden: true })?.textContent).toBe(page);
      expect(app.pathname()).toBe("/aboutUs");
    },
  };

/** A screen may be busy with other things before its call is sent, from which on the time counts. */
function expectCall() {
  let isThere = false;
  return {
    arrive: () => {
      isThere = true;
    },
    hasArrived: () => eventually(() => expect(isThere).toBe(true)),
  };
}

/** Long enough for an answer of this machine's own to arrive and to be read. */
function passRealTime(milliseconds: number): Promise<unknown> {
  return act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
}

async function seeFailedThenDone(row: FaultScreen, app: App, fault: string) {
  await row.seeFailed(fault, app);
  server.resetHandlers();
  await row.retry(app);
  await row.seeDone(app);
}

export const faultNames = Object.keys(columns);

/** Writes a test for each cell: each screen against each fault. Prints how many there were. */
export function testFaultMatrix(title: string, rows: readonly FaultScreen[]): void {
  const passed = new Set<string>();

  describe.each(rows.map((row) => ({ ...row, name: `${row.call} on ${row.place}` })))(
    "$name",
    (row) => {
      it.each(faultNames)("meets: %s", async (fault) => {
        // Registered anew for each: a screen's own handlers come first.
        const answer = (how: Answer) => server.use(http[row.method](row.url, how));
        await columns[fault]?.(row, answer);
        expect(document.body).not.toHaveTextContent(nonsense);
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

/** Waits until something stands, as a person would. */
export async function see(look: () => HTMLElement | null): Promise<void> {
  await eventually(() => expect(look()).toBeInTheDocument());
}
