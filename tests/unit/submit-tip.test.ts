import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lookUpTip, type Submission, submitTip } from "@/features/tips/editor/submit-tip";
import { queryClient } from "@/lib/query-client";
import { lines, recordBackendCalls } from "../support/calls";
import { leeks } from "../support/drafts";
import { makeTip, tipRecord } from "../support/factories";
import { breakCall, breakCallAfter, dropResponse, faults } from "../support/faults";
import { member as account, db } from "../support/server";

const member = { uid: account.uid, email: account.email, displayName: "Rowan", photoURL: null };
const author = { email: account.email, name: "Rowan" };
const attempt = { createdAt: "2026-04-05T06:07:08.009Z" };
const ID = "a1b2c3d4e5f60718293a4b09";
const path = `/shareTips/${ID}`;
const newTip: Submission = {
  member,
  tip: null,
  fields: { ...leeks, ...author },
  base: leeks,
  attempt,
  isRepeated: false,
};

const tip = makeTip({ ...leeks, ...author, _id: ID });
const mine = { ...leeks, ...author, title: "My leeks" };
const update: Submission = { ...newTip, tip, fields: mine };

const store = (fields: object) =>
  db.update((data) => {
    data.tips = [...data.tips.filter(({ _id }) => _id !== ID), tipRecord({ ...tip, ...fields })];
  });
const stored = () =>
  db.read().tips.filter(({ _id, createdAt }) => _id === ID || createdAt === attempt.createdAt);
const remove = () =>
  db.update((data) => {
    data.tips = data.tips.filter(({ _id }) => _id !== ID);
  });

afterEach(() => queryClient.clear());

interface Case {
  name: string;
  /** What the server has, and how it answers. */
  given?: () => void;
  submission: Submission;
  outcome: object;
  calls: string[];
}

const again = (submission: Submission): Submission => ({ ...submission, isRepeated: true });
const POST = "POST /shareTIps";
const LOOK = `GET /myTips?email=${encodeURIComponent(account.email)}`;
const GET = `GET ${path}`;
const PUT = `PUT ${path}`;

function run(cases: Case[]) {
  it.each(cases)("$name", async ({ given, submission, outcome, calls: expected }) => {
    given?.();
    const calls = recordBackendCalls();
    expect(await submitTip(submission)).toMatchObject(outcome);
    expect(lines(calls)).toEqual(expected);
  });
}

describe("a new tip", () => {
  const lost = (error: object) => ({ error: expect.objectContaining(error) });

  run([
    {
      name: "is shared",
      submission: newTip,
      outcome: { status: "shared", change: "created", tip: { title: leeks.title } },
      calls: [POST],
    },
    {
      name: "is refused by the server",
      given: () => breakCall("post", "/shareTIps", faults.status),
      submission: newTip,
      outcome: { status: "refused" },
      calls: [POST],
    },
    {
      name: "is shared if only the response is lost",
      given: () => dropResponse("post", "/shareTIps"),
      submission: newTip,
      outcome: { status: "shared", change: "created" },
      calls: [POST, LOOK],
    },
    {
      name: "is absent if the request is lost",
      given: () => breakCall("post", "/shareTIps", faults.offline),
      submission: newTip,
      outcome: { status: "absent", ...lost({ kind: "offline" }) },
      calls: [POST, LOOK],
    },
    {
      name: "is unconfirmed if the look-up fails too, because of what the sending failed with",
      given: () => {
        dropResponse("post", "/shareTIps", faults.broken);
        breakCall("get", "/myTips", faults.status);
      },
      submission: newTip,
      outcome: { status: "unconfirmed", ...lost({ kind: "not-json" }) },
      calls: [POST, LOOK],
    },
    {
      name: "is not sent again if it arrived before",
      given: () => store({ createdAt: attempt.createdAt }),
      submission: again(newTip),
      outcome: { status: "shared", tip: { _id: ID } },
      calls: [LOOK],
    },
    {
      name: "is not sent again if it arrived before under another title",
      given: () => store({ createdAt: attempt.createdAt, title: "As it was first" }),
      submission: again(newTip),
      outcome: { status: "changed", saved: { title: "As it was first" } },
      calls: [LOOK],
    },
    {
      name: "is sent again if it did not arrive before",
      submission: again(newTip),
      outcome: { status: "shared", change: "created" },
      calls: [LOOK, POST],
    },
    {
      name: "is not sent again while it is unknown whether it arrived",
      given: () => breakCall("get", "/myTips", faults.offline),
      submission: again(newTip),
      outcome: { status: "unconfirmed" },
      calls: [LOOK],
    },
  ]);

  it("has the time of its attempt, by which it is found", async () => {
    await submitTip(newTip);
    expect(stored()).toMatchObject([{ ...leeks, ...author, createdAt: attempt.createdAt }]);
  });
});

