import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorPage } from "@/components/boundary";
import { nameChunkErrors } from "@/lib/release";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { breakCall, faults } from "../support/faults";
import { quietPage } from "../support/pages";
import { openContact, renderApp } from "../support/render-app";
import { storedTip, tips } from "../support/server";
import { press, shareTip } from "../support/user-actions";

// In this file, the code that pages load later, without waiting for it, never loads.
const { failToLoad } = vi.hoisted(() => ({
  failToLoad() {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));
vi.mock("sweetalert2", failToLoad);
vi.mock("@/app/offline/app-notifications", failToLoad);
vi.mock("react-tooltip", failToLoad);

beforeEach(() => expectConsole(/error when mocking a module|Failed to fetch/));

describe("without the code of the dialogs", () => {
  it("an error appears in the browser's own dialog", async () => {
    const alert = vi.spyOn(window, "alert").mockReturnValue();
    breakCall("post", "/shareTIps", faults.offline);
    const { user } = await renderApp("/shareTips", { isSignedIn: true });
    await shareTip(user);
    await vi.waitFor(() =>
      expect(alert).toHaveBeenCalledWith(
        `Oops!\n\nSomething went wrong. Please try again.\n\n${faults.offline.words} Your request did not arrive.`,
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
        `Are you sure?\n\nYou won't be able to revert this!\n\n${tips.beans.title}\n\nOK: Yes, delete it!\nCancel: Cancel`,
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
  await openContact();
  await vi.waitFor(() => expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(1));
  expect(screen.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
});

it("a page whose code throws shows an error inside the layout, a link home, and 'Try again'", async () => {
  vi.doMock("@/routes/about/about-page", () => {
    throw new Error("The garden gate is stuck");
  });
  const { user } = await renderApp(quietPage);
  await screen.findByRole("heading", { level: 1, name: "We couldn’t load this page" });
  vi.doUnmock("@/routes/about/about-page");
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
