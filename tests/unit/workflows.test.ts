import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = ".github/workflows";

it("advisories are looked for on a schedule, and cannot fail a push", () => {
  const [audits, others] = [/audit/, /^(?!audit)/].map((pattern) =>
    readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join(),
  );
  expect(audits).toMatch(/schedule:[\s\S]*npm audit/);
  expect(audits).not.toMatch(/push:|pull_request:/);
  expect(others).not.toContain("npm audit");
});

describe.each(readdirSync(folder))("the workflow %s", (name) => {
  const text = readFileSync(join(folder, name), "utf8");

  it("pins every action to a commit, and names its version", () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses).not.toEqual([]);
    const isPinned = (line: string) => /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line);
    expect(uses.filter((line) => !isPinned(line))).toEqual([]);
  });

  it("can only read the repository", () => {
    expect(text).toContain("\npermissions:\n  contents: read\n\n");
    expect(text.match(/permissions:/g)).toHaveLength(1);
  });
});
