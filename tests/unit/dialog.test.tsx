import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { confirmAction, showAlert } from "@/components/dialog";

it("a question that a message replaces counts as not confirmed", async () => {
  const answer = confirmAction({ title: "Are you sure?", confirmText: "Yes" });
  const question = await screen.findByRole("dialog", { name: "Are you sure?" });
  const closed = showAlert({ icon: "info", title: "Already deleted" });
  expect(await answer).toBe(false);
  expect(question).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "OK" }));
  await closed;
});

it("a dialog is described by its text and its note, which may look like HTML", async () => {
  const closed = showAlert({
    icon: "error",
    title: "Oops!",
    text: "Please try again.",
    note: "Sow <b>peas</b>",
  });
  const dialog = await screen.findByRole("dialog", { name: "Oops!" });
  expect(dialog).toHaveAccessibleDescription("Please try again. Sow <b>peas</b>");
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  await closed;
});
