import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { tipRecord } from "../support/factories";
import { breakCall, mockResponse } from "../support/faults";
import { renderApp } from "../support/render-app";
import { fill, press } from "../support/user-actions";

const words = tipRecord({ _id: "tip-1", title: "Leeks in a drainpipe" });
const numbered = tipRecord({ _id: 7, title: "Peas in a gutter" });

it("tips whose ids are words or numbers can be listed, opened and liked", async () => {
  mockResponse("get", "/shareTips", [words, numbered]);
  mockResponse("get", "/shareTips/7", numbered);
  mockResponse("patch", "/shareTips/7", { matchedCount: 1 });
  const { user, pathname } = await renderApp("/browseTips", { isSignedIn: true });
  await screen.findByText("Showing 2 of 2 premium gardening tips");
  const card = screen.getByRole("article", { name: "Peas in a gutter" });
  await user.click(within(card).getByRole("link"));
  await screen.findByRole("heading", { name: "Peas in a gutter", level: 1 });
  expect(pathname()).toBe("/tipsDetails/7");
  await press(user, "Like this tip");
  await screen.findByRole("button", { name: "Liked!" });
});

it.each(["tip-9", 9])("a tip is shared if the server returns the id %j", async (insertedId) => {
  mockResponse("post", "/shareTIps", { insertedId });
  const { user } = await renderApp("/shareTips", { isSignedIn: true });
  await fill(user, "Title", "Leeks in a drainpipe");
  await fill(user, "Plant type", "Leek");
  await fill(user, "Description", "Cut a pipe in half.");
  await press(user, "Share Tip");
  await screen.findByRole("dialog", { name: "Tip Shared Successfully!" });
});

it("a failing server is not taken for a missing tip, whatever the tip's id", async () => {
  const answer = () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 });
  breakCall("get", "/shareTips/tip-1", { name: "", words: "", answer });
  await renderApp("/tipsDetails/tip-1", { isSignedIn: true });
  await screen.findByRole("heading", { name: "We couldn't load the tip" });
});
