import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { breakCall, delayCall, faults, restoreBackend } from "../support/faults";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { press } from "../support/user-actions";

describe("tips that do not come", () => {
  it("leave the page itself where it is", async () => {
    breakCall("get", "/shareTips", faults.offline);
    await renderApp("/browseTips");
    await screen.findByRole("alert");
    expect(screen.getByRole("heading", { level: 1, name: "Browse Tips" })).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  it("say that they are on their way again while they are", async () => {
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips");
    await screen.findByRole("alert");
    restoreBackend();
    const release = delayCall("get", "/shareTips");
    await press(user, "Try again");
    await screen.findByText("Loading the tips…");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.getByText(tips.kale.title)).toBeVisible());
  });

  it("fail again in words of their own", async () => {
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips");
    await screen.findByRole("alert");
    breakCall("get", "/shareTips", faults.status);
    await press(user, "Try again");
    await waitFor(() => expect(screen.getByText(faults.status.words)).toBeVisible());
    expect(screen.queryByText(faults.offline.words)).not.toBeInTheDocument();
  });

  it("are asked for with the search and filters of the address kept", async () => {
    breakCall("get", "/shareTips", faults.offline);
    const { user } = await renderApp("/browseTips?q=kale&sort=category");
    await screen.findByRole("alert");
    restoreBackend();
    const calls = recordBackendCalls();
    await press(user, "Try again");
    await screen.findByText("Showing 1 of 3 premium gardening tips");
    expect(screen.getByRole("searchbox")).toHaveValue("kale");
    expect(lines(calls)).toEqual(["GET /shareTips"]);
  });
});
