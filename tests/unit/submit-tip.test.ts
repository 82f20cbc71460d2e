import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Submission, submitTip } from "@/features/tips/editor/submit-tip";
import { WRITE_TIMEOUT_MS } from "@/lib/http";
import { queryClient } from "@/lib/query-client";
import { settings } from "@/lib/settings";
import { apiUrl } from "@/mocks/mocked-urls";
import { lines, recordBackendCalls } from "../support/calls";
import { attempt, leeks } from "../support/drafts";
import { makeTip, tipRecord } from "../support/factories";
import { breakCall, dropResponse, faults } from "../support/faults";
import { member as account, db, server } from "../support/server";

const member = { uid: account.uid, email: account.email, displayName: "Rowan", photoURL: null };
const author = { email: account.email, name: "Rowan" };
const ID = "a1b2c3d4e5f60718293a4b09";
const path = `/shareTips/${ID}`;
const newTip: Submission = {
  member,
  tip: null,
  fields: { ...leeks, ...author },
  base: leeks,
  attempt,
  isRepeated: false,
  onSend: () => {},
};

const tip = makeTip({ ...leeks, ...author, _id: ID });
const mine = { ...leeks, ...author, title: "My leeks" };
const update: Submission = { ...newTip, tip, fields: mine };

/** Stores the tip on the server. */
const store = (fields: object) =>
  db.update((data) => {
    data.tips = [...data.tips.filter(({ _id }) => _id !== ID), tipRecord({ ...tip, ...fields })];
  });
const stored = () =>
  db.read().tips.filter(({ _id, createdAt }) => _id === ID || createdAt === attempt.createdAt);

afterEach(() => queryClient.clear());

const POST = "POST /shareTIps";
const LOOK_UP = `GET /myTips?email=${encodeURIComponent(account.email)}`;
const GET = `GET ${path}`;
const PUT = `PUT ${path}`;

async function expectOutcome(submission: Submission, outcome: object, requests: string[]) {
  const calls = recordBackendCalls();
  expect(await submitTip(submission)).toMatchObject(outcome);
  expect(lines(calls)).toEqual(requests);
}

describe("a new tip", () => {
  const failedWith = (kind: string) => ({ error: expect.objectContaining({ kind }) });

  it("is unconfirmed, with the error of the POST, if the lookup fails too", async () => {
    dropResponse("post", "/shareTIps", faults.broken);
    breakCall("get", "/myTips", faults.status);
    const outcome = { status: "unconfirmed", ...failedWith("not-json") };
    await expectOutcome(newTip, outcome, [POST, LOOK_UP]);
  });

  it("is reported as stored before if the response is lost and the server has another version", async () => {
    store({ createdAt: attempt.createdAt, title: "Edited elsewhere" });
    dropResponse("post", "/shareTIps");
    await expectOutcome(newTip, { status: "storedBefore" }, [POST, LOOK_UP]);
  });
});

describe("an update", () => {
  const updated = { status: "stored", change: "updated" };

  beforeEach(() => store({}));

  it("is written if the tip cannot be looked up first", async () => {
    breakCall("get", path, faults.status);
    await expectOutcome(update, updated, [GET, PUT]);
  });

  it("does not write to another member's tip that has been hidden", async () => {
    store({ email: "somebody.else@example.net", availability: "hidden" });
    await expectOutcome(update, { status: "gone" }, [GET]);
  });

  it("is known not to have arrived if the connection fails at once", async () => {
    vi.setSystemTime(Date.now());
    breakCall("put", path, faults.offline);
    await expectOutcome(update, { status: "absent" }, [GET, PUT, GET]);
  });

  it.each([
    ["the connection is lost later", faults.offline, 1000],
    ["a gateway fails at once", faults.gateway, 0],
  ])("may still arrive if %s", async (_, fault, ms) => {
    vi.setSystemTime(Date.now());
    breakCall("put", path, {
      ...fault,
      answer: () => {
        vi.setSystemTime(Date.now() + ms);
        return fault.answer();
      },
    });
    await expectOutcome(update, { status: "unconfirmed" }, [GET, PUT, GET]);
  });

  it("is unconfirmed if the response is lost and the server has another version", async () => {
    server.use(
      http.put(apiUrl(settings.VITE_API_BASE_URL, path), () => {
        store({ title: "Edited elsewhere" });
        return HttpResponse.error();
      }),
    );
    await expectOutcome(update, { status: "unconfirmed" }, [GET, PUT, GET]);
  });

  it("does not send another member's tip without its author, who is not known offline", async () => {
    store({ email: "somebody.else@example.net", name: "Somebody Else" });
    breakCall("get", path, faults.offline);
    const others = { ...update, tip: { ...tip, email: "", name: "Somebody Else" } };
    await expectOutcome(others, { status: "refused" }, [GET]);
    expect(stored()).toMatchObject([{ email: "somebody.else@example.net" }]);
  });

  it("keeps the author of another member's tip, as the server has it", async () => {
    const others = { email: "somebody.else@example.net", name: "Somebody Else" };
    store(others);
    await submitTip({ ...update, tip: { ...tip, email: "" } });
    expect(stored()).toMatchObject([{ title: mine.title, ...others }]);
  });
});

describe("a repeated attempt", () => {
  const again = { ...newTip, isRepeated: true };

  it.each([
    ["shares no second tip", newTip, { createdAt: attempt.createdAt }, "stored", [LOOK_UP]],
    [
      "overwrites no tip that was shared with another text",
      newTip,
      { createdAt: attempt.createdAt, title: "Another" },
      "storedBefore",
      [LOOK_UP],
    ],
    ["does not repeat an update that arrived", update, mine, "stored", [GET]],
    ["overwrites no other version", update, { title: "Another" }, "changed", [GET]],
  ])("%s", async (_, submission, saved, status, requests) => {
    store(saved);
    await expectOutcome({ ...submission, isRepeated: true }, { status }, requests);
  });

  it("shares the tip if the earlier attempt did not arrive", async () => {
    await expectOutcome(again, { status: "stored", change: "created" }, [LOOK_UP, POST]);
  });

  describe("while the earlier request may be on its way", () => {
    const sentAt = Date.now();
    const pending = { ...attempt, sentAt };

    // From a page that was closed since, or another tab.
    it("is not sent, but afterwards", async () => {
      vi.setSystemTime(sentAt + WRITE_TIMEOUT_MS - 1);
      const sent = { ...again, attempt: pending };
      await expectOutcome(sent, { status: "unconfirmed" }, [LOOK_UP]);
      vi.setSystemTime(sentAt + WRITE_TIMEOUT_MS);
      await expectOutcome(sent, { status: "stored" }, [LOOK_UP, POST]);
    });

    it.each([
      ["the version before it", {}],
      ["another version, which it may replace", { title: "Another" }],
      ["no tip, which it may recreate", null],
    ])("is not sent over it if it is an update, and the server has %s", async (_, saved) => {
      vi.setSystemTime(sentAt);
      if (saved !== null) store(saved);
      const sent = { ...update, attempt: pending, isRepeated: true };
      await expectOutcome(sent, { status: "unconfirmed" }, [GET]);
    });
  });

  it.each([
    ["a new tip", newTip, LOOK_UP],
    ["an update", update, GET],
  ])("of %s is not sent if the tip cannot be looked up", async (_, submission, lookUp) => {
    store({});
    breakCall("get", "/(myTips|shareTips/.*)", faults.status);
    const sent = { ...submission, isRepeated: true };
    await expectOutcome(sent, { status: "unconfirmed" }, [lookUp]);
  });
});
