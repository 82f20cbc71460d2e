import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { FAKE_SEND_MS } from "@/routes/contact/contact-page";
import { freezeClock, passTime } from "../../support/clock";
import { openContact } from "../../support/render-app";
import { fill, press } from "../../support/user-actions";

const message = {
  Name: "Rowan Hart",
  Email: "rowan@example.org",
  Message: "There is a frost date wrong in the tip on kale.",
};

const thanks = "Message Sent! We will get back to you soon.";

/** How long the form pretends to send. Milliseconds. */

async function fillIn(user: UserEvent, fields = message) {
  for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
}

it("the contact page lists opening hours, email, phone number and address", async () => {
  await openContact();
  const hours = screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  expect(hours).toEqual(["Mon-Fri9-5", "Sat10-2", "Sunclosed"]);
  const details = within(screen.getByRole("region", { name: "Contact details" }));
  const links = details.getAllByRole("link");
  expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
    "hello@sowandtell.example mailto:hello@sowandtell.example",
    "+44 1632 960105 tel:+441632960105",
  ]);
  expect(details.getByText("The Potting Shed, 12 Orchard Lane, Hexham")).toBeVisible();
});

describe("the message form", () => {
  it("no longer says thanks when the next message has errors", async () => {
    await freezeClock();
    const { user } = await openContact();
    await fillIn(user);
    await press(user, "Send Message");
    await passTime(FAKE_SEND_MS);
    expect(screen.getByText(thanks)).toBeVisible();
    await press(user, "Send Message");
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(3);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  it("is locked while it seems to send, then says thanks, but sends nothing", async () => {
    const send = vi.spyOn(window, "fetch");
    await freezeClock();
    const { user } = await openContact();
    for (const _ of ["first", "second"]) {
      await fillIn(user);
      await press(user, "Send Message");
      await passTime(FAKE_SEND_MS - 1);
      const button = screen.getByRole("button", { name: "Sending..." });
      expect(button).toHaveAttribute("aria-disabled", "true");
      expect(button).toHaveFocus();
      expect(screen.queryByText(thanks)).not.toBeInTheDocument();
      for (const [label, text] of Object.entries(message)) {
        await user.type(screen.getByLabelText(label), "!");
        expect(screen.getByLabelText(label)).toHaveValue(text);
      }
      await passTime(1);
      expect(screen.getByText(thanks)).toHaveRole("status");
      expect(button).toHaveTextContent("Send Message");
      expect(button).toHaveAttribute("aria-disabled", "false");
      for (const label of Object.keys(message))
        expect(screen.getByLabelText(label)).toHaveValue("");
    }
    expect(send).not.toHaveBeenCalled();
  });
});
