import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { delayCall } from "../support/faults";
import { renderApp } from "../support/render-app";
import { member, tips } from "../support/server";
import { fill, press } from "../support/user-actions";

/** Wraps each text of the page in a `<font>`, as the browsers' translators do. */
function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const text of nodes) {
    if (!text.nodeValue?.trim() || text.parentElement?.matches("option, font")) continue;
    const font = document.createElement("font");
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

describe("a page translated by the browser", () => {
  it("can reject a wrong password, and sign a member in", async () => {
    const { user, pathname } = await renderApp("/login");
    await fill(user, "Email", member.email);
    await fill(user, "Password", "Wrong!one5");
    translatePage();
    await press(user, "Sign In");
    await waitFor(() => expect(screen.getByText("Wrong email or password")).toBeVisible());
    await press(user, "OK");
    await fill(user, "Password", member.password);
    translatePage();
    await press(user, "Sign In");
    await waitFor(() => expect(pathname()).toBe("/"));
  });

  it("can share a tip", async () => {
    const { user, pathname } = await renderApp("/shareTips", { isSignedIn: true });
    await fill(user, "Title", "Leeks in a drainpipe");
    await fill(user, "Plant type", "Leek");
    await fill(user, "Description", "Cut a pipe in half.");
    translatePage();
    await press(user, "Share Tip");
    await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(pathname()).toBe("/browseTips"));
    await screen.findByRole("article", { name: "Leeks in a drainpipe" });
  });

  it("can like and save a tip", async () => {
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

  it("can say that the server is waking up, and show its response", async () => {
    const release = delayCall("get", "/shareTips");
    await renderApp("/browseTips");
    await screen.findByText("Loading the tips…");
    translatePage();
    await waitFor(() =>
      expect(screen.getByText("The server is waking up. This may take ten seconds.")).toBeVisible(),
    );
    release();
    await screen.findByText("Showing 3 of 3 premium gardening tips");
  });

  it("can filter and sort the tips", async () => {
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
