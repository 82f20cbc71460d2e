import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { GardenerListSchema, GardenerSchema } from "@/features/gardeners/gardener.schema";

fc.configureGlobal({ numRuns: 1000 });

const homeRecord = {
  _id: "b1b2c3d4e5f60718293a4b01",
  profileImage: "https://pictures.test/ines.webp",
  name: "Ines Okafor",
  specialty: "Soft fruit",
  location: "Hull",
  bio: "Grows currants against a north wall.",
};

const exploreRecord = {
  id: 2,
  name: "Bram de Wit",
  image: "https://pictures.test/bram.webp",
  age: 51,
  gender: "Male",
  total_shared_tips: 12,
  experiences: "I grow pears on a wall.",
};

const nothingKnown = {
  image: "",
  specialty: "",
  location: "",
  bio: "",
  experiences: "",
  age: "",
  gender: "",
  sharedTips: null,
  experience: "",
  status: "",
  tip: "",
};

describe("a gardener as read", () => {
  it("comes whole from the home section's fields", () => {
    expect(v.parse(GardenerSchema, homeRecord)).toEqual({
      ...nothingKnown,
      id: homeRecord._id,
      name: "Ines Okafor",
      image: homeRecord.profileImage,
      specialty: "Soft fruit",
      location: "Hull",
      bio: homeRecord.bio,
    });
  });

  it("comes whole from the explore file's fields", () => {
    expect(v.parse(GardenerSchema, exploreRecord)).toEqual({
      ...nothingKnown,
      id: "2",
      name: "Bram de Wit",
      image: exploreRecord.image,
      specialty: exploreRecord.experiences,
      experiences: exploreRecord.experiences,
      age: "51",
      gender: "Male",
      sharedTips: 12,
    });
  });

  it("comes from a mixture of both", () => {
    const mixture = { ...exploreRecord, ...homeRecord };
    expect(v.parse(GardenerSchema, mixture)).toEqual({
      ...nothingKnown,
      id: homeRecord._id,
      name: "Ines Okafor",
      image: homeRecord.profileImage,
      specialty: "Soft fruit",
      location: "Hull",
      bio: homeRecord.bio,
      experiences: exploreRecord.experiences,
      age: "51",
      gender: "Male",
      sharedTips: 12,
    });
  });

  it("comes with what the backend adds, its contact left out", () => {
    const added = { experience: 12, status: "Active", tip: "Mulch.", contact: "ines@example.org" };
    expect(v.parse(GardenerSchema, { ...homeRecord, ...added })).toEqual({
      ...v.parse(GardenerSchema, homeRecord),
      experience: "12",
      status: "Active",
      tip: "Mulch.",
    });
  });

  it("is known by a name alone", () => {
    expect(v.parse(GardenerSchema, { name: "Ida" })).toEqual({
      ...nothingKnown,
      id: "Ida",
      name: "Ida",
    });
  });

  it.each([{ _id: "a" }, { id: 7 }, { _id: "a", name: "" }, { _id: "a", name: " " }])(
    "has a plain word for a name in %j",
    (record) => {
      expect(v.parse(GardenerSchema, record).name).toBe("A gardener");
    },
  );

  it.each([{}, { name: "" }, { name: "  " }, { _id: "", id: null, bio: "x" }, null, "Ida", 3])(
    "is none in %j",
    (record) => {
      expect(v.is(GardenerSchema, record)).toBe(false);
    },
  );
});

describe("a gardener's id", () => {
  it.each([
    [{ _id: "a", id: 2 }, "a"],
    [{ _id: "", id: 2 }, "2"],
    [{ id: "b" }, "b"],
    [{ id: 0 }, "0"],
    [{ _id: {}, id: 3 }, "3"],
  ])("from %j is %j", (ids, id) => {
    expect(v.parse(GardenerSchema, { name: "Ida", ...ids }).id).toBe(id);
  });
});

describe("a gardener's picture", () => {
  it.each([
    [{ profileImage: "p", image: "i" }, "p"],
    [{ profileImage: "", image: "i" }, "i"],
    [{ profileImage: "  ", image: "i" }, "i"],
    [{ profileImage: 3, image: "i" }, "i"],
    [{ image: "i" }, "i"],
    [{}, ""],
  ])("from %j is %j", (pictures, image) => {
    expect(v.parse(GardenerSchema, { name: "Ida", ...pictures }).image).toBe(image);
  });
});

describe("a gardener's specialty and bio", () => {
  it.each([
    [{ specialty: "s", bio: "b", experiences: "e" }, "s", "b"],
    [{ specialty: "s", experiences: "e" }, "s", "e"],
    [{ bio: "b", experiences: "e" }, "e", "b"],
    [{ experiences: "e" }, "e", ""],
    [{ specialty: "s" }, "s", ""],
    [{ bio: "b" }, "", "b"],
    [{ specialty: null, bio: 3, experiences: "e" }, "e", ""],
    [{ specialty: "  ", bio: "b", experiences: "e" }, "e", "b"],
    [{ specialty: "s", bio: "\n", experiences: "e" }, "s", "e"],
    [{ experiences: " " }, "", ""],
    [{}, "", ""],
  ])("from %j are %j and %j", (fields, specialty, bio) => {
    expect(v.parse(GardenerSchema, { name: "Ida", ...fields })).toMatchObject({ specialty, bio });
  });
});

describe("a gardener's other lines", () => {
  it.each(["location", "gender", "experiences", "experience", "status", "tip"] as const)(
    "leave a blank %s out",
    (field) => {
      expect(v.parse(GardenerSchema, { name: "Ida", [field]: " \t" })[field]).toBe("");
    },
  );

  it.each([
    [58, "58"],
    ["58", "58"],
    [0, "0"],
    [null, ""],
    [{}, ""],
    ["  ", ""],
  ])("read the age %j as %j", (age, line) => {
    expect(v.parse(GardenerSchema, { name: "Ida", age }).age).toBe(line);
  });

  it.each([
    [12, 12],
    ["12", 12],
    [0, 0],
    [null, null],
    [-3, 0],
    ["many", 0],
  ])("read %j shared tips as %j", (total, sharedTips) => {
    const record = { name: "Ida", total_shared_tips: total };
    expect(v.parse(GardenerSchema, record).sharedTips).toBe(sharedTips);
  });
});

describe("a list of gardeners", () => {
  it("keeps both kinds and leaves broken ones out", () => {
    const items = [homeRecord, null, {}, "x", exploreRecord];
    expect(v.parse(GardenerListSchema, items)).toMatchObject([
      { name: "Ines Okafor" },
      { name: "Bram de Wit" },
    ]);
  });

  it("has right types whatever JSON it is made of", () => {
    const fields = Object.keys({
      ...homeRecord,
      ...exploreRecord,
      experience: 1,
      status: "",
      tip: "",
    });
    const stored = fc.record(
      Object.fromEntries(fields.map((field) => [field, fc.oneof(fc.string(), fc.jsonValue())])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(stored, fc.jsonValue())), (items) => {
        for (const { sharedTips, ...texts } of v.parse(GardenerListSchema, items)) {
          expect(Object.values(texts).every((value) => typeof value === "string")).toBe(true);
          expect(texts.id).not.toBe("");
          expect(texts.name).not.toBe("");
          expect(sharedTips === null || (Number.isFinite(sharedTips) && sharedTips >= 0)).toBe(
            true,
          );
        }
      }),
    );
  });

  it("never throws, whatever JSON comes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(v.safeParse(GardenerListSchema, value).success).toBe(Array.isArray(value));
      }),
    );
  });
});
