import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tooltipTokens } from "@/tooling/tooltip-tokens";

const { handler } = tooltipTokens().transform as unknown as {
  handler: (code: string) => { code: string };
};

const tooltips = readFileSync("node_modules/react-tooltip/dist/react-tooltip.min.mjs", "utf8");

describe("the tooltips of a production build", () => {
  it("set nothing for the whole document, which would be styled anew for that", () => {
    expect(tooltips).toContain(":root");
    expect(handler(tooltips).code).not.toContain(":root");
  });

  it("keep their settings on themselves", () => {
    expect(handler(tooltips).code).toMatch(/\.react-tooltip\{--rt-[^}]+--rt-opacity:0\.9/);
  });

  it("stop the build where an upgrade writes them otherwise", () => {
    expect(() => handler(tooltips.replace(":root", "html"))).toThrow(
      "react-tooltip's styles have changed",
    );
  });
});
