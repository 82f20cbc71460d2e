import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notFoundPage, publicPages } from "@/lib/paths";
import { renderPage, renderShell } from "@/tooling/render-page";
import "../setup-lazy-code";
import { serveExploreFile } from "../support/explore-file";

// How these pages are hydrated in a browser: tests/e2e/journeys/prerendered.spec.ts

afterEach(() => document.body.replaceChildren());

async function showPage(path: string) {
  serveExploreFile(...JSON.parse(readFileSync("public/exploreGardeners.json", "utf8")));
  const { route, head, body } = await renderPage(path);
  document.body.innerHTML = body;
  return { route, head };
}

describe("a prerendered page", () => {
  it.each([...Object.values(publicPages), notFoundPage])(
    "has its title and its heading at $path, in the layout, and no form",
    async ({ path }) => {
      const { route, head } = await showPage(path === notFoundPage.path ? "/404" : path);
      expect(route).toBe(path);
      expect(head).toMatch(/<title>[^<]+<\/title>/);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/\w/);
      expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
      expect(screen.getByRole("contentinfo")).toBeInTheDocument();
      // Extensions add elements beside fields. With them, React could not hydrate the page.
      expect(document.querySelector("form, input, textarea, select")).toBeNull();
    },
  );

  it.each([
    {
      path: "/",
      // One text of each section; of a list, its first or last.
      texts: [
        "Transform Your Outdoor Space",
        "Natural pest control and fertilizer options for a healthier garden ecosystem",
        "Explore Opportunities",
        "Meet our community of passionate gardening experts",
        "Discover wisdom from fellow garden enthusiasts",
        "300+",
        "Happy Customers",
        "Start with peas",
        "What to sow, what to leave alone, once a month.",
        "Share what you cannot eat",
      ],
    },
    // Its gardeners are in a static file.
    { path: "/explore", texts: ["Harriet Pell", "Age 61 · Female"] },
    {
      path: "/browseTips",
      texts: ["What worked in other people’s gardens, in their own words."],
    },
    { path: "/aboutUs", texts: ["since 2015"] },
    { path: "/contactUs", texts: ["Mon-Fri 9am-5pm"] },
    { path: "/register", texts: ["Have an account already?"] },
    { path: "/login", texts: ["Sign in to share tips", "New here?"] },
    { path: "/404", texts: ["Lets Visit", "Contact Us", "Social"] },
  ])("has its static text at $path", async ({ path, texts }) => {
    await showPage(path);
    const content = document.body.textContent;
    expect(texts.filter((text) => !content.includes(text))).toEqual([]);
  });

  it.each(["/", "/contactUs", "/register", "/login"])(
    "says at %s that its form needs JavaScript",
    async (path) => {
      await showPage(path);
      const notes = [...document.querySelectorAll("main noscript")];
      expect(notes.map(({ textContent }) => textContent)).toEqual(["This form needs JavaScript."]);
    },
  );

  it("is rendered without a call to the backend, with a skeleton in place of the data", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await showPage("/browseTips");
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByText("Loading the tips…")).toBeInTheDocument();
  });

  it("shows the text of home's sections without waiting for their animations", async () => {
    await showPage("/");
    const hidden = document.querySelectorAll('[style*="opacity:0"], [style*="opacity: 0"]');
    expect(hidden).toHaveLength(0);
    expect(screen.queryByText("0+")).not.toBeInTheDocument();
  });

  it("has skeletons on home for gardeners and tips, under their headings", async () => {
    await showPage("/");
    for (const [name, label] of [
      ["Featured Gardeners", "Loading the gardeners…"],
      ["Top Trending Tips", "Loading the tips…"],
    ] as const) {
      const section = screen.getByRole("region", { name });
      expect(within(section).getByRole("status")).toHaveTextContent(label);
      expect(section.querySelectorAll(".skeleton-card")).toHaveLength(8);
    }
  });

  it("preloads the first picture of home, in both crops", async () => {
    const { head } = await showPage("/");
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(2);
    for (const preload of preloads) {
      expect(preload).toContain('type="image/avif"');
      expect(preload).toContain('fetchPriority="high"');
    }
  });

  it("has the navigation links of a visitor, since the session is not known at build time", async () => {
    await showPage("/contactUs");
    const navigation = within(screen.getByRole("navigation", { name: "Main" }));
    expect(navigation.getByRole("link", { name: "Login" })).toBeInTheDocument();
    expect(navigation.queryByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
  });
});

it("the shell of all other pages says that the page is loading, without any page's content", async () => {
  document.body.innerHTML = await renderShell();
  expect(screen.getByRole("status")).toHaveTextContent("Loading the page…");
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
