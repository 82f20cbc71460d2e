import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../support/render-app";

async function openAbout() {
  await renderApp("/aboutUs");
  await screen.findByRole("heading", { level: 1, name: "About Us" });
}

describe("about", () => {
  it("tells story, mission, values and team, in this order", async () => {
    await openAbout();
    const headings = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(headings.slice(0, 4).map((heading) => heading.textContent)).toEqual([
      "Our Story",
      "Our Mission",
      "Our Values",
      "Our Team",
    ]);
  });

  it("says since when there has been a story to tell", async () => {
    await openAbout();
    expect(screen.getByRole("region", { name: "Our Story" })).toHaveTextContent(/\bsince 2015\b/);
  });

  it("has something to say under each heading", async () => {
    await openAbout();
    for (const name of ["Our Story", "Our Mission", "Our Values", "Our Team"]) {
      const section = within(screen.getByRole("region", { name }));
      for (const text of section.getAllByRole("paragraph")) expect(text).not.toBeEmptyDOMElement();
    }
  });

  it("names each of the team with what they do", async () => {
    await openAbout();
    const team = within(screen.getByRole("region", { name: "Our Team" }));
    for (const person of team.getAllByRole("listitem")) {
      expect(within(person).getByRole("heading", { level: 3 })).not.toBeEmptyDOMElement();
      expect(within(person).getAllByRole("paragraph")).toHaveLength(2);
    }
  });

  it("credits the photographers", async () => {
    await openAbout();
    expect(screen.getByRole("region", { name: "Photographs" })).toHaveTextContent("Charles Barbin");
  });
});
