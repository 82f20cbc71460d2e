import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorPage } from "@/app/error-page";
import { nameChunkErrors } from "@/lib/chunk-error";

const reload = vi.fn();

/** As Vite's import helper does in a build. */
function rejectWithChunkError(message: string) {
  const payload = new TypeError(message);
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return Promise.reject(payload);
}

/** Opens a page whose chunk does not load. */
function openPage(message = "Failed to fetch dynamically imported module: /assets/about.js") {
  const router = createMemoryRouter([
    {
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <span />,
      children: [{ path: "/", lazy: () => rejectWithChunkError(message) }],
    },
  ]);
  render(<RouterProvider router={router} />);
}

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

describe("a page whose chunk does not load", () => {
  describe("while the server is reachable", () => {
    beforeEach(() => vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("")));

    it.each([
      ["Chromium", "Failed to fetch dynamically imported module: /assets/about.js"],
      ["Firefox", "error loading dynamically imported module: /assets/about.js"],
      ["Safari", "Importing a module script failed."],
      ["Safari, whose host answers with HTML", "'text/html' is not a valid JavaScript MIME type."],
    ])("is reloaded once, with a spinner until then, in %s", async (_, message) => {
      openPage(message);
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(screen.getByText("Loading the page…").parentElement).toHaveRole("status");
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    });

    it("says after the reload that something went wrong, and does not blame the connection", async () => {
      sessionStorage.setItem("sow-and-tell:reloaded", "/assets/index-1.js");
      openPage();
      expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
      expect(reload).not.toHaveBeenCalled();
    });
  });

  it("blames the connection while the server is unreachable, and is reloaded when it is back", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    openPage();
    expect(await screen.findByRole("alert")).toHaveTextContent("No connection");
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledOnce();
  });
});
