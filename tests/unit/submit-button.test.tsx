import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SubmitButton } from "@/components/button";

/** Renders a form, focuses the button with this name, and makes the form busy. */
function makeBusy(focused: string) {
  const form = (isBusy: boolean) => (
    <form>
      <SubmitButton isBusy={isBusy} label="Send" busyLabel="Sending" />
      <button type="button">Help</button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole("button", { name: focused }).focus();
  rerender(form(true));
  // Browsers move the focus from a disabled button to the page; happy-dom does not.
  const help = screen.getByRole("button", { name: "Help" });
  help.focus();
  help.blur();
  return { end: () => rerender(form(false)) };
}

describe("a submit button that is disabled while its form is sent", () => {
  it("gets back the focus that it had", () => {
    const { end } = makeBusy("Send");
    end();
    expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  });

  it("leaves the focus where the user has moved it", () => {
    const { end } = makeBusy("Send");
    screen.getByRole("button", { name: "Help" }).focus();
    end();
    expect(screen.getByRole("button", { name: "Help" })).toHaveFocus();
  });

  it("takes no focus that it did not have", () => {
    const { end } = makeBusy("Help");
    end();
    expect(document.body).toHaveFocus();
  });
});
