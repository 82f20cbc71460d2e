import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { lines, recordBackendCalls, recordProviderCalls } from "../support/calls";
import { breakCall, type Fault, faults, holdCall, mendBackend } from "../support/faults";
import { fill, goElsewhere, press } from "../support/people";
import { renderApp } from "../support/render-app";
import { db, tips } from "../support/server";
import { soon } from "../support/soon";

const { kale, beans } = tips;
const allFaults: Fault[] = Object.values(faults);
const title = "that meets $name claims nothing and keeps what is there";

/** Says in the spec's words that a form or a list could not send something. */
async function expectOops(user: UserEvent, fault: Fault) {
  const dialog = await screen.findByRole("dialog", { name: "Oops!" });
  expect(dialog).toHaveTextContent("Something went wrong. Please try again.");
  expect(dialog).toHaveTextContent(fault.words);
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]/);
  await press(user, "OK");
}

describe("POST /shareTIps", () => {
  async function send(fault: Fault) {
    const app = await renderApp("/shareTips", { isSignedIn: true });
    await fill(app.user, "Title", "Leeks in a drainpipe");
    await fill(app.user, "Plant type", "Leek");
    await fill(app.user, "Description", "Cut a pipe in half.");
    breakCall("post", "/shareTIps", fault);
    const calls = recordBackendCalls();
    await press(app.user, "Share Tip");
    await expectOops(app.user, fault);
    return { ...app, calls };
  }

  it.each(allFaults)(title, async (fault) => {
    const { pathname, calls } = await send(fault);
    expect(await screen.findByRole("button", { name: "Share Tip" })).toBeEnabled();
    expect(screen.getByLabelText("Title")).toHaveValue("Leeks in a drainpipe");
    expect(screen.getByLabelText("Plant type")).toHaveValue("Leek");
    expect(screen.getByLabelText("Description")).toHaveValue("Cut a pipe in half.");
    expect(screen.queryByText("Tip Shared Successfully!")).not.toBeInTheDocument();
    expect(pathname()).toBe("/shareTips");
    expect(lines(calls)).toEqual(["POST /shareTIps"]);
  });

  it("works at the next try", async () => {
    const { user } = await send(faults.timeout);
    mendBackend();
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(db.read().tips.filter((tip) => tip.title === "Leeks in a drainpipe")).toHaveLength(1);
  });
});

describe("PUT /shareTips/{id}", () => {
  async function send(fault: Fault) {
    const app = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await fill(app.user, "Title", "Beans on a net");
    breakCall("put", `/shareTips/${beans._id}`, fault);
    const calls = recordBackendCalls();
    await press(app.user, "Update Tip");
    await expectOops(app.user, fault);
    return { ...app, calls };
  }

  it.each(allFaults)(title, async (fault) => {
    const { pathname, calls } = await send(fault);
    expect(await screen.findByRole("button", { name: "Update Tip" })).toBeEnabled();
    expect(screen.getByLabelText("Title")).toHaveValue("Beans on a net");
    expect(screen.getByLabelText("Description")).toHaveValue(beans.description);
    expect(screen.queryByText("Tip Updated Successfully")).not.toBeInTheDocument();
    expect(pathname()).toBe(`/updateTips/${beans._id}`);
    expect(lines(calls)).toEqual([`PUT /shareTips/${beans._id}`]);
  });

  it("works at the next try", async () => {
    const { user } = await send(faults.offline);
    mendBackend();
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
  });
});

describe("DELETE /shareTips/{id}", () => {
  async function send(fault: Fault) {
    const app = await renderApp("/myTips", { isSignedIn: true });
    await press(app.user, `Delete ${beans.title}`);
    breakCall("delete", `/shareTips/${beans._id}`, fault);
    await press(app.user, "Yes, delete it!");
    await expectOops(app.user, fault);
    return app;
  }

  it.each(allFaults)(title, async (fault) => {
    await send(fault);
    expect(await screen.findByRole("heading", { name: beans.title })).toBeVisible();
    expect(screen.getByRole("button", { name: `Delete ${beans.title}` })).toBeEnabled();
    expect(screen.queryByText("Tips Deleted Successfully")).not.toBeInTheDocument();
  });

  it("works at the next try", async () => {
    const { user } = await send(faults.empty);
    mendBackend();
    await press(user, `Delete ${beans.title}`);
    await press(user, "Yes, delete it!");
    await screen.findByRole("dialog", { name: "Deleted!" });
  });
});

describe("PATCH /shareTips/{id}", () => {
  it.each(allFaults)(
    "that meets $name claims nothing, and works at the next try",
    async (fault) => {
      const { user } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
      await soon(() => screen.queryByRole("button", { name: "Like this tip" }));
      breakCall("patch", `/shareTips/${kale._id}`, fault);
      await press(user, "Like this tip");
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent("Your like did not arrive");
      expect(alert).toHaveTextContent(fault.words);
      expect(screen.getByRole("button", { name: "Like this tip" })).toBeEnabled();
      expect(screen.getByText("0 likes")).toBeVisible();
      expect(screen.queryByText("Thanks for liking this tip!")).not.toBeInTheDocument();

      mendBackend();
      await press(user, "Try again");
      expect(await screen.findByRole("button", { name: "Liked!" })).toBeVisible();
      expect(screen.getByText("1 like")).toBeVisible();
    },
  );
});

describe("POST /users", () => {
  it.each(allFaults)(
    "that meets $name claims no account, and works at the next try without a second one",
    async (fault) => {
      breakCall("post", "/users", fault);
      const provider = recordProviderCalls();
      const { user, pathname } = await renderApp("/register");
      await fill(user, "Name", "Ola Nordmann");
      await fill(user, "Email", "ola@example.org");
      await fill(user, "Photo URL", "https://example.org/ola.jpg");
      await fill(user, "Password", "Marigold!7");
      await fill(user, "Location", "Bergen");
      await press(user, "Create Account");
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent("your profile could not be saved");
      expect(alert).toHaveTextContent(fault.words);
      expect(screen.queryByText("Account Created!")).not.toBeInTheDocument();
      expect(pathname()).toBe("/register");

      mendBackend();
      await press(user, "Try again");
      await screen.findByRole("dialog", { name: "Account Created!" });
      expect(db.read().users).toMatchObject([{ location: "Bergen", specialty: "", bio: "" }]);
      const signUps = lines(provider).filter((line) => line === "POST accounts:signUp");
      expect(signUps).toHaveLength(1);
    },
  );
});

describe("an answer that comes after the person has left", () => {
  it("thanks for a like", async () => {
    const release = holdCall("patch", `/shareTips/${kale._id}`);
    const { user, pathname } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    await press(user, "Like this tip");
    await goElsewhere(user);
    release();
    expect(await screen.findByText("Thanks for liking this tip!")).toBeInTheDocument();
    expect(pathname()).toBe("/aboutUs");
  });

  it("tells of a deleted tip", async () => {
    const release = holdCall("delete", `/shareTips/${beans._id}`);
    const { user, pathname } = await renderApp("/myTips", { isSignedIn: true });
    await press(user, `Delete ${beans.title}`);
    await press(user, "Yes, delete it!");
    await goElsewhere(user);
    release();
    await screen.findByRole("dialog", { name: "Deleted!" });
    expect(pathname()).toBe("/aboutUs");
  });
});
