import { screen } from "@testing-library/react";
import { HttpResponse, http as mock } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { showTipEarly, tellTemplateIsThere } from "@/app/early-tip";
import { renderEarlyTip } from "@/tooling/render-page";
import { lines, recordBackendCalls } from "../support/calls";
import { tipRecord } from "../support/factories";
import { persist, stubIndexedDb } from "../support/indexed-db";
import { member, server, tips } from "../support/server";

// How the app takes over from the early tip: tests/e2e/journeys/early-tip.spec.ts

const sessionKey = "firebase:authUser:test-key:[DEFAULT]";
const description = "Thin the seedlings to 5 cm, in the evening, after watering.";

beforeEach(async () => {
  tellTemplateIsThere();
  await stubIndexedDb();
  localStorage.setItem(sessionKey, JSON.stringify({ uid: member.uid, email: member.email }));
  document.body.innerHTML = `<div id="root">Loading the page</div><template id="early-tip">${await renderEarlyTip()}</template>`;
});

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  window.earlyCall = undefined;
});

/** Opens the shell at an address, and waits until its script is done. */
async function openShell(address: string) {
  window.history.replaceState(null, "", address);
  await showTipEarly();
}

function respondWith(respond: () => Response | Promise<Response>) {
  server.use(mock.get("https://api.test/shareTips/:id", respond));
}

function expectSpinner() {
  expect(screen.getByText("Loading the page")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
}

describe("a member who opens a tip's address", () => {
  it("reads the tip before the app starts", async () => {
    await openShell(`/tipsDetails/${tips.beans._id}`);
    expect(screen.getByRole("heading", { level: 1, name: tips.beans.title })).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(screen.getByText("Vertical Gardening")).toBeInTheDocument();
    expect(screen.getByText("Public")).toBeInTheDocument();
    expect(screen.getByText("Medium").parentElement).toHaveClass("badge-warning");
    expect(screen.getByText(member.name)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/[{}]/);
  });

  it("causes one call to the backend", async () => {
    const calls = recordBackendCalls();
    await openShell(`/tipsDetails/${tips.kale._id}/`);
    expect(lines(calls)).toEqual([`GET /shareTips/${tips.kale._id}`]);
  });

  it("reads the persisted tip while the host sleeps", async () => {
    await persist(["member", member.uid, "tip", "a1"], tipRecord({ title: "From June" }), 1);
    respondWith(() => new Promise<never>(() => {}));
    window.history.replaceState(null, "", "/tipsDetails/a1");
    void showTipEarly();
    expect(await screen.findByRole("heading", { name: "From June" })).toBeInTheDocument();
  });

  it("sees their own hidden tip", async () => {
    await openShell(`/tipsDetails/${tips.secret._id}`);
    expect(screen.getByRole("heading", { name: tips.secret.title })).toBeInTheDocument();
  });

  it("does not see another member's hidden tip, neither from the server nor from the device", async () => {
    const hidden = tipRecord({ availability: "hidden" });
    await persist(["member", member.uid, "tip", "a1"], hidden, 1);
    respondWith(() => HttpResponse.json(hidden));
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expectSpinner();
  });

  it("reads markup in a tip as plain text", async () => {
    const title = "<img src=x onerror=alert(1)> {description}";
    respondWith(() => HttpResponse.json(tipRecord({ title, description: "<b>bold</b>" })));
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText("<b>bold</b>")).toBeInTheDocument();
  });

  it("sees no row and no badge for fields that the tip lacks", async () => {
    respondWith(() => HttpResponse.json({ _id: tips.kale._id }));
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expect(screen.getByRole("heading", { level: 1, name: "Untitled tip" })).toBeInTheDocument();
    expect(screen.getByText("The author hasn't written a description.")).toBeInTheDocument();
    expect(screen.queryByText("Plant type")).not.toBeInTheDocument();
    expect(document.querySelector(".badge")).toBeNull();
    expect(document.body).not.toHaveTextContent(/[{}]/);
  });

  it.each([
    ["responds with an error", () => HttpResponse.json({}, { status: 500 })],
    ["has no such tip", () => new HttpResponse(null)],
    ["sends null", () => HttpResponse.json(null)],
    ["sends no JSON", () => HttpResponse.html("<!doctype html>")],
    ["sends a broken tip", () => HttpResponse.json({ title: "No id" })],
    ["is unreachable", () => HttpResponse.error()],
  ])("sees the spinner until the app starts when the server %s", async (_, respond) => {
    respondWith(respond);
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expectSpinner();
  });

  it("sees the spinner until the app starts when the URL is malformed", async () => {
    const calls = recordBackendCalls();
    await openShell("/tipsDetails/%E0%A4%A");
    expect(calls).toEqual([]);
    expectSpinner();
  });

  it("sees the app's page when the app started first", async () => {
    respondWith(() => {
      window.earlyCall = undefined;
      return HttpResponse.json(tips.kale);
    });
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expectSpinner();
  });
});

describe("the shell", () => {
  it.each(["/myTips", `/updateTips/${tips.kale._id}`, "/tipsDetails", "/tipsDetails/a/b"])(
    "sends no call at %s",
    async (address) => {
      const calls = recordBackendCalls();
      await openShell(address);
      expect(calls).toEqual([]);
      expectSpinner();
    },
  );

  it.each([
    ["no session", null],
    ["an unreadable session", "{"],
    ["a session without an e-mail", JSON.stringify({ uid: "a" })],
  ])("sends no call with %s on the device", async (_, session) => {
    if (session === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, session);
    const calls = recordBackendCalls();
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expect(calls).toEqual([]);
    expectSpinner();
  });
});
