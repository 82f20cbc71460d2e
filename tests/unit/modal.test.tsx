import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { closeDialog, confirmAction, prepareDialogs, showAlert } from "@/components/dialog";
import { ModalButton } from "@/components/modal";

async function openModal() {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <ModalButton
        modalTitle="Bed plan"
        renderModal={(close) => (
          <>
            <p>Beans behind lettuce.</p>
            <button type="button" onClick={close}>
              Use this plan
            </button>
          </>
        )}
      >
        Show the plan
      </ModalButton>
    </StrictMode>,
  );
  await user.click(screen.getByRole("button", { name: "Show the plan" }));
  return { user, dialog: screen.getByRole("dialog") };
}

it("a question does not open if dialogs are closed while their code still loads", async () => {
  const answer = confirmAction({ title: "Are you sure?", text: "", confirmText: "Yes" });
  closeDialog();
  expect(await answer).toBe(false);
});

describe("a modal dialog", () => {
  it("is named by its heading and has the focus", async () => {
    const { dialog } = await openModal();
    expect(dialog).toHaveAccessibleName("Bed plan");
    expect(screen.getByRole("heading", { name: "Bed plan" })).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it.each<[string, (user: Awaited<ReturnType<typeof openModal>>["user"]) => Promise<void>]>([
    ["Escape", (user) => user.keyboard("{Escape}")],
    ["its close button", (user) => user.click(screen.getByLabelText("Close this dialog"))],
    ["a click beside it", (user) => user.click(screen.getByRole("dialog"))],
    ["its content", (user) => user.click(screen.getByText("Use this plan"))],
  ])("is closed by %s, and the focus returns to its button", async (_, close) => {
    const { user, dialog } = await openModal();
    await close(user);
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show the plan" })).toHaveFocus();
  });

  it("stays open when its text is clicked, or selected beyond its edge", async () => {
    const { user, dialog } = await openModal();
    const text = screen.getByText("Beans behind lettuce.");
    await user.click(text);
    await user.pointer([
      { target: text, keys: "[MouseLeft>]" },
      { target: dialog, keys: "[/MouseLeft]" },
    ]);
    expect(dialog).toBeVisible();
  });

  it("holds back an alert, which it would cover, until it closes", async () => {
    const { user, dialog } = await openModal();
    await prepareDialogs();
    const alert = showAlert({ icon: "info", title: "Already deleted" });
    await act(async () => {});
    expect(screen.queryByText("Already deleted")).not.toBeInTheDocument();
    expect(dialog).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "OK" }));
    await alert;
  });
});
