import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fieldNames, newTipFields, tipFields } from "@/features/tips/tip-fields";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { attempt, draftOf, leeks, store, storedDrafts } from "../../support/drafts";
import { delayCall } from "../../support/faults";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { specWords } from "../../support/spec-words";
import { fullStorage, refuseStorage } from "../../support/storage";
import { openForm } from "../../support/tip-pages";
import { fill, logIn, press } from "../../support/user-actions";

it("the form for a new tip shows every field in order, with its hint and its initial value", async () => {
  await openForm();
  const controls = fieldNames.map((name) => screen.getByLabelText(tipFields[name].label));
  const inOrder = controls.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(controls);
  for (const [index, name] of fieldNames.entries()) {
    expect(controls[index]).toHaveValue(newTipFields[name]);
    expect(controls[index]).toHaveAccessibleDescription(tipFields[name].hint ?? "");
  }
});

it("Enter moves from each field of one line to the next field and at last to the button, and sends only with Ctrl or Cmd", async () => {
  const { user } = await openForm();
  const calls = recordBackendCalls();
  await user.click(screen.getByLabelText("Title"));
  await user.keyboard("Leeks{Enter}");
  expect(screen.getByLabelText("Plant type")).toHaveFocus();
  await user.click(screen.getByLabelText("Plant type"));
  await user.keyboard("{Enter}");
  expect(screen.getByLabelText("Category")).toHaveFocus();
  for (const last of ["Image URL", "Your email"]) {
    await user.click(screen.getByLabelText(last));
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Share Tip" })).toHaveFocus();
  }
  await user.click(screen.getByLabelText("Description"));
  await user.keyboard("One{Enter}Two");
  expect(screen.getByLabelText("Description")).toHaveValue("One\nTwo");
  await user.click(screen.getByLabelText("Plant type"));
  await user.keyboard("Leek");
  for (const label of ["Title", "Plant type", "Image URL"])
    expect(screen.getByLabelText(label)).toHaveAttribute("enterkeyhint", "next");
  expect(calls).toEqual([]);
  await user.click(screen.getByLabelText("Description"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("dialog", { name: specWords.tipShared });
  expect(calls).toHaveLength(1);
});

describe("sharing a tip", () => {
  it("shows it on its card as it is typed, hidden from screen readers, and sends an address without the spaces around it", async () => {
    store(draftOf(leeks));
    const { user } = await openForm();
    const calls = recordBackendCalls();
    const preview = screen.getByText("Preview").parentElement;
    expect(preview).toHaveAttribute("aria-hidden", "true");
    await fill(user, "Title", "Leeks on the balcony");
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await user.selectOptions(screen.getByLabelText("Category"), "Vertical Gardening");
    await fill(user, "Image URL", " https://example.org/leek.jpg ");
    await waitFor(() =>
      expect(preview).toHaveTextContent(/Leeks on the balcony.*hard.*Vertical Gardening/),
    );
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: specWords.tipShared });
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
      imageUrl: "https://example.org/leek.jpg",
    });
  });

  it("sends it once for a double click, and for Enter meanwhile, and leads to all tips, in which it is marked until the author leaves", async () => {
    freezeClock();
    store(draftOf(leeks));
    const { user, router, pathname } = await openForm("/dashboard/shareTips");
    const calls = recordBackendCalls();
    const release = delayCall("post", "/shareTIps");
    await user.dblClick(screen.getByRole("button", { name: "Share Tip" }));
    expect(screen.getByRole("button", { name: "Sharing..." })).toBeVisible();
    await user.type(screen.getByLabelText("Title"), "{Enter}");
    release();
    await screen.findByRole("dialog", { name: specWords.tipShared });
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
    await passTime(2000);
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    const card = await screen.findByRole("article", { name: leeks.title });
    expect(within(card).getByText("You have just shared this tip")).toBeVisible();
    expect(screen.getAllByText("You have just shared this tip")).toHaveLength(1);
    await fill(user, "Search tips", "drainpipe");
    await passTime(1000);
    expect(screen.getByText("You have just shared this tip")).toBeVisible();
    await act(() => router.navigate("/aboutUs"));
    await act(() => router.navigate(-1));
    await screen.findByRole("article", { name: leeks.title });
    expect(screen.queryByText("You have just shared this tip")).not.toBeInTheDocument();
  });
});

describe("what another app has shared", () => {
  const shared =
    "/shareTips?title=Leek%20moth&text=Net%20them%20in%20May.&url=https%3A%2F%2Fexample.org%2Fleeks";
  const addedText = "Net them in May.\n\nhttps://example.org/leeks";

  const notice = () => screen.queryByText("Another app shares this text:");

  function expectUnchanged() {
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks");
    expect(screen.getByLabelText("Description")).toHaveValue("Sow in a tray.");
    expect(storedDrafts()).toEqual([draft]);
  }

  const draft = draftOf({ title: "Leeks", description: "Sow in a tray." }, { attempt });

  it("is shown apart from a draft until the member adds it below, which can be undone", async () => {
    store(draft);
    const { user, router } = await openForm(shared);
    expect(notice()).toBeVisible();
    expect(screen.getByText(/Net them in May\./)).toHaveTextContent("Leek moth");
    expectUnchanged();
    await press(user, "Add");
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByText("The form now has the text from another app.")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks");
    expect(screen.getByLabelText("Description")).toHaveValue(
      `Sow in a tray.\n\nLeek moth\n\n${addedText}`,
    );
    expect(storedDrafts()).toEqual([expect.objectContaining({ attempt })]);
    await act(() => router.navigate(shared));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(notice()).not.toBeInTheDocument();
    await press(user, "Undo");
    expect(screen.getByLabelText("Description")).toHaveValue("Sow in a tray.");
  });

  it("can be dismissed, whereupon Back does not offer it again", async () => {
    store(draft);
    const { user, router } = await openForm(shared);
    await press(user, "Dismiss");
    expect(notice()).not.toBeInTheDocument();
    expectUnchanged();
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate(-1));
    await screen.findByLabelText("Title");
    expect(notice()).not.toBeInTheDocument();
    expectUnchanged();
  });

  it("waits for a visitor who signs in, and fills an empty form, once, until that is undone", async () => {
    const { user, router } = await renderApp(shared, { isStrict: true });
    await screen.findByRole("heading", { name: "Welcome back" });
    await logIn(user);
    await user.click(await screen.findByRole("link", { name: "Continue sharing your tip" }));
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Leek moth"));
    expect(screen.getByLabelText("Description")).toHaveValue(addedText);
    expect(screen.getByText("The form now has the text from another app.")).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: "/shareTips", search: "" });
    await press(user, "Undo");
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(screen.getByText("The form is as it was before.")).toBeVisible();
    expect(storedDrafts()).toEqual([]);
  });

  it("stands on the page even if the device is full", async () => {
    refuseStorage(fullStorage, "setItem");
    const { router } = await openForm(shared);
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Leek moth"));
    expect(screen.getByText(/^This device can’t save a draft: /)).toBeVisible();
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText("Title")).toHaveValue("Leek moth");
  });
});
