import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defineTemporarily } from "../../support/define-temporarily";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { addTip } from "../../support/server";
import { press } from "../../support/user-actions";

const steps = [
  "Dig a hole twice as wide as the pot. Fill it with water.",
  "Wait until it has drained, which takes an hour on clay and a few minutes on sand, and then set the plant in.",
  "Tread it in.",
];

/** Opens the page of a tip with these steps. @param hash such as `#step-2` */
async function openTip(hash = "", fields: Record<string, unknown> = {}) {
  const tip = addTip({ title: "Planting out", description: steps.join("\n"), ...fields });
  const app = await renderApp(`/tipsDetails/${tip._id}${hash}`, { isSignedIn: true });
  await screen.findByRole("tablist", { hidden: true });
  return { ...app, tip };
}

async function openReader() {
  const app = await openTip();
  await press(app.user, "Read in the garden");
  await screen.findByText("Step 1 of 3");
  return app;
}

/** Expects the tip, and the focus on the button that had opened the view. */
async function expectClosed({ router, tip }: Awaited<ReturnType<typeof openTip>>) {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: `/tipsDetails/${tip._id}`, hash: "" });
  expect(screen.getByRole("button", { name: "Read in the garden" })).toHaveFocus();
}

const findStep = (step: number) => screen.findByText(`Step ${step} of 3`);

function swipe(from: [number, number], to: [number, number], pointer: PointerEventInit = {}) {
  const words = screen.getByText(/^Step/);
  const finger = { pointerType: "touch", isPrimary: true, ...pointer };
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, ...finger });
  fireEvent.pointerDown(words, at(from));
  fireEvent.pointerUp(words, at(to));
}

describe("the step-by-step view of a tip", () => {
  it("shows one step at a time in a dialog named after the tip, announces each, and keeps the focus when Back leads to the first", async () => {
    const { user } = await openReader();
    const dialog = screen.getByRole("dialog", { name: "Planting out" });
    const live = document.activeElement;
    expect(live).toBe(screen.getByRole("region", { name: "The tip, step by step" }));
    expect(live).toHaveTextContent(`Step 1 of 3${steps[0]}`);
    expect(live).toHaveAttribute("aria-live", "polite");
    expect(live).toHaveAttribute("aria-atomic", "true");
    expect(within(dialog).queryByText(steps[1] ?? "")).not.toBeInTheDocument();
    await press(user, "Next");
    await findStep(2);
    expect(live).toHaveTextContent(`Step 2 of 3${steps[1]}`);
    expect(within(dialog).getByText(steps[1] ?? "")).toHaveAttribute("dir", "auto");
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
    await press(user, "Back");
    await findStep(1);
    // Its button is gone.
    expect(live).toHaveFocus();
  });

  it("changes steps with the arrow keys, and stops at either end", async () => {
    const { user } = await openReader();
    await user.keyboard("{ArrowLeft}");
    await user.keyboard("{ArrowRight}");
    await findStep(2);
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await user.keyboard("{ArrowRight}");
    await findStep(3);
    await user.keyboard("{ArrowRight}");
    await user.keyboard("{ArrowLeft}");
    await findStep(2);
  });

  it("changes steps by swipes, but not when a finger scrolls, two fingers zoom or a mouse selects", async () => {
    await openReader();
    swipe([300, 400], [100, 420]);
    await findStep(2);
    swipe([100, 400], [300, 380]);
    await findStep(1);
    swipe([300, 400], [240, 100]);
    swipe([300, 400], [290, 400]);
    swipe([300, 400], [100, 400], { pointerType: "mouse" });
    swipe([300, 400], [100, 400], { isPrimary: false });
    await findStep(1);
  });

  it("does not swipe while the page is enlarged, when a finger moves the page", async () => {
    await openReader();
    const viewport = Object.assign(new EventTarget(), { scale: 2 });
    const end = defineTemporarily(window, "visualViewport", viewport);
    swipe([300, 400], [100, 400]);
    expect(screen.getByText("Step 1 of 3")).toBeVisible();
    end();
    swipe([300, 400], [100, 400]);
    await findStep(2);
  });

  it.each<[string, (app: Awaited<ReturnType<typeof openReader>>) => Promise<unknown>]>([
    ["its button", ({ user }) => user.click(screen.getByLabelText("Close this dialog"))],
    ["Back", ({ router }) => act(() => router.navigate(-1))],
  ])("closes with %s, and returns the focus to its button on the tip", async (_, leave) => {
    const app = await openReader();
    await app.user.keyboard("{ArrowRight}");
    await findStep(2);
    await app.user.keyboard("{ArrowLeft}");
    await findStep(1);
    await leave(app);
    await expectClosed(app);
  });

  it("closes with Escape, opens again at the same step, closes with Done at the last step, and then opens at the first", async () => {
    const app = await openReader();
    expect(screen.queryByRole("button", { name: "Back" })).not.toBeInTheDocument();
    await press(app.user, "Next");
    await findStep(2);
    await app.user.keyboard("{Escape}");
    await expectClosed(app);
    await press(app.user, "Read in the garden");
    await findStep(2);
    await press(app.user, "Next");
    await press(app.user, "Done");
    await expectClosed(app);
    await press(app.user, "Read in the garden");
    await findStep(1);
  });

  it("has the first 50,000 characters of a longer text, and says so at the last step", async () => {
    const { user } = await openTip("#step-9999", { description: "Mulch. ".repeat(8000) });
    expect(await screen.findByText("The rest of this text is on the tip’s page.")).toBeVisible();
    await press(user, "Back");
    expect(screen.queryByText(/^The rest of this text/)).not.toBeInTheDocument();
  });

  it("goes back only once after a double press on Done", async () => {
    const { router, tip } = await openTip();
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate(`/tipsDetails/${tip._id}`));
    await act(() => router.navigate("#step-3", { state: "read in the garden" }));
    await findStep(3);
    const done = screen.getByRole("button", { name: "Done" });
    act(() => {
      done.click();
      done.click();
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/tipsDetails/${tip._id}`);
  });

  it.each([
    ["at the same step", "#step-2", 2],
    ["at the last step if the tip has become shorter", "#step-40", 3],
  ])("opens %s after a reload, and then closes to the tip", async (_, hash, step) => {
    const app = await openTip(hash);
    await findStep(step);
    await app.user.keyboard("{Escape}");
    await expectClosed(app);
  });

  it("stays closed at addresses of no step", async () => {
    const { router } = await openTip("#step-0");
    for (const hash of ["#step-0", "#step-2b", "#a#step-2"]) {
      await act(() => router.navigate(hash));
      expect(screen.queryByRole("dialog"), hash).not.toBeInTheDocument();
    }
    expect(screen.getByRole("button", { name: "Read in the garden" })).toBeVisible();
  });

  it("is not offered for a tip without a description", async () => {
    await openTip("#step-1", { description: " " });
    expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Read in the garden" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the screen while reading in the garden", () => {
  function mockWakeLock() {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => ({ release }));
    defineTemporarily(navigator, "wakeLock", { request });
    return { request, release };
  }

  it("stays on until the view is closed, even after the device was locked", async () => {
    const { request, release } = mockWakeLock();
    const { user } = await openReader();
    const before = request.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    fireEvent(document, new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(before + 1);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(release).toHaveBeenCalled());
    fireEvent(document, new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(before + 1);
  });

  it("shows no error if the browser refuses to keep it on", async () => {
    const { request } = mockWakeLock();
    request.mockRejectedValue(new DOMException("Low battery", "NotAllowedError"));
    await openReader();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
