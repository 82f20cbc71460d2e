/** @file Every text that the spec fixes, and every control's accessible name, with the place where a person meets it. */

import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { team } from "@/lib/community";
import { mission, story, values } from "@/routes/about/about-texts";
// On a busy machine, Vite may take longer to transform home's sections than `findBy…` waits.
import "@/routes/home/later-sections";
import {
  careInstructions,
  expertTips,
  plantingTime,
  wateringAdvice,
} from "@/routes/tip-details/fixed-texts";
import { serveExploreFile } from "../support/explore-file";
import { breakCall, faults } from "../support/faults";
import { reduceMotion } from "../support/media";
import { renderApp } from "../support/render-app";
import { changeTip, member, setTips, tips } from "../support/server";
import { press } from "../support/user-actions";

const { kale, beans } = tips;

/** "text" is the whole text of an element, "field" a label; the others are roles. */
type Kind = "text" | "field" | "heading" | "button" | "link" | "tab" | "searchbox" | "img";

/** The place, what it is, its text or accessible name, and the address of a link. */
type Row = readonly [place: string, kind: Kind, text: string | RegExp, address?: string];

const textRows = (place: string, texts: readonly string[]) =>
  texts.map((text): Row => [place, "text", text]);

/** Opens a tab of a tip's page. */
const openTab = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole("tab", { name }));

interface PageTexts {
  page: string;
  state: string;
  isSignedIn?: boolean;
  /** Before the page is opened. */
  prepare?: () => void;
  /** After it has been opened. */
  act?: (user: UserEvent) => Promise<void>;
  rows: Row[];
}

const main = "main";
const highlights = "Highlights";
const hero = "Plant Trees, Save Lives";
const gardeners = "Featured Gardeners";
const trending = "Top Trending Tips";
const impact = "Our Growing Impact";
const newsletter = "A letter from the garden";
const sidebar = "banner";

/**
 * Where the spec has no text (intros, the pages' own headings, addresses of buttons), the tests of the pages have it. Where
 * it says only that there is a fixed one, that is imported.
 */
