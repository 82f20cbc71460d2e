import { expect, it } from "vitest";
import { closeDialog, confirmAction } from "@/components/dialog";

it("a question does not open if its page is left while the code of the dialogs still loads", async () => {
  const answer = confirmAction({ title: "Are you sure?", text: "", confirmText: "Yes" });
  closeDialog();
  expect(await answer).toBe(false);
});
