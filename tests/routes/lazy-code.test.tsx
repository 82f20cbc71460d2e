import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { renderApp } from "../support/render-app";
import { press } from "../support/user-actions";

// The connection went before what comes after a page had come.
vi.mock("@/app/offline/app-notifications", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("@/components/tooltips", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("home keeps its first view where the code of what is below does not load, and loads it at 'Try again'", async () => {
  expectConsole(/error when mocking a module|Failed to fetch/);
  vi.doMock("@/routes/home/later-sections", () => {
    throw new Error("The garden gate is stuck");
  });
  const { user } = await renderApp("/");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("We couldn't show this part of the page.");
  expect(screen.getByRole("heading", { name: "Plant Trees, Save Lives" })).toBeVisible();
  vi.doUnmock("@/routes/home/later-sections");
  await press(user, "Try again");
  expect(await screen.findByText("From the Notebook")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("a page stays whole though the code that comes after it does not come", async () => {
  expectConsole(/error when mocking a module|Failed to fetch/);
  await renderApp("/aboutUs");
  const heading = await screen.findByRole("heading", { level: 1, name: "About Us" });
  await vi.waitFor(() => expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(1));
  expect(heading).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
});
