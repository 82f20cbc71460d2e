import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DemoProblem, SettingsProblem } from "@/app/start-problem";

it("an app with missing settings names them, and says how to start", () => {
  render(<SettingsProblem problems={["VITE_API_BASE_URL is not set"]} />);
  expect(
    screen.getByRole("heading", { name: "Some settings are missing or invalid" }),
  ).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("VITE_API_BASE_URL is not set");
  expect(screen.getByText(/as \.env\.example explains/)).toBeVisible();
});

it.each([
  [new Error("Service workers are disabled"), "Service workers are disabled"],
  ["A text is thrown", "A text is thrown"],
])("a demo that cannot start says why: %s", (error, reason) => {
  render(<DemoProblem error={error} />);
  expect(screen.getByRole("heading", { name: "The demo couldn't start" })).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent(reason);
});
