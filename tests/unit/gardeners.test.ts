import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { GardenerListSchema, GardenerSchema } from "@/features/gardeners/gardeners";
import { gardenerRecord } from "../support/factories";

const homeRecord = gardenerRecord({ profileImage: "https://pictures.test/ines.webp" });

const exploreRecord = {
  id: 2,
  name: "Bram de Wit",
  image: "https://pictures.test/bram.webp",
  age: 51,
  gender: "Male",
  total_shared_tips: 12,
  experiences: "I grow pears on a wall.",
};

/** Fields of the backend that are not in the spec. */
const addedFields = { experience: 12, status: "Active", tip: "Mulch.", contact: "a@example.org" };

const emptyGardener = {
  _id: "",
  id: "",
  name: "Ida",
  image: "",
  profileImage: "",
  specialty: "",
  location: "",
  bio: "",
  experiences: "",
  age: "",
  gender: "",
  total_shared_tips: null,
  experience: "",
  status: "",
  tip: "",
};

describe("a gardener", () => {
  const fromHome = { ...emptyGardener, ...homeRecord, image: homeRecord.profileImage };

  it.each([
    [
      "the backend's additional fields, without the contact",
      { ...homeRecord, ...addedFields },
      { ...fromHome, experience: "12", status: "Active", tip: "Mulch." },
    ],
    ["only a name", { name: "Ida" }, emptyGardener],
  ])("is read from %s", (_, record, gardener) => {
    expect(v.parse(GardenerSchema, record)).toEqual(gardener);
  });

  it.each([{}, { name: "  " }, { _id: "", id: null, bio: "x" }, null])(
    "is rejected without an id and a name: %j",
    (record) => expect(v.is(GardenerSchema, record)).toBe(false),
  );

  it.each([
    [{ _id: "a", id: 2, name: " " }, { name: "A gardener" }],
    [{ profileImage: "  ", image: "i" }, { image: "i" }],
    [
      { specialty: "s", bio: "\n", experiences: "e" },
      { specialty: "s", bio: "e" },
    ],
    [
      { specialty: null, experiences: "e" },
      { specialty: "e", bio: "" },
    ],
    [{ age: 0 }, { age: "0" }],
    [{ id: 2 }, { id: "2" }],
    [{ total_shared_tips: "12" }, { total_shared_tips: 12 }],
    [{ total_shared_tips: null }, { total_shared_tips: null }],
    [{ total_shared_tips: "many" }, { total_shared_tips: 0 }],
  ])("with %j is read as %j", (fields, expected) => {
    expect(v.parse(GardenerSchema, { name: "Ida", ...fields })).toMatchObject(expected);
  });
});

it("a list of gardeners omits broken items, and is read the same after it was persisted", () => {
  const items = [homeRecord, null, {}, "x", exploreRecord, { id: 2, name: "Ida" }];
  const gardeners = v.parse(GardenerListSchema, items);
  expect(gardeners.map(({ name }) => name)).toEqual([homeRecord.name, "Bram de Wit", "Ida"]);
  expect(v.parse(GardenerListSchema, JSON.parse(JSON.stringify(gardeners)))).toEqual(gardeners);
});
