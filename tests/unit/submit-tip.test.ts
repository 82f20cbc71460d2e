import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lookUpTip, type Submission, submitTip } from "@/features/tips/editor/submit-tip";
import { env } from "@/lib/env";
import { queryClient } from "@/lib/query-client";
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
  expect(await submitTip(submission, false)).toMatchObject(outcome);
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

  it("is reported as changed if the response is lost and the server has another version", async () => {
    const saved = { title: "Edited elsewhere" };
    store({ createdAt: attempt.createdAt, ...saved });
    dropResponse("post", "/shareTIps");
    await expectOutcome(newTip, { status: "changed", saved }, [POST, LOOK_UP]);
  });
});

describe("an update", () => {
  const updated = { status: "shared", change: "updated" };

  beforeEach(() => store({}));

  it("is written if the tip cannot be looked up first", async () => {
    breakCall("get", path, faults.status);
    await expectOutcome(update, updated, [GET, PUT]);
  });

  it("does not write to another member's tip that has been hidden", async () => {
    store({ email: "somebody.else@example.net", availability: "hidden" });
    await expectOutcome(update, { status: "changed", saved: null }, [GET]);
  });

  it("is known not to have arrived if the request is lost", async () => {
    breakCall("put", path, faults.offline);
    await expectOutcome(update, { status: "absent" }, [GET, PUT, GET]);
  });

  it("is unconfirmed if the response is lost and the server has another version", async () => {
    server.use(
      http.put(apiUrl(env.apiBaseUrl, path), () => {
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
    await submitTip({ ...update, tip: { ...tip, email: "" } }, false);
    expect(stored()).toMatchObject([{ title: mine.title, ...others }]);
  });
});

describe("the lookup of an earlier attempt", () => {
  it("cannot tell yet whether a tip sent less than 15 seconds ago has arrived", async () => {
    const outcome = await lookUpTip(newTip, Date.now() - 14_000);
    expect(outcome).toMatchObject({ status: "unconfirmed" });
  });

  it.each([
    ["finds a new tip", newTip, () => store({ createdAt: attempt.createdAt }), "shared"],
    ["finds no new tip", newTip, () => {}, "absent"],
    ["finds another version of an update", update, () => store({ title: "Another" }), "changed"],
  ])("%s with one request", async (_, submission, given, status) => {
    given();
    const calls = recordBackendCalls();
    expect(await lookUpTip(submission, Date.now() - 15_000)).toMatchObject({ status });
    expect(calls).toHaveLength(1);
  });
});
