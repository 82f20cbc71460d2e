import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SubmitButton } from "@/components/form";

it("a submit button ignores presses while its form is sent, and keeps the focus", async () => {
  const user = userEvent.setup();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
      <SubmitButton isBusy={isBusy} label="Send" busyLabel="Sending" />
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(submit).toHaveBeenCalledOnce();
  rerender(form(true));
  const button = screen.getByRole("button", { name: "Sending" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await user.click(button);
  await user.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  rerender(form(false));
  await user.click(button);
  expect(submit).toHaveBeenCalledTimes(2);
});
