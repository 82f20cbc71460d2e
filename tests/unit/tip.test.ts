import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isHidden, isOwnTip, sharedAt, TipSchema, tipTitle } from "@/features/tips/tip";
import { fieldNames, newTipFields, tipFields } from "@/features/tips/tip-fields";
import { formatDate } from "@/lib/format";
import { makeTip, sampleFields, tipRecord } from "../support/factories";

describe("a tip from the server", () => {
  it("has every known field as stored, and no unknown one", () => {
    const record = tipRecord({ totalLiked: 3, difficulty: " hard", availability: "hidden" });
    expect(v.parse(TipSchema, { ...record, password: "x" })).toEqual(record);
  });

  it("has defaults for the fields that an old tip lacks", () => {
    const empty = Object.fromEntries(Object.keys(tipRecord()).map((name) => [name, ""]));
    const old = { _id: "a1b2c3d4e5f60718293a4b01" };
    const defaults = { ...empty, availability: "public", totalLiked: 0 };
    expect(v.parse(TipSchema, old)).toEqual({ ...defaults, ...old });
  });

  it("has the line breaks and the address that a form would return", () => {
    const record = tipRecord({
      title: "Grow\r\nbasil",
      description: "A.\rB.\r\nC.\n",
      imageUrl: " /a.webp\n",
    });
    expect(v.parse(TipSchema, record)).toMatchObject({
      title: "Grow basil",
      description: "A.\nB.\nC.\n",
      imageUrl: "/a.webp",
    });
  });

  it.each([
    ["tip-1", "tip-1"],
    [7, "7"],
    [0, "0"],
  ])("has the id %j as %j", (stored, _id) => {
    expect(v.parse(TipSchema, tipRecord({ _id: stored }))._id).toBe(_id);
  });

  it.each([[undefined], [null], [""], ["."], [".."], [{}], [[]], [true]])(
    "is rejected with the id %j",
    (_id) => {
      expect(v.is(TipSchema, tipRecord({ _id }))).toBe(false);
    },
  );
});

describe("a row of the table of fields", () => {
  it.each(fieldNames)("%s has an initial value and a sample that its form would return", (name) => {
    const { control, schema } = tipFields[name];
    const options = typeof control === "object" ? control.options : undefined;
    for (const value of [newTipFields[name], sampleFields[name]]) {
      expect(v.parse(schema, value)).toBe(value);
      expect(options ?? [value]).toContain(value);
    }
  });
});

const rowan = { email: "Rowan@Example.org" };

describe("a tip", () => {
  it.each([
    ["is someone's own with the same email address", "Rowan@Example.org", rowan, true],
    ["is someone's own whatever the case and spaces", " rowan@example.ORG ", rowan, true],
    ["is not someone's own with another email address", "ida@example.org", rowan, false],
    ["is not someone's own with part of the email address", "rowan@example", rowan, false],
    ["is not a visitor's own", "rowan@example.org", null, false],
    ["is not a member's own without email addresses", "", { email: null }, false],
    ["is not a member's own with empty email addresses", "", { email: "" }, false],
  ])("%s", (_, email, user, expected) => {
    expect(isOwnTip(makeTip({ email }), user)).toBe(expected);
  });

  it.each([
    ["hidden", true],
    [" HIDDEN ", true],
    ["public", false],
    ["unhidden", false],
  ])("with the availability %j is hidden: %s", (availability, expected) => {
    expect(isHidden(makeTip({ availability }))).toBe(expected);
  });
});

describe("the time when a tip was shared", () => {
  afterEach(() => {
    process.env.TZ = "UTC";
  });

  it.each(["Pacific/Kiritimati", "UTC", "America/New_York", "Pacific/Pago_Pago"])(
    "is the day that it names, if it names no time, in the time zone %s",
    (zone) => {
      process.env.TZ = zone;
      for (const createdAt of ["2025-03-01", " 2025-03-01 ", "2025-03", "March 1, 2025"]) {
        const date = sharedAt(makeTip({ createdAt }));
        expect(date && formatDate(date), createdAt).toBe("1 March 2025");
      }
    },
  );

  it("stays the day when the device has persisted it and is in another time zone", () => {
    process.env.TZ = "Asia/Tokyo";
    const persisted = makeTip({ createdAt: "2025-03-01" });
    process.env.TZ = "America/New_York";
    const date = sharedAt(v.parse(TipSchema, persisted));
    expect(date && formatDate(date)).toBe("1 March 2025");
  });

  it("is unknown if it is yet to come, or is none", () => {
    vi.useFakeTimers({ now: new Date("2026-05-01T08:00:00Z"), toFake: ["Date"] });
    for (const createdAt of ["2026-05-01T08:00:00.001Z", "2026-05-02", "2099", "+275760-01-01"]) {
      expect(sharedAt(makeTip({ createdAt })), createdAt).toBeNull();
    }
    for (const createdAt of ["", "yesterday", "2025-02-31T25:00", "2025-13-01", "2025-00"]) {
      expect(sharedAt(makeTip({ createdAt })), createdAt).toBeNull();
    }
    expect(sharedAt(makeTip({ createdAt: "2026-05-01" }))).not.toBeNull();
    expect(sharedAt(makeTip({ createdAt: "2026-05-01T08:00:00.000Z" }))).not.toBeNull();
  });
});

it.each([
  ["Don't dig", "Don’t dig"],
  [`"No dig", she said`, "“No dig”, she said"],
  ["Gardeners' 'best' (\"ever\")", "Gardeners’ ‘best’ (“ever”)"],
  ["Beans of '76", "Beans of ’76"],
  [`A 5'10" pole, 6" deep`, `A 5'10" pole, 6" deep`],
  ["", "Untitled tip"],
])("the title %s is shown as %s", (title, shown) => {
  expect(tipTitle({ title })).toBe(shown);
});
