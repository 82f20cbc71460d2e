import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountApp } from "@/app/mount-app";
import { signIn } from "@/auth/auth-session";
import { ErrorPage } from "@/components/boundary";
import { nameChunkErrors } from "@/lib/release";
import { reportError, rootOptions } from "@/lib/report-error";
import { settings } from "@/lib/settings";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { draftOf, leeks, store } from "../support/drafts";
import { recordReports } from "../support/error-reports";
import { breakCall, faults } from "../support/faults";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { member, storedTip, tips } from "../support/server";
import { specWords } from "../support/spec-words";
import { press } from "../support/user-actions";

// In this file, the code of these pages throws, or does not load.
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
// Nor does the code that pages load later, without waiting for it.
const { failToLoad } = vi.hoisted(() => ({
  failToLoad() {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));
vi.mock("sweetalert2", failToLoad);
vi.mock("@/app/offline/app-notifications", failToLoad);
vi.mock("react-tooltip", () => ({
  get Tooltip(): never {
    throw new TypeError("Tooltips did not load");
  },
}));

beforeEach(() => expectConsole(/error when mocking a module|Failed to fetch|did not load/));

describe("an error report", () => {
  let root: Root | null = null;
  let beacon: ReturnType<typeof recordReports>["beacon"];
  let reports: ReturnType<typeof recordReports>["reports"];

  beforeEach(() => {
    ({ beacon, reports } = recordReports());
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

describe("without the code of the dialogs", () => {
  it("an error appears in the browser's own dialog", async () => {
    const alert = vi.spyOn(window, "alert").mockReturnValue();
    breakCall("post", "/shareTIps", faults.offline);
    store(draftOf(leeks));
    const { user } = await renderApp("/shareTips", { isSignedIn: true });
    await press(user, "Share Tip");
    await vi.waitFor(() =>
      expect(alert).toHaveBeenCalledWith(
        `${specWords.oops}\n\n${specWords.somethingWrong}\n\n${faults.offline.words} Your request did not arrive.`,
      ),
    );
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks in a drainpipe");
  });

  it("a question appears in the browser's own dialog, and only a yes deletes the tip", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    vi.spyOn(window, "alert").mockReturnValue();
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    const button = await screen.findByRole("button", { name: `Delete ${tips.beans.title}` });
    const calls = recordBackendCalls();
    await user.click(button);
    await vi.waitFor(() =>
      expect(confirm).toHaveBeenCalledWith(
        `${specWords.areYouSure}\n\n${specWords.noRevert}\n\n${tips.beans.title}\n\nOK: ${specWords.yesDelete}\nCancel: Cancel`,
      ),
    );
    confirm.mockReturnValue(true);
    // The button asks again, since no deletion is pending.
    await user.click(button);
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(storedTip(tips.beans._id)).toBeUndefined());
    // A refetch of the list follows.
    expect(lines(calls)[0]).toBe(`DELETE /shareTips/${tips.beans._id}`);
  });
});

it("a page renders without the code of notifications and tooltips", async () => {
  await renderApp("/login");
  await vi.waitFor(() => expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(1));
  expect(screen.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
});

it("a page whose code throws shows an error inside the layout, a link home, and 'Try again'", async () => {
  const { user } = await renderApp(quietPage);
  await screen.findByRole("heading", { level: 1, name: "We couldn’t load this page" });
  expect(screen.getByRole("alert")).toHaveTextContent("We couldn’t show this part of the page.");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back To Home" })).toHaveAttribute("href", "/");
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  await press(user, "Try again");
  expect(reload).toHaveBeenCalledOnce();
});

/** Fails as Vite's import helper does in a build. */
function rejectWithChunkError() {
  const payload = new TypeError("Failed to fetch dynamically imported module: /assets/about.js");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return Promise.reject(payload);
}

/** Opens a page whose chunk does not load. */
function openPage() {
  const router = createMemoryRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <span />,
      children: [{ path: "/", lazy: rejectWithChunkError }],
    },
  ]);
  render(<RouterProvider router={router} />);
}

describe("a page whose chunk does not load", () => {
  const reload = vi.fn();

  beforeEach(() => {
    nameChunkErrors();
    vi.spyOn(window.location, "reload").mockImplementation(reload);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<script type="lazy" data-lazy="/assets/index-1.js"></script>',
    );
  });

  afterEach(() => {
    reload.mockClear();
    document.querySelector("script[data-lazy]")?.remove();
    sessionStorage.clear();
  });

  it("is reloaded, with a spinner until then", async () => {
    openPage();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.getByText("Loading the page…").parentElement).toHaveRole("status");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is not reloaded again, but shows an error and a button that reloads it", async () => {
    sessionStorage.setItem("sow-and-tell:reloaded", "/assets/index-1.js");
    openPage();
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t connect");
    expect(reload).not.toHaveBeenCalled();
    await press(userEvent.setup(), "Try again");
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not reloaded offline, where it shows an error", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    openPage();
    expect(await screen.findByRole("alert")).toHaveTextContent("Check your connection");
    expect(reload).not.toHaveBeenCalled();
  });
});
