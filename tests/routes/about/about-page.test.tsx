import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { values } from "@/routes/about/about-texts";
import { renderApp } from "../../support/render-app";

it("the about page has story, mission, values, team and photographers", async () => {
  await renderApp("/aboutUs");
  await screen.findByRole("heading", { level: 1, name: "About Us" });
  const sections = within(screen.getByRole("main")).getAllByRole("region");
  const names = sections.map((section) => within(section).getAllByRole("heading")[0]?.textContent);
  expect(names).toEqual(["Our Story", "Our Mission", "Our Values", "Our Team", "Photographs"]);
  const section = (name: string) => screen.getByRole("region", { name });
  expect(section("Our Story")).toHaveTextContent(/\bsince 2015\b/);
  expect(within(section("Our Values")).getAllByRole("listitem")).toHaveLength(values.length);
  for (const person of within(section("Our Team")).getAllByRole("listitem")) {
    expect(within(person).getAllByRole("paragraph")).toHaveLength(2);
  }
  expect(section("Photographs")).toHaveTextContent("Charles Barbin");
});