describe("an update", () => {
  beforeEach(() => store({}));

  run([
    {
      name: "is written",
      submission: update,
      outcome: { status: "shared", change: "updated", tip: mine },
      calls: [GET, PUT],
    },
    {
      name: "changes nothing if the tip says the same",
      submission: { ...update, fields: { ...leeks, ...author } },
      outcome: { status: "shared", change: "unchanged" },
      calls: [GET, PUT],
    },
    {
      name: "is written if the tip cannot be looked at first",
      given: () => breakCall("get", path, faults.status),
      submission: update,
      outcome: { status: "shared", change: "updated" },
      calls: [GET, PUT],
    },
    {
      name: "does not overwrite another version",
      given: () => store({ description: "Another device's." }),
      submission: update,
      outcome: { status: "changed", saved: { description: "Another device's." } },
      calls: [GET],
    },
    {
      name: "does not recreate a deleted tip",
      given: remove,
      submission: update,
      outcome: { status: "changed", saved: null },
      calls: [GET],
    },
    {
      name: "does not write to another's tip that is hidden by now",
      given: () => store({ email: "somebody.else@example.net", availability: "hidden" }),
      submission: update,
      outcome: { status: "changed", saved: null },
      calls: [GET],
    },
    {
      name: "is written if only the response is lost",
      given: () => dropResponse("put", path),
      submission: update,
      outcome: { status: "shared", change: "updated" },
      calls: [GET, PUT, GET],
    },
    {
      name: "is absent if the request is lost",
      given: () => breakCall("put", path, faults.offline),
      submission: update,
      outcome: { status: "absent" },
      calls: [GET, PUT, GET],
    },
    {
      name: "is unconfirmed if the look-up fails too",
      given: () => {
        dropResponse("put", path);
        breakCallAfter("get", path, 1);
      },
      submission: update,
      outcome: { status: "unconfirmed" },
      calls: [GET, PUT, GET],
    },
    {
      name: "is not written again if it arrived before",
      given: () => store({ title: mine.title }),
      submission: again(update),
      outcome: { status: "shared", change: "updated" },
      calls: [GET],
    },
  ]);

  it("keeps the author of another's tip, who is read from the server", async () => {
    const others = { email: "somebody.else@example.net", name: "Somebody Else" };
    store(others);
    await submitTip({ ...update, tip: { ...tip, email: "" } });
    expect(stored()).toMatchObject([{ title: mine.title, ...others }]);
  });
});

describe("the look-up of an earlier attempt", () => {
  it.each([
    ["finds a new tip", newTip, () => store({ createdAt: attempt.createdAt }), "shared"],
    ["finds no new tip", newTip, () => {}, "absent"],
    ["finds an update", update, () => store({ title: mine.title }), "shared"],
    ["finds the tip as it was before an update", update, () => store({}), "absent"],
    ["finds another version", update, () => store({ title: "Another" }), "changed"],
  ])("%s", async (_, submission, given, status) => {
    given();
    const calls = recordBackendCalls();
    expect(await lookUpTip(submission)).toMatchObject({ status });
    expect(calls).toHaveLength(1);
  });
});
