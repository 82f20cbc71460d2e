import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fieldNames, newTipFields, tipFields } from "@/features/tips/tip-fields";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { draftOf, store } from "../../support/drafts";
import { delayCall } from "../../support/faults";
import { renderApp } from "../../support/render-app";
import { changeAccount } from "../../support/server";
import { openForm } from "../../support/tip-pages";
import { fill, fillInTip, logIn, press, shareTip } from "../../support/user-actions";

describe("the form for a new tip", () => {
  it("shows every field in order, with its hint and its initial value", async () => {
    await openForm();
    const controls = fieldNames.map((name) => screen.getByLabelText(tipFields[name].label));
    const inOrder = controls.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(controls);
    for (const name of fieldNames) {
      const { label, hint = "" } = tipFields[name];
      expect(screen.getByLabelText(label)).toHaveValue(newTipFields[name]);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
    }
  });
});

it("the seed packet beside the form shows the tip as it is typed, hidden from screen readers", async () => {
  const { user } = await openForm();
  const packet = screen.getByText("Your seed packet").parentElement;
  expect(packet).toHaveAttribute("aria-hidden", "true");
  await fill(user, "Title", "Leeks in a drainpipe");
  await user.selectOptions(screen.getByLabelText("Category"), "Soil");
  await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
  await waitFor(() => expect(packet).toHaveTextContent(/Soil.*Leeks in a drainpipe.*hard/));
});

describe("sharing a tip", () => {
  it("sends what was chosen, the time, and 'A gardener' for a member without a name", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 3, 5, 6, 7, 8, 9) });
    changeAccount({ displayName: null });
    const { user } = await openForm();
    const calls = recordBackendCalls();
    await fillInTip(user);
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await user.selectOptions(screen.getByLabelText("Category"), "Vertical Gardening");
    await user.selectOptions(screen.getByLabelText("Availability"), "Hidden");
    await fill(user, "Image URL", " https://example.org/leek.jpg ");
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
      difficulty: "hard",
      category: "vartecalGardening",
      imageUrl: "https://example.org/leek.jpg",
      availability: "hidden",
      name: "A gardener",
      createdAt: "2026-04-05T06:07:08.009Z",
    });
  });

  it("leads to all tips, in which the new one is marked until the author leaves", async () => {
    await freezeClock();
    const { user, router, pathname } = await openForm("/dashboard/shareTips");
    await shareTip(user);
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    await passTime(2000);
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    const card = await screen.findByRole("article", { name: "Leeks in a drainpipe" });
    expect(within(card).getByText("You have just shared this tip")).toBeVisible();
    expect(screen.getAllByText("You have just shared this tip")).toHaveLength(1);
    await fill(user, "Search tips", "drainpipe");
    await passTime(1000);
    expect(screen.getByText("You have just shared this tip")).toBeVisible();
    await act(() => router.navigate("/aboutUs"));
    await act(() => router.navigate(-1));
    await screen.findByRole("article", { name: "Leeks in a drainpipe" });
    expect(screen.queryByText("You have just shared this tip")).not.toBeInTheDocument();
  });

  it("sends the tip once for a double click, and for Enter meanwhile", async () => {
    const { user } = await openForm();
    const calls = recordBackendCalls();
    const release = delayCall("post", "/shareTIps");
    await fillInTip(user);
    await user.dblClick(screen.getByRole("button", { name: "Share Tip" }));
    expect(screen.getByRole("button", { name: "Sharing..." })).toBeVisible();
    await user.type(screen.getByLabelText("Title"), "{Enter}");
    release();
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
  });
});

describe("what another app has shared", () => {
  const shared =
    "/shareTips?title=Leek%20moth&text=Net%20them%20in%20May.&url=https%3A%2F%2Fexample.org%2Fleeks";
  const addedText = "Net them in May.\n\nhttps://example.org/leeks";

  it("fills the form, once", async () => {
    const { router } = await openForm(shared);
    expect(screen.getByLabelText("Title")).toHaveValue("Leek moth");
    expect(screen.getByLabelText("Description")).toHaveValue(addedText);
    expect(router.state.location).toMatchObject({ pathname: "/shareTips", search: "" });
  });

  it("is added below a draft, of which nothing is overwritten", async () => {
    store(draftOf({ title: "Leeks", description: "Sow in a tray." }));
    await openForm(shared);
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks");
    expect(screen.getByLabelText("Description")).toHaveValue(
      `Sow in a tray.\n\nLeek moth\n\n${addedText}`,
    );
  });

  it("waits for a visitor who signs in", async () => {
    const { user } = await renderApp(shared);
    await screen.findByRole("heading", { name: "Welcome back" });
    await logIn(user);
    await user.click(await screen.findByRole("link", { name: "Continue sharing your tip" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Leek moth");
    expect(screen.getByLabelText("Description")).toHaveValue(addedText);
  });
});
