import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { renderApp } from "../support/render-app";

// The connection went before what comes after a page had come.
vi.mock("@/app/offline/app-notifications", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("@/components/tooltips", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("a page stays whole though the code that comes after it does not come", async () => {
  expectConsole(/error when mocking a module|Failed to fetch/);
  await renderApp("/aboutUs");
  const heading = await screen.findByRole("heading", { level: 1, name: "About Us" });
  await vi.waitFor(() => expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(1));
  expect(heading).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
});
