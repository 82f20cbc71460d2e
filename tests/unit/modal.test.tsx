import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { showAlert } from "@/components/dialog";
import { ModalButton } from "@/components/modal";

async function openModal() {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <ModalButton modalTitle="Bed plan" modalContent={<p>Beans behind lettuce.</p>}>
        Show the plan
      </ModalButton>
    </StrictMode>,
  );
  await user.click(screen.getByRole("button", { name: "Show the plan" }));
  return { user, dialog: screen.getByRole("dialog") };
}

describe("a modal dialog", () => {
  it.each<[string, (user: Awaited<ReturnType<typeof openModal>>["user"]) => Promise<void>]>([
    ["Escape", (user) => user.keyboard("{Escape}")],
    ["a click beside it", (user) => user.click(screen.getByRole("dialog"))],
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

  it("has an alert above it, which Escape closes first", async () => {
    const { user, dialog } = await openModal();
    const closed = showAlert({ icon: "info", title: "Already deleted" });
    const alert = await screen.findByRole("dialog", { name: "Already deleted" });
    expect(dialog).toContainElement(alert);
    await user.keyboard("{Escape}");
    await closed;
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(dialog).toBeVisible();
  });
});
