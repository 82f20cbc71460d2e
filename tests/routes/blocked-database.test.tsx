import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { quietPage } from "../support/pages";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { fill, press } from "../support/user-actions";

let failure: DOMException;

// Opening a database throws, as in Firefox with blocked cookies.
beforeEach(() => {
  failure = new DOMException("The operation is insecure.", "SecurityError");
  vi.stubGlobal("indexedDB", {
    open() {
      throw failure;
    },
  });
});

it("a tip can be updated in a browser that blocks databases", async () => {
  const { user } = await renderApp(`/updateTips/${tips.beans._id}`, { isSignedIn: true });
  await fill(user, "Title", "Beans on a net");
  await press(user, "Update Tip");
  await screen.findByRole("dialog", { name: "Tip Updated Successfully" });
});

it("a failure to remove other members' data from a broken database is reported", async () => {
  failure = new DOMException("The database is broken.", "UnknownError");
  expectConsole(/The database is broken/);
  await renderApp(quietPage, { isSignedIn: true });
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(failure));
});
