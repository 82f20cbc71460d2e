import { act, screen } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { mountApp } from "@/app/mount-app";
import { lines, recordBackendCalls } from "../support/calls";
import { tips } from "../support/server";
import { startPrerendering } from "../support/view";

it("a page that the browser renders in advance sends nothing and is no visit until somebody opens it", async () => {
  const calls = recordBackendCalls();
  const open = startPrerendering();
  window.history.replaceState(null, "", "/browseTips");
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    window.history.replaceState(null, "", "/");
  });
  const mounted = mountApp(container, (view) => root.render(view));
  await act(() => new Promise((resolve) => window.requestIdleCallback(() => resolve(null))));
  expect(container.childElementCount).toBe(0);
  expect(lines(calls)).toEqual([]);
  expect(localStorage.getItem("sow-and-tell:visit")).toBeNull();
  open();
  await act(() => mounted);
  await screen.findByRole("article", { name: tips.kale.title });
  expect(lines(calls)).toEqual(["GET /shareTips"]);
  expect(localStorage.getItem("sow-and-tell:visit")).not.toBeNull();
});