const pages: PageTexts[] = [
  {
    page: "/",
    state: "to a visitor",
    prepare: reduceMotion,
    rows: [
      [highlights, "heading", "Transform Your Outdoor Space"],
      [
        highlights,
        "text",
        "Discover premium plants and expert gardening tips to create your dream garden",
      ],
      [highlights, "button", "Explore"],
      [highlights, "heading", "Seasonal Planting Guide"],
      [
        highlights,
        "text",
        "Learn what to plant this season for a thriving, colorful garden all year round",
      ],
      [highlights, "button", "Learn More"],
      [highlights, "heading", "Organic Gardening Solutions"],
      [
        highlights,
        "text",
        "Natural pest control and fertilizer options for a healthier garden ecosystem",
      ],
      [highlights, "button", "Scroll down"],
      [hero, "heading", "Plant Trees, Save Lives"],
      [
        hero,
        "text",
        "Our platform connects passionate gardeners with top opportunities. Discover and cultivate your dream garden with ease.",
      ],
      [hero, "button", "Explore Opportunities"],
      [hero, "button", "Learn More"],
      [gardeners, "heading", "Featured Gardeners"],
      [gardeners, "text", "Meet our community of passionate gardening experts"],
      ["Ines Okafor", "heading", "Ines Okafor"],
      ["Ines Okafor", "button", "View Profile"],
      [trending, "heading", "Top Trending Tips"],
      [trending, "text", "Discover wisdom from fellow garden enthusiasts"],
      // Not derived from the tip.
      [kale.title, "text", "2 days ago"],
      [kale.title, "link", `Read More for members ${kale.title}`, `/tipsDetails/${kale._id}`],
      [impact, "heading", "Our Growing Impact"],
      [impact, "text", "Numbers that showcase our gardening achievements"],
      [impact, "text", "300+"],
      [impact, "text", "Plants Planted"],
      [impact, "text", "150+"],
      [impact, "text", "Gardens Maintained"],
      [impact, "text", "500+"],
      [impact, "text", "Seeds Sown"],
      [impact, "text", "200+"],
      [impact, "text", "Happy Customers"],
      [newsletter, "text", "5,000+ Subscribers"],
      [newsletter, "field", "Email"],
      [newsletter, "button", "Subscribe"],
    ],
  },
  {
    page: "/explore",
    state: "to a visitor",
    prepare: () => serveExploreFile({ name: "Ida Holm", total_shared_tips: 17 }),
    rows: [
      ["Ida Holm", "img", "3 out of 5 stars"],
      ["Ida Holm", "button", "Connect"],
    ],
  },
  {
    page: "/browseTips",
    state: "with a filter",
    act: async (user) => {
      await press(user, "Filters");
      await user.selectOptions(screen.getByLabelText("Difficulty"), "Easy");
    },
    rows: [
      [main, "button", "Title"],
      [main, "button", "Category"],
      [main, "button", "Difficulty"],
      [main, "searchbox", "Search tips"],
      [main, "button", "Filters"],
      [main, "field", "Category"],
      [main, "field", "Difficulty"],
      [main, "button", "Clear filters"],
      [main, "text", "Showing 1 of 3 premium gardening tips"],
      [kale.title, "link", `View Details for members ${kale.title}`, `/tipsDetails/${kale._id}`],
    ],
  },
  {
    page: "/browseTips?q=zzzzzz",
    state: "without a match",
    rows: [
      [main, "text", "Showing 0 of 3 premium gardening tips"],
      [main, "text", "No tips match your current filters"],
      [main, "button", "Reset all filters"],
    ],
  },
  {
    page: "/browseTips",
    state: "without a connection",
    prepare: () => breakCall("get", "/shareTips", faults.offline),
    rows: [[main, "button", "Try again"]],
  },
  {
    page: "/aboutUs",
    state: "to a visitor",
    rows: [
      ["Our Story", "text", /since 2015/],
      ...["Our Story", "Our Mission", "Our Values", "Our Team"].map(
        (name): Row => [name, "heading", name],
      ),
      ...textRows("Our Story", story),
      ["Our Mission", "text", mission],
      ...textRows(
        "Our Values",
        values.flatMap(({ title, text }) => [title, text]),
      ),
      ...textRows(
        "Our Team",
        team.flatMap(({ name, role, note }) => [name, role, note]),
      ),
      ["Photographs", "text", /Charles Barbin/],
    ],
  },
  {
    page: "/contactUs",
    state: "with navbar and footer",
    rows: [
      [main, "text", "Mon-Fri"],
      [main, "text", "9-5"],
      [main, "text", "Sat"],
      [main, "text", "10-2"],
      [main, "text", "Sun"],
      [main, "text", "closed"],
      ["Contact details", "link", "hello@sowandtell.example", "mailto:hello@sowandtell.example"],
      ["Contact details", "link", "+44 1632 960105", "tel:+441632960105"],
      ["Contact details", "text", "The Potting Shed, 12 Orchard Lane, Hexham"],
      [main, "field", "Name"],
      [main, "field", "Email"],
      [main, "field", "Message"],
      [main, "button", "Send Message"],
      ["banner", "button", "Menu"],
      ["Lets Visit", "heading", "Lets Visit"],
      ["Lets Visit", "link", "Explore Gardeners", "/explore"],
      ["Lets Visit", "link", "All Tips", "/browseTips"],
      ["Lets Visit", "link", "Dashboard", "/dashboard"],
      ["Contact Us", "heading", "Contact Us"],
      ["Contact Us", "link", "hello@sowandtell.example", "mailto:hello@sowandtell.example"],
      ["Contact Us", "link", "+44 1632 960105", "tel:+441632960105"],
      ["Contact Us", "text", "Mon-Fri 9am-5pm"],
      ["Social", "link", "Instagram (opens in a new tab)", "https://www.instagram.com/"],
      ["Social", "link", "YouTube (opens in a new tab)", "https://www.youtube.com/"],
      ["Social", "link", "Facebook (opens in a new tab)", "https://www.facebook.com/"],
    ],
  },
  {
    page: "/contactUs",
    state: "to a member who has opened the account menu",
    isSignedIn: true,
    act: (user) => press(user, member.name),
    rows: [
      ["banner", "button", member.name],
      ["banner", "button", "Logout"],
    ],
  },
  {
    page: "/register",
    state: "to a visitor",
    act: (user) => press(user, "Show password"),
    rows: [
      [main, "field", "Name"],
      [main, "field", "Email"],
      [main, "field", "Photo URL"],
      [main, "field", "Password"],
      [main, "button", "Hide password"],
      [main, "button", "Create Account"],
      [main, "button", "Sign up with Google"],
      [main, "link", "Sign in", "/login"],
    ],
  },
  {
    page: "/login",
    state: "to a visitor",
    rows: [
      [main, "field", "Email"],
      [main, "field", "Password"],
      [main, "button", "Show password"],
      [main, "button", "Sign In"],
      [main, "button", "Sign in with Google"],
      [main, "link", "Forgot password?", "/forget-password"],
      [main, "link", "Create an account", "/register"],
    ],
  },
  {
    page: "/shareTips",
    state: "to a member",
    isSignedIn: true,
    rows: [
      [main, "field", "Title"],
      [main, "field", "Plant type"],
      [main, "field", "Difficulty"],
      [main, "field", "Category"],
      [main, "field", "Description"],
      [main, "field", "Image URL"],
      [main, "field", "Availability"],
      // Below the availability.
      [main, "text", "Hidden: Only visible to you"],
      [main, "field", "Your email"],
      [main, "field", "Your name"],
      [main, "button", "Share Tip"],
    ],
  },
  {
    page: `/updateTips/${beans._id}`,
    state: "to a member",
    isSignedIn: true,
    rows: [
      [main, "field", "Your email"],
      [main, "field", "Your name"],
      [main, "button", "Update Tip"],
    ],
  },
  {
    page: "/myTips",
    state: "to a member",
    isSignedIn: true,
    rows: [
      [main, "link", `Edit ${beans.title}`, `/updateTips/${beans._id}`],
      [main, "button", `Delete ${beans.title}`],
    ],
  },
  {
    page: "/myTips",
    state: "without a tip",
    isSignedIn: true,
    prepare: () => setTips(),
    rows: [
      [main, "text", "No Tips Added Yet"],
      [main, "link", "Share Your First Tip", "/shareTips"],
    ],
  },
  {
    page: `/tipsDetails/${kale._id}`,
    state: "to a member",
    isSignedIn: true,
    prepare: () => changeTip(kale._id, { imageUrl: "https://pictures.example/kale.jpg" }),
    rows: [
      [main, "img", `Picture of ${kale.plantType}`],
      [main, "heading", kale.title],
      [main, "text", "Plant type"],
      [main, "text", kale.plantType],
      [main, "text", "Category"],
      [main, "text", "Plant Care"],
      [main, "text", "Availability"],
      [main, "text", "Public"],
      [main, "text", "Added by"],
      [main, "text", kale.name],
      [main, "tab", "Detailed Guide"],
      [main, "tab", "Care Instructions"],
      [main, "tab", "Expert Tips"],
      ["Detailed Guide", "text", kale.description],
      ["Detailed Guide", "heading", "Planting Time"],
      ["Detailed Guide", "text", plantingTime],
      ["Detailed Guide", "heading", "Watering"],
      ["Detailed Guide", "text", wateringAdvice],
      [main, "button", "Like this tip"],
      // Three static cards.
      ["More tips", "heading", "Sow in short rows"],
      ["More tips", "heading", "Mulch while it is damp"],
      ["More tips", "heading", "Leave some seed heads"],
    ],
  },
  {
    page: `/tipsDetails/${kale._id}`,
    state: "with Care Instructions open",
    isSignedIn: true,
    act: openTab("Care Instructions"),
    rows: textRows(
      "Care Instructions",
      careInstructions.flatMap(({ title, text }) => [title, text]),
    ),
  },
  {
    page: `/tipsDetails/${beans._id}`,
    state: "with Expert Tips open",
    isSignedIn: true,
    act: openTab("Expert Tips"),
    rows: textRows("Expert Tips", expertTips),
  },
  {
    page: "/dashboard",
    state: "to a member",
    isSignedIn: true,
    rows: [
      [sidebar, "button", "Sidebar menu"],
      [sidebar, "link", "Dashboard", "/dashboard"],
      [sidebar, "link", "Share Tips", "/dashboard/shareTips"],
      [sidebar, "link", "My Tips", "/dashboard/myTips"],
      [sidebar, "text", member.name],
      [sidebar, "text", member.email],
      [sidebar, "button", "Logout"],
      [main, "heading", `Welcome, ${member.name}`],
      [main, "text", "Total Tips"],
      [main, "text", "My Tips"],
      [main, "text", "Plant Categories"],
      [main, "text", "Likes Received"],
      ["Recent Activity", "heading", "Recent Activity"],
      ...textRows("Recent Activity", [
        "You shared a new tip",
        "2 hours ago",
        "Someone liked one of your tips",
        "Yesterday",
        "You updated a tip",
        "3 days ago",
        "You joined the community",
        "Last month",
      ]),
      // Three action cards.
      [
        "What next?",
        "link",
        "Share a Tip Write it down while you remember.",
        "/dashboard/shareTips",
      ],
      ["What next?", "link", "Browse Tips See how others went about it.", "/browseTips"],
      ["What next?", "link", "Explore Gardeners Meet the people behind the tips.", "/explore"],
    ],
  },
  {
    page: "/nowhere",
    state: "to a visitor",
    rows: [
      [main, "heading", "Opps! Page Not Found"],
      [main, "link", "Back To Home", "/"],
    ],
  },
];

