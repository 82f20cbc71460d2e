import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { delayCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

/** Wraps each text of the page in a `<font>`, as the browsers' translators do. */
function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.nodeValue?.trim() || text.parentElement?.matches("option, font")) continue;
    const font = document.createElement("font");
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

describe("a page that the browser has translated", () => {
  it("signs a member in", async () => {
    const { user, pathname } = await renderApp("/login");
    await fill(user, "Email", member.email);
    await fill(user, "Password", member.password);
    translatePage();
    await press(user, "Sign In");
    await waitFor(() => expect(pathname()).toBe("/"));
  });

  it("says that a password is wrong", async () => {
    const { user } = await renderApp("/login");
    await fill(user, "Email", member.email);
    await fill(user, "Password", "Wrong!one5");
    translatePage();
    await press(user, "Sign In");
    await waitFor(() => expect(screen.getByText("Wrong email or password")).toBeVisible());
    await screen.findByRole("button", { name: "Sign In", hidden: true });
  });

  it("sends a message", async () => {
    const { user } = await renderApp("/contactUs");
    await fill(user, "Name", "Ines");
    await fill(user, "Email", "ines@example.org");
    await fill(user, "Message", "When do the seedlings go?");
    translatePage();
    await press(user, "Send Message");
    expect(await screen.findByRole("button", { name: "Sending..." })).toBeDisabled();
    await screen.findByText(/^Message Sent!/);
    expect(screen.getByRole("button", { name: "Send Message" })).toBeEnabled();
  });

  it("shares a tip", async () => {
    const { user, pathname } = await renderApp("/shareTips", { isSignedIn: true });
    await fill(user, "Title", "Leeks in a drainpipe");
    await fill(user, "Plant type", "Leek");
    await fill(user, "Description", "Cut a pipe in half.");
    translatePage();
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    await screen.findByRole("article", { name: "Leeks in a drainpipe" });
  });

  it("likes and saves a tip", async () => {
    const { user } = await renderApp(`/tipsDetails/${tips.kale._id}`, { isSignedIn: true });
    await screen.findByRole("button", { name: "Like this tip" });
    translatePage();
    await press(user, `Save ${tips.kale.title}`);
    await press(user, "Like this tip");
    await screen.findByRole("button", { name: "Liked!" });
    await user.click(screen.getByRole("tab", { name: "Expert Tips" }));
    await user.click(screen.getByRole("link", { name: "Browse Tips" }));
    await screen.findByText(/^Showing/);
  });

  it("says that the server wakes up, and shows what it then sends", async () => {
    const letThrough = delayCall("get", "/shareTips");
    await renderApp("/browseTips");
    await screen.findByText("Loading the tips…");
    translatePage();
    await waitFor(() =>
      expect(screen.getByText("The server is waking up. This may take ten seconds.")).toBeVisible(),
    );
    letThrough();
    await screen.findByText("Showing 3 of 3 premium gardening tips");
  });

  it("filters and sorts all tips", async () => {
    const { user } = await renderApp("/browseTips");
    await screen.findByText(/^Showing/);
    translatePage();
    await press(user, "Difficulty");
    await press(user, "Title");
    await press(user, "Filters");
    await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Soil");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    await press(user, "Clear filters");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  });
});
