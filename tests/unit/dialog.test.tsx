import { expect, it } from "vitest";
import { closeDialog, confirmAction } from "@/components/dialog";

it("a question does not open if dialogs are closed while their code still loads", async () => {
  const answer = confirmAction({ title: "Are you sure?", text: "", confirmText: "Yes" });
  closeDialog();
  expect(await answer).toBe(false);
});