/** The landmark, section, card or panel of this name. */
function placeNamed(name: string): HTMLElement | null {
  if (name === "main" || name === "banner") return screen.queryByRole(name);
  const roles = ["region", "navigation", "article", "tabpanel"];
  return roles.flatMap((role) => screen.queryAllByRole(role, { name }))[0] ?? null;
}

function isShown([name, kind, text, address]: Row): boolean {
  const place = placeNamed(name);
  if (place === null) return false;
  if (kind === "text") return within(place).queryAllByText(text).length > 0;
  if (kind === "field") return within(place).queryAllByLabelText(text).length > 0;
  const elements = within(place).queryAllByRole(kind, { name: text });
  return elements.some((one) => address === undefined || one.getAttribute("href") === address);
}

it.each(pages)("$page shows its texts, $state", async ({ page, prepare, act, ...row }) => {
  prepare?.();
  const { user } = await renderApp(page, { isSignedIn: row.isSignedIn ?? false, isStrict: true });
  await screen.findByRole("main");
  await act?.(user);
  // Lists what is missing.
  await waitFor(() => expect(row.rows.filter((one) => !isShown(one))).toEqual([]));
});

it("a slide's button follows its text: Explore for the first, Learn More for the others", async () => {
  reduceMotion();
  await renderApp("/");
  const banner = within(await screen.findByRole("region", { name: highlights }));
  await banner.findByRole("button", { name: "Slide 1: Transform Your Outdoor Space" });
  // The buttons for choosing a slide show no text.
  const labels = banner.getAllByRole("button").map(({ textContent }) => textContent);
  expect(labels.filter(Boolean)).toEqual(["Explore", "Learn More", "Learn More"]);
});

it("home has its sections in the spec's order, and three sample blog cards", async () => {
  reduceMotion();
  await renderApp("/");
  const sections = within(await screen.findByRole("main"));
  await sections.findByRole("region", { name: "Garden wisdom" });
  await waitFor(() => {
    const names = sections.getAllByRole("region").map((section) => {
      const heading = within(section).queryAllByRole("heading", { level: 2 })[0];
      return section.getAttribute("aria-label") ?? heading?.textContent;
    });
    expect(names).toEqual([
      highlights,
      hero,
      gardeners,
      trending,
      impact,
      "From the Notebook",
      newsletter,
      "Garden wisdom",
    ]);
  });
  const blog = within(sections.getByRole("region", { name: "From the Notebook" }));
  expect(blog.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});
