import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FAKE_SEND_MS } from "@/routes/contact/contact-page";
import { freezeClock, passTime } from "../../support/clock";
import { openContact } from "../../support/render-app";
import { press } from "../../support/user-actions";

const message = {
  Name: "Rowan Hart",
  Email: "rowan@example.org",
  Message: "There is a frost date wrong in the tip on kale.",
};

const thanks = "Message Sent! We will get back to you soon.";

function fillIn() {
  for (const [label, value] of Object.entries(message)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

it("the contact page lists each day's opening hours", async () => {
  await openContact();
  const hours = screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  expect(hours).toEqual(["Mon-Fri9-5", "Sat10-2", "Sunclosed"]);
});

it("the message form is locked while it seems to send, each time, and no longer says thanks when the next message has errors", async () => {
  freezeClock();
  const { user } = await openContact();
  for (const _ of ["first", "second"]) {
    fillIn();
    await press(user, "Send Message");
    await passTime(FAKE_SEND_MS - 1);
    const button = screen.getByRole("button", { name: "Sending..." });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
    for (const [label, text] of Object.entries(message)) {
      await user.type(screen.getByLabelText(label), "!");
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    await passTime(1);
    expect(screen.getByText(thanks)).toHaveRole("status");
    expect(screen.getByText(thanks)).toBeVisible();
    expect(button).toHaveTextContent("Send Message");
    expect(button).toHaveAttribute("aria-disabled", "false");
    await user.click(button);
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(3);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  }
});
