import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { type RenderAppOptions, renderApp } from "../support/render-app";
import { fill, press } from "../support/user-actions";

const message = {
  Name: "Rowan Hart",
  Email: "rowan@example.org",
  Message: "There is a frost date wrong in the tip on kale.",
};

const thanks = "Message Sent! We will get back to you soon.";

/** How long the form pretends to send. Milliseconds. */
const SENDING_MS = 1500;

async function openContact(options: RenderAppOptions = {}) {
  const app = await renderApp("/contactUs", options);
  await screen.findByRole("heading", { level: 1, name: "Contact" });
  return app;
}

async function fillIn(user: Awaited<ReturnType<typeof openContact>>["user"], fields = message) {
  for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
}

/** The form filled in and sent, on a clock that stops at the moment of sending. */
async function send() {
  freezeClock();
  const app = await openContact();
  await fillIn(app.user);
  await press(app.user, "Send Message");
  return app;
}

describe("contact", () => {
  it("tells the opening hours", async () => {
    await openContact();
    const days = screen.getAllByRole("term").map((term) => term.textContent);
    const times = screen.getAllByRole("definition").map((time) => time.textContent);
    expect(days.map((day, index) => `${day} ${times[index]}`)).toEqual([
      "Mon-Fri 9-5",
      "Sat 10-2",
      "Sun closed",
    ]);
  });

  it("gives an email, a phone number and an address", async () => {
    await openContact();
    const details = within(screen.getByRole("region", { name: "Contact details" }));
    expect(details.getByRole("link", { name: "hello@sowandtell.example" })).toHaveAttribute(
      "href",
      "mailto:hello@sowandtell.example",
    );
    expect(details.getByRole("link", { name: "+44 1632 960105" })).toHaveAttribute(
      "href",
      "tel:+441632960105",
    );
    expect(details.getByText("The Potting Shed, 12 Orchard Lane, Hexham")).toBeVisible();
  });
});

describe("the message form", () => {
  it("asks for all three fields, puts the cursor into the first, and does not send", async () => {
    const { user } = await openContact();
    await press(user, "Send Message");
    for (const label of Object.keys(message)) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Please fill this in.");
    }
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByRole("button", { name: "Send Message" })).toBeEnabled();
  });

  it.each(Object.keys(message))("asks for the %s where only that is missing", async (missing) => {
    const { user } = await openContact();
    await fillIn(user, { ...message, [missing]: "  " });
    await press(user, "Send Message");
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(1);
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription("Please fill this in.");
    expect(screen.getByLabelText(missing)).toHaveFocus();
  });

  it("asks for an email that is one", async () => {
    const { user } = await openContact();
    await fillIn(user, { ...message, Email: "rowan" });
    await press(user, "Send Message");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "Please enter an email address, like name@example.org.",
    );
  });

  it("takes a complaint back once the field is right, and leaves the others", async () => {
    const { user } = await openContact();
    await press(user, "Send Message");
    await fill(user, "Name", "Rowan");
    expect(screen.getByLabelText("Name")).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText("Email")).toBeInvalid();
  });

  it("reads 'Sending...' and takes no second press for a second and a half", async () => {
    await send();
    expect(screen.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await passTime(SENDING_MS - 1);
    expect(screen.getByRole("button", { name: "Sending..." })).toBeDisabled();
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    await passTime(1);
    expect(screen.getByRole("button", { name: "Send Message" })).toBeEnabled();
  });

  it("takes no other words while it is sending, which would be erased with those that were sent", async () => {
    const { user } = await send();
    for (const [label, text] of Object.entries(message)) {
      const field = screen.getByLabelText(label);
      await user.type(field, " and more");
      expect(field).toHaveValue(text);
    }
    await passTime(1500);
    await fill(user, "Message", "Another one");
    expect(screen.getByLabelText("Message")).toHaveValue("Another one");
  });

  it("keeps the words while it is sending", async () => {
    await send();
    await passTime(1000);
    for (const [label, text] of Object.entries(message)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
  });

  it("says that the message was sent, and is empty again", async () => {
    await send();
    await passTime(SENDING_MS);
    expect(screen.getByText(thanks)).toBeVisible();
    expect(screen.getByText(thanks)).toHaveRole("status");
    for (const label of Object.keys(message)) expect(screen.getByLabelText(label)).toHaveValue("");
  });

  it("takes the thanks back while a second message is on its way", async () => {
    const { user } = await send();
    await passTime(SENDING_MS);
    await fillIn(user);
    await press(user, "Send Message");
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    await passTime(SENDING_MS);
    expect(screen.getByText(thanks)).toBeVisible();
  });

  it("does not mind being left while it is sending", async () => {
    const { user } = await send();
    await user.click(screen.getByRole("link", { name: "About Us" }));
    await screen.findByRole("heading", { level: 1, name: "About Us" });
    await passTime(SENDING_MS);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  it("sends nothing to anybody", async () => {
    const calls = recordBackendCalls();
    const fetch = vi.spyOn(window, "fetch");
    await send();
    await passTime(SENDING_MS);
    expect(screen.getByText(thanks)).toBeVisible();
    expect(lines(calls)).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
