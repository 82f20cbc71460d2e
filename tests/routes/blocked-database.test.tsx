import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { leeks } from "../support/drafts";
import { renderApp } from "../support/render-app";
import { db, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

const { beans, kale } = tips;

let failure: DOMException;

/** As in Firefox with blocked cookies, where opening a database throws. */
beforeEach(() => {
  failure = new DOMException("The operation is insecure.", "SecurityError");
  vi.stubGlobal("indexedDB", {
    open() {
      throw failure;
    },
  });
});

describe("in a browser that blocks its database", () => {
  it("a tip is shared", async () => {
    const { user } = await renderApp("/shareTips", { isSignedIn: true });
    await fill(user, "Title", leeks.title);
    await fill(user, "Plant type", leeks.plantType);
    await fill(user, "Description", leeks.description);
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    expect(db.read().tips.filter(({ title }) => title === leeks.title)).toHaveLength(1);
  });

  it("a tip is updated", async () => {
    const { user } = await renderApp(`/updateTips/${beans._id}`, { isSignedIn: true });
    await fill(user, "Title", "Beans on a net");
    await press(user, "Update Tip");
    await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
  });

  it("a tip is deleted", async () => {
    const { user } = await renderApp("/myTips", { isSignedIn: true });
    await press(user, `Delete ${beans.title}`);
    await press(user, "Yes, delete it!");
    await screen.findByRole("dialog", { name: "Deleted!" });
    await waitFor(() => expect(screen.queryByText(beans.title)).not.toBeInTheDocument());
  });

  it("a tip is liked", async () => {
    const { user } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    await press(user, "Like this tip");
    await screen.findByRole("button", { name: "Liked!" });
    expect(screen.queryByText("We couldn't save your like")).not.toBeInTheDocument();
  });
});

it("reports that other members' data could not be removed from a broken database", async () => {
  failure = new DOMException("The database is broken.", "UnknownError");
  expectConsole(/The database is broken/);
  await renderApp("/aboutUs", { isSignedIn: true });
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(failure));
});
