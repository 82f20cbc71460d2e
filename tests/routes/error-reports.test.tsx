import { act, screen } from "@testing-library/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountApp } from "@/app/mount-app";
import { signIn } from "@/auth/auth-session";
import { env } from "@/lib/env";
import { reportError, rootOptions } from "@/lib/report-error";
import { expectConsole } from "../support/console";
import { breakCall, faults } from "../support/faults";
import { member, tips } from "../support/server";

vi.mock("@/routes/contact/contact-page", () => ({
  ContactPage: () => {
    throw new TypeError("The gate of rowan@example.org is stuck");
  },
}));
vi.mock("@/routes/tip-details/tip-details-page", () => ({
  TipDetailsPage: () => {
    throw new TypeError("The bed is flooded");
  },
}));
vi.mock("@/routes/about/about-page", () => ({
  get AboutPage(): never {
    throw new TypeError("About did not load");
  },
}));
vi.mock("@/components/tooltips", () => ({
  get Tooltips(): never {
    throw new TypeError("Tooltips did not load");
  },
}));

interface Report {
  message: string;
  route: string;
}

let root: Root | null = null;
const beacon = vi.fn((_url: string, _body: Blob) => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
  env.errorReportUrl = "https://errors.test/report";
  expectConsole(/did not load/);
});

afterEach(async () => {
  env.errorReportUrl = null;
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
});

/** What the open app has added to the window. */
const listeners: [type: string, listener: EventListenerOrEventListenerObject][] = [];

/** Opens the app at an address as `main.tsx` does. */
async function open(address: string) {
  window.history.replaceState(null, "", address);
  const container = document.createElement("div");
  document.body.append(container);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
  await act(() =>
    mountApp(container, (view) => {
      root = createRoot(container, rootOptions);
      root.render(view);
    }),
  );
}

function reports(): Promise<Report[]> {
  return Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));
}

async function reportOf(words: RegExp) {
  await vi.waitFor(async () =>
    expect((await reports()).map(({ message }) => message).join()).toMatch(words),
  );
  return (await reports()).filter(({ message }) => words.test(message));
}

// In this order: all are one page's life, in which the same is sent once.
describe("in a page's life", { shuffle: false }, () => {
  it("a page whose code does not come is reported, and so is what comes after each page", async () => {
    await open("/aboutUs");
    await screen.findByRole("heading", { name: "We couldn't load this page" });
    await reportOf(/About did not load/);
    await reportOf(/Tooltips did not load/);
  });

  it("a page that breaks is reported once, without what it says of a person", async () => {
    expectConsole(/gate of rowan/);
    await open("/contactUs?search=secret#draft");
    await screen.findByRole("heading", { name: "We couldn't load this page" });
    const found = await reportOf(/gate/);
    expect(found).toEqual([
      expect.objectContaining({
        message: "TypeError: The gate of [email] is stuck",
        route: "/contactUs",
      }),
    ]);
    expect(JSON.stringify(await reports())).not.toMatch(/rowan|secret|draft/);
  });

  it("a broken page of a tip is reported by its route's pattern, not by the tip", async () => {
    expectConsole(/flooded/);
    await signIn(member.email, member.password);
    await open(`/tipsDetails/${tips.compost._id}`);
    await screen.findByRole("heading", { name: "We couldn't load this page" });
    expect(await reportOf(/flooded/)).toEqual([
      expect.objectContaining({ route: "/tipsDetails/:id" }),
    ]);
    expect(JSON.stringify(await reports())).not.toContain(tips.compost._id);
  });

  it("a rejection that nothing handles is reported, and an error that reaches the window", async () => {
    await open("/browseTips");
    window.dispatchEvent(
      Object.assign(new Event("unhandledrejection", { cancelable: true }), {
        reason: new RangeError("Too many beds"),
      }),
    );
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("A hole in the fence") }));
    expect(await reportOf(/Too many beds/)).toEqual([
      expect.objectContaining({ route: "/browseTips" }),
    ]);
    await reportOf(/hole in the fence/);
  });

  it.each(["AbortError", "InvalidStateError"])(
    "a page change that the browser shows without its transition, an %s, is no report",
    async (name) => {
      await open("/browseTips");
      const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), {
        reason: new DOMException("Transition was skipped", name),
      });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      expectConsole(/Something later/);
      reportError(new Error(`Something later than an ${name}`));
      await reportOf(new RegExp(`later than an ${name}`));
      expect(JSON.stringify(await reports())).not.toMatch(/skipped/);
    },
  );

  it("a backend that fails, which the page itself says, is no report", async () => {
    breakCall("get", "/shareTips", faults.status);
    await open("/browseTips");
    await screen.findByRole("button", { name: "Try again" });
    expectConsole(/Something later/);
    reportError(new Error("Something later still"));
    await reportOf(/later still/);
    expect((await reports()).filter(({ message }) => /HttpError/.test(message))).toEqual([]);
  });

  it("without an address nothing is sent, and the console has it", async () => {
    env.errorReportUrl = null;
    expectConsole(/gate of rowan/);
    await open("/contactUs");
    await screen.findByRole("heading", { name: "We couldn't load this page" });
    expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toMatch(/gate of rowan/);
    expect(beacon).not.toHaveBeenCalled();
  });
});
