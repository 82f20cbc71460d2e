import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The SHA-256 of the text on gnu.org. */
const GPL_2 = "8177f97513213526df2cf6184d8ff986c675afb514d4e68a404010521b880643";

it.each(["src/assets/photos", "src/mocks/seed/pictures"])(
  "the credits of the photographs in %s link to the unmodified GPL",
  (folder) => {
    const credits = readFileSync(join(folder, "CREDITS.md"), "utf8");
    const link = /\(([./]+public\/gpl-2\.0\.txt)\)/.exec(credits)?.[1] ?? "";
    const text = readFileSync(join(folder, link));
    expect(createHash("sha256").update(text).digest("hex")).toBe(GPL_2);
  },
);
