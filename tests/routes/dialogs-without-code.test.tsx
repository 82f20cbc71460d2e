import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { breakCall, faults } from "../support/faults";
import { openHomeSection } from "../support/home";
import { renderApp } from "../support/render-app";
import { db, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

// The connection went before the dialogs' code had come.
vi.mock("sweetalert2", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => expectConsole(/error when mocking a module/));

it("a failure is told in the browser's own dialog", async () => {
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  breakCall("post", "/shareTIps", faults.offline);
  const { user } = await renderApp("/shareTips", { isSignedIn: true });
  await fill(user, "Title", "Leeks in a drainpipe");
  await fill(user, "Plant type", "Leek");
  await fill(user, "Description", "Cut a pipe in half.");
  await press(user, "Share Tip");
  await vi.waitFor(() =>
    expect(alert).toHaveBeenCalledWith(
      `Oops!\n\nSomething went wrong. Please try again.\n\n${faults.offline.words} It did not arrive.`,
    ),
  );
  expect(screen.getByLabelText("Title")).toHaveValue("Leeks in a drainpipe");
});

it.each([true, false])("a question is asked in the browser's own dialog: %s", async (isSure) => {
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(isSure);
  vi.spyOn(window, "alert").mockReturnValue();
  const { user } = await renderApp("/myTips", { isSignedIn: true });
  await press(user, `Delete ${tips.beans.title}`);
  await vi.waitFor(() =>
    expect(confirm).toHaveBeenCalledWith(
      `Are you sure?\n\nYou won't be able to revert this!\n\n${tips.beans.title}`,
    ),
  );
  await vi.waitFor(() =>
    expect(db.read().tips.some(({ _id }) => _id === tips.beans._id)).toBe(!isSure),
  );
});

it("a gardener's profile opens all the same", async () => {
  const { user } = await openHomeSection("Featured Gardeners");
  const card = await screen.findByRole("article", { name: "Ines Okafor" });
  await user.click(within(card).getByRole("button", { name: "View Profile" }));
  expect(await screen.findByRole("dialog", { name: "Ines Okafor" })).toBeVisible();
});
