import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The SHA-256 of the text on gnu.org. */
const GPL_2 = "8177f97513213526df2cf6184d8ff986c675afb514d4e68a404010521b880643";

it.each(["src/assets/photos", "src/mocks/seed/pictures"])(
  "the photographs in %s are accompanied by the unmodified GPL",
  (folder) => {
    expect(readFileSync(join(folder, "CREDITS.md"), "utf8")).toContain("(gpl-2.0.txt)");
    const text = readFileSync(join(folder, "gpl-2.0.txt"));
    expect(createHash("sha256").update(text).digest("hex")).toBe(GPL_2);
  },
);
