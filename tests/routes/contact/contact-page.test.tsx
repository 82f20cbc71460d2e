import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FAKE_SEND_MS } from "@/routes/contact/contact-page";
import { freezeClock, passTime } from "../../support/clock";
import { quietPage } from "../../support/pages";
import { openContact } from "../../support/render-app";
import { specWords } from "../../support/spec-words";
import { blockedStorage } from "../../support/storage";
import { fillAll, logOut, press } from "../../support/user-actions";

const message = {
  Name: "Rowan Hart",
  Email: "rowan@example.org",
  Message: "There is a frost date wrong in the tip on kale.",
};

const thanks = specWords.messageSent;

it("the contact page lists each day's opening hours", async () => {
  await openContact();
  const hours = screen.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
  expect(hours).toEqual(["Mon-Fri9-5", "Sat10-2", "Sunclosed"]);
});

it("the message form is locked while it seems to send, each time, and no longer says thanks when the next message has errors", async () => {
  freezeClock();
  const { user } = await openContact();
  for (const _ of ["first", "second"]) {
    await fillAll(user, message);
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

describe("a message that is not sent yet", () => {
  const texts = () => Object.keys(message).map((label) => screen.getByLabelText(label));

  function expectMessage() {
    for (const [label, text] of Object.entries(message)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
  }

  function expectNothing() {
    for (const field of texts()) expect(field).toHaveValue("");
  }

  it("outlives a link and a reload of the tab, but not the tab, and is gone once it was sent", async () => {
    await freezeClock();
    const { user, router, unmount } = await openContact();
    await fillAll(user, message);
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate(-1));
    await screen.findByLabelText("Message");
    expectMessage();
    unmount();
    const { user: next, unmount: close } = await openContact();
    expectMessage();
    expect(Object.entries(localStorage).join()).not.toContain(message.Message);
    await press(next, "Send Message");
    await passTime(FAKE_SEND_MS);
    expectNothing();
    close();
    await openContact();
    expectNothing();
  });

  it("outlives a link where the browser blocks storage", async () => {
    const block = () => {
      throw blockedStorage();
    };
    vi.stubGlobal("sessionStorage", {
      getItem: block,
      setItem: block,
      removeItem: block,
      clear() {},
    });
    const { user, router } = await openContact();
    await fillAll(user, message);
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate(-1));
    await screen.findByLabelText("Message");
    expectMessage();
  });

  it("is not shown to whoever uses the tab after a logout", async () => {
    const { user, router } = await openContact({ isSignedIn: true });
    await fillAll(user, message);
    await logOut(user);
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate("/contactUs"));
    await screen.findByLabelText("Message");
    expectNothing();
  });
});
