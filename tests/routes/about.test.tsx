import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { expectConsole } from "../support/console";
import { renderApp } from "../support/render-app";
import { press } from "../support/user-actions";

async function openAbout() {
  await renderApp("/aboutUs");
  await screen.findByRole("heading", { level: 1, name: "About Us" });
}

// First, since what has been fetched once is not fetched again.
describe("a page whose code does not come", () => {
  async function openBroken() {
    expectConsole(/error when mocking a module/);
    vi.doMock("@/routes/about/about-page", () => {
      throw new Error("The garden gate is stuck");
    });
    const app = await renderApp("/aboutUs");
    const title = "We couldn't load this page";
    await screen.findByRole("heading", { level: 1, name: title });
    vi.doUnmock("@/routes/about/about-page");
    return app;
  }

  it("says so inside the layout, and leads home", async () => {
    await openBroken();
    expect(screen.getByRole("alert")).toHaveTextContent("We couldn't show this part of the page.");
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back To Home" })).toHaveAttribute("href", "/");
  });

  it("is loaded anew at 'Try again'", async () => {
    const { user } = await openBroken();
    const reload = vi.fn();
    vi.stubGlobal("location", { ...window.location, reload });
    await press(user, "Try again");
    expect(reload).toHaveBeenCalledOnce();
  });
});

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
