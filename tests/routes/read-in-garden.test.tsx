import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { tipRecord } from "../support/factories";
import { renderApp } from "../support/render-app";
import { db } from "../support/server";
import { press } from "../support/user-actions";

const steps = [
  "Dig a hole twice as wide as the pot. Fill it with water.",
  "Wait until it has drained, which takes an hour on clay and a few minutes on sand, and then set the plant in.",
  "Tread it in.",
];

/** Opens the page of a tip with those steps. @param hash such as `#step-2` */
async function openTip(hash = "", fields: Record<string, unknown> = {}) {
  const tip = tipRecord({ title: "Planting out", description: steps.join("\n"), ...fields });
  db.update((data) => {
    data.tips.push(tip);
  });
  const app = await renderApp(`/tipsDetails/${tip._id}${hash}`, { isSignedIn: true });
  await screen.findByRole("tablist", { hidden: true });
  return { ...app, tip };
}

async function openMode() {
  const app = await openTip();
  await press(app.user, "Read in the garden");
  await screen.findByText("Step 1 of 3");
  return app;
}

const seen = (step: number) => screen.findByText(`Step ${step} of 3`);

function swipe(from: [number, number], to: [number, number], pointerType = "touch") {
  const words = screen.getByText(/^Step/);
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, pointerType });
  fireEvent.pointerDown(words, at(from));
  fireEvent.pointerUp(words, at(to));
}

describe("reading a tip in the garden", () => {
  it("shows the tip a step at a time in a dialog with the tip's name", async () => {
    const { user } = await openMode();
    const dialog = screen.getByRole("dialog", { name: "Planting out" });
    expect(within(dialog).getByText(steps[0] ?? "")).toBeVisible();
    expect(within(dialog).queryByText(steps[1] ?? "")).not.toBeInTheDocument();
    await press(user, "Next");
    await seen(2);
    expect(within(dialog).getByText(steps[1] ?? "")).toHaveAttribute("dir", "auto");
    await press(user, "Back");
    await seen(1);
  });

  it("reads each step out, the first one by the focus", async () => {
    const { user } = await openMode();
    const words = document.activeElement;
    expect(words).toHaveTextContent(`Step 1 of 3${steps[0]}`);
    expect(words).toHaveAttribute("aria-live", "polite");
    expect(words).toHaveAttribute("aria-atomic", "true");
    const next = screen.getByRole("button", { name: "Next" });
    await user.click(next);
    await seen(2);
    expect(words).toHaveTextContent(`Step 2 of 3${steps[1]}`);
    expect(next).toHaveFocus();
  });

  it("goes on and back by the arrow keys, and no further than there are steps", async () => {
    const { user } = await openMode();
    await user.keyboard("{ArrowLeft}");
    await user.keyboard("{ArrowRight}");
    await seen(2);
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await user.keyboard("{ArrowRight}");
    await seen(3);
    await user.keyboard("{ArrowRight}");
    await user.keyboard("{ArrowLeft}");
    await seen(2);
  });

  it("goes on and back by swipes across, and takes none for one that scrolls or selects", async () => {
    await openMode();
    swipe([300, 400], [100, 420]);
    await seen(2);
    swipe([100, 400], [300, 380]);
    await seen(1);
    swipe([300, 400], [240, 100]);
    swipe([300, 400], [290, 400]);
    swipe([300, 400], [100, 400], "mouse");
    await seen(1);
  });

  it.each<[string, (app: Awaited<ReturnType<typeof openMode>>) => Promise<unknown>]>([
    ["Escape", ({ user }) => user.keyboard("{Escape}")],
    ["its button", ({ user }) => user.click(screen.getByLabelText("Close this dialog"))],
    ["Back", ({ router }) => act(() => router.navigate(-1))],
    [
      "the end of the tip",
      async ({ user }) => {
        await press(user, "Next");
        await press(user, "Next");
        await press(user, "Done");
      },
    ],
  ])("is left by %s, for the tip and its button", async (_, leave) => {
    const app = await openMode();
    await app.user.keyboard("{ArrowRight}");
    await seen(2);
    await app.user.keyboard("{ArrowLeft}");
    await seen(1);
    await leave(app);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(app.router.state.location).toMatchObject({
      pathname: `/tipsDetails/${app.tip._id}`,
      hash: "",
    });
    expect(screen.getByRole("button", { name: "Read in the garden" })).toHaveFocus();
  });

  it("is left once when a thumb presses twice", async () => {
    const { router, tip } = await openTip();
    await act(() => router.navigate("/aboutUs"));
    await act(() => router.navigate(`/tipsDetails/${tip._id}`));
    await act(() => router.navigate("#step-3", { state: "read in the garden" }));
    await seen(3);
    const done = screen.getByRole("button", { name: "Done" });
    act(() => {
      done.click();
      done.click();
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/tipsDetails/${tip._id}`);
  });

  it("is open at its step after a reload, and leaves to the tip", async () => {
    const { user, router } = await openTip("#step-2");
    await seen(2);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.hash).toBe("");
    expect(screen.getByRole("button", { name: "Read in the garden" })).toHaveFocus();
  });

  it("shows the last step where the tip has become shorter", async () => {
    await openTip("#step-40");
    await seen(3);
  });

  it("is not offered for a tip without a description", async () => {
    await openTip("#step-1", { description: " " });
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Read in the garden" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the screen of a reader in the garden", () => {
  function mockWakeLock() {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, "wakeLock");
    });
    return { request, release };
  }

  it("stays on, also after it was locked, until the reader leaves", async () => {
    const { request, release } = mockWakeLock();
    const { user } = await openMode();
    const before = request.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    fireEvent(document, new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(before + 1);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(release).toHaveBeenCalled());
    fireEvent(document, new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(before + 1);
  });

  it("goes off as ever where the browser refuses, and nothing is said", async () => {
    const { request } = mockWakeLock();
    request.mockRejectedValue(new DOMException("Low battery", "NotAllowedError"));
    await openMode();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
