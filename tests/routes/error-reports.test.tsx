import { act, screen } from "@testing-library/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountApp } from "@/app/mount-app";
import { signIn } from "@/auth/auth-session";
import { reportError, rootOptions } from "@/lib/report-error";
import { settings } from "@/lib/settings";
import { expectConsole } from "../support/console";
import { recordReports } from "../support/error-reports";
import { quietPage } from "../support/pages";
import { member, tips } from "../support/server";

vi.mock("@/routes/contact/contact-page", () => ({
  loader: undefined,
  Page: () => {
    throw new TypeError("The gate of rowan@example.org is stuck");
  },
}));
vi.mock("@/routes/tip-details/tip-details-page", () => ({
  loader: undefined,
  Page: () => {
    throw new TypeError("The bed is flooded");
  },
}));
vi.mock("@/routes/about/about-page", () => ({
  get Page(): never {
    throw new TypeError("About did not load");
  },
}));
vi.mock("@/routes/not-found/not-found-page", () => ({
  get Page(): never {
    throw new TypeError("The signpost did not load");
  },
}));
vi.mock("react-tooltip", () => ({
  get Tooltip(): never {
    throw new TypeError("Tooltips did not load");
  },
}));

let root: Root | null = null;
let beacon: ReturnType<typeof recordReports>["beacon"];
let reports: ReturnType<typeof recordReports>["reports"];

beforeEach(() => {
  ({ beacon, reports } = recordReports());
  expectConsole(/did not load/);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});

/** Opens the app at an address as `main.tsx` does. @param prerenderedRoute the route's pattern, if its page is prerendered */
async function open(address: string, prerenderedRoute?: string) {
  window.history.replaceState(null, "", address);
  const container = document.createElement("div");
  if (prerenderedRoute) container.dataset.page = prerenderedRoute;
  document.body.append(container);
  await act(() =>
    mountApp(container, (view) => {
      root = createRoot(container, rootOptions);
      root.render(view);
    }),
  );
}

/** Waits for a report with these words, and returns all reports that have them. */
async function findReports(words: RegExp) {
  await vi.waitFor(async () =>
    expect((await reports()).map(({ message }) => message).join()).toMatch(words),
  );
  return (await reports()).filter(({ message }) => words.test(message));
}

function dispatchRejection(reason: Error): Event {
  const event = new Event("unhandledrejection", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { reason }));
  return event;
}

// Not shuffled: each distinct report is sent once per page load, and the whole file is one page load.
describe("an error report", { shuffle: false }, () => {
  it("is sent for a page whose code does not load, and for code that loads after each page", async () => {
    await open(quietPage);
    await screen.findByRole("heading", { name: "We couldn’t load this page" });
    await findReports(/About did not load/);
    await findReports(/Tooltips did not load/);
  });

  it("is sent for a prerendered page whose code does not load", async () => {
    await open("/nowhere", "*");
    await screen.findByRole("heading", { name: "We couldn’t load this page" });
    await findReports(/signpost did not load/);
  });

  it("is sent once for a page that throws, without personal data", async () => {
    expectConsole(/gate of rowan/);
    await open("/contactUs?search=secret#draft");
    await screen.findByRole("heading", { name: "We couldn’t load this page" });
    const found = await findReports(/gate/);
    expect(found).toEqual([
      expect.objectContaining({
        message: "TypeError: The gate of [email] is stuck",
        route: "/contactUs",
      }),
    ]);
    expect(JSON.stringify(await reports())).not.toMatch(/rowan|secret|draft/);
    const logged = vi.mocked(console.error).mock.calls.map(String);
    expect(logged.filter((line) => /gate of rowan/.test(line))).toHaveLength(1);
  });

  it("names the route's pattern, not the tip's address", async () => {
    expectConsole(/flooded/);
    await signIn(member.email, member.password);
    await open(`/tipsDetails/${tips.compost._id}`);
    await screen.findByRole("heading", { name: "We couldn’t load this page" });
    expect(await findReports(/flooded/)).toEqual([
      expect.objectContaining({ route: "/tipsDetails/:id" }),
    ]);
    expect(JSON.stringify(await reports())).not.toContain(tips.compost._id);
  });

  it("is sent for unhandled rejections and uncaught errors", async () => {
    await open("/browseTips");
    dispatchRejection(new RangeError("Too many beds"));
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("A hole in the fence") }));
    expect(await findReports(/Too many beds/)).toEqual([
      expect.objectContaining({ route: "/browseTips" }),
    ]);
    await findReports(/hole in the fence/);
  });

  it.each(["AbortError", "InvalidStateError"])(
    "is not sent for a page transition that the browser skips with %s",
    async (name) => {
      await open("/browseTips");
      const event = dispatchRejection(new DOMException("Transition was skipped", name));
      expect(event.defaultPrevented).toBe(true);
      expectConsole(/Something later/);
      reportError(new Error(`Something later than an ${name}`));
      await findReports(new RegExp(`later than an ${name}`));
      expect(JSON.stringify(await reports())).not.toMatch(/skipped/);
    },
  );

  it("goes only to the console without a report URL", async () => {
    settings.VITE_ERROR_REPORT_URL = null;
    expectConsole(/gate of rowan/);
    await open("/contactUs");
    await screen.findByRole("heading", { name: "We couldn’t load this page" });
    expect(vi.mocked(console.error).mock.calls.flat().map(String).join()).toMatch(/gate of rowan/);
    expect(beacon).not.toHaveBeenCalled();
  });
});
