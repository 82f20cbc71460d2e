import { screen } from "@testing-library/react";
import { HttpResponse, http as mock } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { showTipEarly, tellTemplateIsThere } from "@/app/early-tip";
import { renderEarlyTip } from "@/tooling/render-page";
import { lines, recordBackendCalls } from "../support/calls";
import { tipRecord } from "../support/factories";
import { persist, stubIndexedDb } from "../support/indexed-db";
import { member, server, tips } from "../support/server";

// How the app takes over in a browser: tests/e2e/journeys/early-tip.spec.ts

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

/** Opens the shell at an address, whose script says all that it has to say. */
async function openShell(address: string) {
  window.history.replaceState(null, "", address);
  await showTipEarly();
}

function answerWith(answer: () => Response | Promise<Response>) {
  server.use(mock.get("https://api.test/shareTips/:id", answer));
}

function expectSpinner() {
  expect(screen.getByText("Loading the page")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
}

describe("a member who opens a tip's address", () => {
  it("reads the tip before the app is there", async () => {
    await openShell(`/tipsDetails/${tips.beans._id}`);
    expect(screen.getByRole("heading", { level: 1, name: tips.beans.title })).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(screen.getByText("Vertical Gardening")).toBeInTheDocument();
    expect(screen.getByText("Public")).toBeInTheDocument();
    expect(screen.getByText("Medium").parentElement).toHaveClass("badge-warning");
    expect(screen.getByText(member.name)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/[{}]/);
  });

  it("asks the backend once, and for nothing else", async () => {
    const calls = recordBackendCalls();
    await openShell(`/tipsDetails/${tips.kale._id}/`);
    expect(lines(calls)).toEqual([`GET /shareTips/${tips.kale._id}`]);
  });

  it("reads what an earlier visit persisted while the host sleeps", async () => {
    await persist(["member", member.uid, "tip", "a1"], tipRecord({ title: "From June" }), 1);
    answerWith(() => new Promise<never>(() => {}));
    window.history.replaceState(null, "", "/tipsDetails/a1");
    void showTipEarly();
    expect(await screen.findByRole("heading", { name: "From June" })).toBeInTheDocument();
  });

  it("sees their own hidden tip", async () => {
    await openShell(`/tipsDetails/${tips.secret._id}`);
    expect(screen.getByRole("heading", { name: tips.secret.title })).toBeInTheDocument();
  });

  it("sees nobody else's hidden tip, neither from the server nor from the device", async () => {
    const hidden = tipRecord({ availability: "hidden" });
    await persist(["member", member.uid, "tip", "a1"], hidden, 1);
    answerWith(() => HttpResponse.json(hidden));
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expectSpinner();
  });

  it("reads markup as the text that it is", async () => {
    const title = "<img src=x onerror=alert(1)> {description}";
    answerWith(() => HttpResponse.json(tipRecord({ title, description: "<b>bold</b>" })));
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText("<b>bold</b>")).toBeInTheDocument();
  });

  it("sees no row and no badge for what the tip does not say", async () => {
    answerWith(() => HttpResponse.json({ _id: tips.kale._id }));
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expect(screen.getByRole("heading", { level: 1, name: "Untitled tip" })).toBeInTheDocument();
    expect(screen.getByText("The author hasn't written a description.")).toBeInTheDocument();
    expect(screen.queryByText("Plant type")).not.toBeInTheDocument();
    expect(document.querySelector(".badge")).toBeNull();
    expect(document.body).not.toHaveTextContent(/[{}]/);
  });

  it.each([
    ["fails", () => HttpResponse.json({}, { status: 500 })],
    ["knows no such tip", () => new HttpResponse(null)],
    ["says null", () => HttpResponse.json(null)],
    ["sends no JSON", () => HttpResponse.html("<!doctype html>")],
    ["sends a broken tip", () => HttpResponse.json({ title: "No id" })],
    ["is out of reach", () => HttpResponse.error()],
  ])("hears from the app alone when the server %s", async (_, answer) => {
    answerWith(answer);
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expectSpinner();
  });

  it("hears from the app alone what is wrong with an address", async () => {
    const calls = recordBackendCalls();
    await openShell("/tipsDetails/%E0%A4%A");
    expect(calls).toEqual([]);
    expectSpinner();
  });

  it("keeps the app's page where the app was first", async () => {
    answerWith(() => {
      window.earlyCall = undefined;
      return HttpResponse.json(tips.kale);
    });
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expectSpinner();
  });
});

describe("the shell", () => {
  it.each(["/myTips", `/updateTips/${tips.kale._id}`, "/tipsDetails", "/tipsDetails/a/b"])(
    "asks the backend for nothing at %s",
    async (address) => {
      const calls = recordBackendCalls();
      await openShell(address);
      expect(calls).toEqual([]);
      expectSpinner();
    },
  );

  it.each([
    ["no session", null],
    ["a session that cannot be read", "{"],
    ["a session without an e-mail", JSON.stringify({ uid: "a" })],
  ])("asks the backend for nothing with %s on the device", async (_, session) => {
    if (session === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, session);
    const calls = recordBackendCalls();
    await openShell(`/tipsDetails/${tips.kale._id}`);
    expect(calls).toEqual([]);
    expectSpinner();
  });
});
