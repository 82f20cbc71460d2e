import { getResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  choiceNames,
  choices,
  communities,
  conditions,
  readWords,
  restoreConditions,
  sessions,
  setConditions,
  sunnyDay,
  toWords,
} from "@/mocks/conditions";
import { createHandlers } from "@/mocks/handlers";
import { createDatabase } from "@/mocks/storage-db";
import { exampleSettings } from "@/tooling/settings";

const api = exampleSettings.VITE_API_BASE_URL;
const seed = () => ({ tips: [{ _id: "a1b2c3d4e5f60718293a4b01", title: "Kale" }] });

afterEach(() => {
  setConditions(sunnyDay);
  vi.useRealTimers();
});

/** Sends a call under the chosen conditions. @returns the response, and a function that reads what is stored then */
function send(path = "/tips", init: RequestInit = {}) {
  const db = createDatabase({ seed });
  const response = getResponse(createHandlers(db, api), new Request(`${api}${path}`, init));
  return { response, titles: () => db.read().tips.map(({ title }) => title) };
}

const share = () =>
  send("/shareTIps", { method: "POST", body: JSON.stringify({ title: "Leeks" }) });

const choose = (words: string) => setConditions(readWords(words).chosen);

describe("the host", () => {
  it.each([
    ["awake", 200],
    ["down", 500],
    ["gateway", 504],
    ["missing", 404],
    ["limited", 429],
    // As MSW represents a network error.
    ["unreachable", 0],
  ] as const)(
    "answers and stores as its condition says: %s with status %i",
    async (name, status) => {
      choose(name);
      expect((await send().response)?.status).toBe(status);
      const { response, titles } = share();
      await response;
      expect(titles()).toEqual(status === 200 ? ["Kale", "Leeks"] : ["Kale"]);
    },
  );

  it("sends JSON that is broken", async () => {
    choose("broken");
    const response = await send().response;
    expect(response?.status).toBe(200);
    await expect(response?.json()).rejects.toThrow(SyntaxError);
  });

  it.each([
    ["asleep", 8000, 0],
    ["slow", 3000, 3000],
  ])("that is %s answers after %i ms, and then after %i", async (name, first, second) => {
    vi.useFakeTimers();
    choose(name);
    for (const duration of [first, second]) {
      const start = Date.now();
      const answered = vi.fn(() => Date.now() - start);
      void send().response.then(answered);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(answered).toHaveReturnedWith(duration);
    }
  });

  it("never answers while it is silent", async () => {
    vi.useFakeTimers();
    choose("silent");
    const answered = vi.fn();
    void send().response.then(answered);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(answered).not.toHaveBeenCalled();
  });
});

describe("a write", () => {
  it("is stored though its answer is lost, and reads are answered", async () => {
    choose("lost");
    const { response, titles } = share();
    expect((await response)?.type).toBe("error");
    expect(titles()).toContain("Leeks");
    expect((await send().response)?.status).toBe(200);
  });

  it("is stored and answered after 20 s if it is late", async () => {
    vi.useFakeTimers();
    choose("late");
    const { response, titles } = share();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(titles()).not.toContain("Leeks");
    await vi.advanceTimersByTimeAsync(1);
    expect((await response)?.status).toBe(200);
    expect(titles()).toContain("Leeks");
  });

  it("is not stored if it is refused", async () => {
    choose("refused");
    const { response, titles } = share();
    expect((await response)?.status).toBe(400);
    expect(titles()).not.toContain("Leeks");
  });
});

it.each([
  ["empty", 0],
  ["garden", 60],
  ["large", 1000],
] as const)("the data named %s has %i tips with ids of their own", (name, count) => {
  const { tips } = createDatabase({ seed: () => communities[name].seed(String) }).read();
  expect(tips).toHaveLength(count);
  expect(new Set(tips.map(({ _id }) => _id)).size).toBe(count);
});

describe("the names of conditions", () => {
  it("belong to one condition each, and the first of each choice to a sunny day", () => {
    const tables = [...Object.values(choices).map(({ rows }) => rows), sessions];
    const names = tables.flatMap((rows) => Object.keys(rows));
    expect(new Set(names).size).toBe(names.length);
    const first = choiceNames.map((choice) => Object.keys(choices[choice].rows)[0]);
    expect(first).toEqual(choiceNames.map((choice) => sunnyDay[choice]));
  });

  it("choose conditions in any order, and all others are those of a sunny day", () => {
    const { chosen, session, unknown } = readWords(" Empty,asleep,,visitor,frost,constructor");
    expect(chosen).toEqual({ ...sunnyDay, host: "asleep", data: "empty" });
    expect(session).toBe("visitor");
    expect(unknown).toEqual(["frost", "constructor"]);
    expect(readWords(toWords(chosen)).chosen).toEqual(chosen);
  });

  it("leave the address, last for the tab, and are listed in the console if one is unknown", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    window.history.replaceState(null, "", "/browseTips?q=leek&demo=slow,newcomer,frost#top");
    expect(restoreConditions()).toBe("newcomer");
    expect(window.location.href).toMatch(/\/browseTips\?q=leek#top$/);
    expect(warn.mock.calls.join()).toMatch(/does not know frost\..* asleep,/);
    conditions.setState(sunnyDay);
    expect(restoreConditions()).toBeNull();
    expect(conditions.getState().host).toBe("slow");
    window.history.replaceState(null, "", "/?demo=");
    restoreConditions();
    expect(conditions.getState()).toEqual(sunnyDay);
    window.history.replaceState(null, "", "/");
  });
});
