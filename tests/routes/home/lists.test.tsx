import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { lines, recordBackendCalls } from "../../support/calls";
import { freezeClock, passTime } from "../../support/clock";
import { expectConsole } from "../../support/console";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, mockResponse } from "../../support/faults";
import { openHomeSection } from "../../support/home";
import { reduceMotion } from "../../support/media";
import { animateCards, type RenderAppOptions } from "../../support/render-app";
import { addTip, tips } from "../../support/server";
import { tooltipOf } from "../../support/tooltip";
import { press } from "../../support/user-actions";
import { setInView } from "../../support/view";

const picture = "https://pictures.example/ida.jpg";

/** Opens the gardeners without the typewriter effect. */
function openGardeners(...gardeners: unknown[]) {
  if (gardeners.length > 0) mockResponse("get", "/gardeners", gardeners);
  reduceMotion();
  return openHomeSection("Featured Gardeners");
}

function openTrending(options: RenderAppOptions = {}) {
  return openHomeSection("Top Trending Tips", options);
}

function openTips(...list: unknown[]) {
  mockResponse("get", "/tips", list);
  return openTrending();
}

function findCard(name: string) {
  return screen.findByRole("article", { name });
}

async function openGardener(record: Record<string, unknown>) {
  const app = await openGardeners({ name: "Ida Holm", ...record });
  return { ...app, card: await findCard("Ida Holm") };
}

async function openProfile(record: Record<string, unknown>) {
  const { user, card } = await openGardener(record);
  await user.click(within(card).getByRole("button", { name: "View Profile" }));
  return screen.findByRole("dialog");
}

async function openTip(fields: Record<string, unknown> = {}) {
  await openTips(tipRecord({ title: "Carrots in a tub", ...fields }));
  return findCard("Carrots in a tub");
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe("the featured gardeners", () => {
  it("have a tooltip at their heading, which Escape closes", async () => {
    const { user, section } = await openGardeners();
    const heading = within(section).getByRole("heading", { level: 2 });
    const shown = await tooltipOf(user, heading);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });

  it("load without delaying the rest of the page, and keep the server's order", async () => {
    const release = delayCall("get", "/gardeners");
    const { section } = await openGardeners();
    expect(within(section).getByRole("status")).toHaveTextContent("Loading the gardeners…");
    expect(await screen.findByText(tips.kale.title)).toBeInTheDocument();
    release();
    await findCard("Ines Okafor");
    expect(within(section).queryByText("Loading the gardeners…")).not.toBeInTheDocument();
    const names = within(section).getAllByRole("heading", { level: 3 });
    expect(textsOf(names)).toEqual(["Ines Okafor", "Bram de Wit"]);
    const link = within(section).getByRole("link", { name: /Meet all gardeners/ });
    expect(link).toHaveAttribute("href", "/explore");
  });

  it("keep the focus in their section when they are loaded again", async () => {
    breakCall("get", "/gardeners", faults.status);
    const { user, section } = await openGardeners();
    delayCall("get", "/gardeners");
    await press(user, "Try again");
    await waitFor(() => expect(section).toHaveFocus());
  });

  it("are replaced by a sentence when there are none", async () => {
    mockResponse("get", "/gardeners", []);
    const { section } = await openGardeners();
    await within(section).findByText("No gardeners are featured just now.");
    expect(within(section).queryByRole("list")).not.toBeInTheDocument();
  });
});

describe("a gardener's card", () => {
  it("shows no unknown lines, and the whole name with reduced motion", async () => {
    const { card } = await openGardener({ specialty: " ", location: "", bio: null });
    const name = within(card).getByRole("heading", { name: "Ida Holm" });
    expect(textsOf([...name.querySelectorAll("span")])).toEqual(["Ida Holm"]);
    expect(within(card).queryByRole("paragraph")).not.toBeInTheDocument();
    expect(card).not.toHaveTextContent(/undefined|null|NaN/);
  });

  it("shows a photo, whose host does not learn the page, or initials if it does not load", async () => {
    const { card } = await openGardener({ image: picture });
    const photo = within(card).getByRole("img", { name: "Profile picture of Ida Holm" });
    expect(photo).toHaveAttribute("referrerpolicy", "no-referrer");
    expect(within(card).getByText("IH")).toBeInTheDocument();
    fireEvent.load(photo);
    expect(within(card).queryByText("IH")).not.toBeInTheDocument();
    fireEvent.error(photo);
    expect(photo).not.toBeInTheDocument();
    expect(within(card).getByText("IH")).toBeInTheDocument();
  });
});

describe("a gardener's profile", () => {
  it("shows everything that is known", async () => {
    const dialog = await openProfile({
      image: picture,
      specialty: "Soft fruit",
      location: "Hull",
      bio: "Grows currants.",
      age: 51,
      gender: "Female",
      total_shared_tips: 17,
      experiences: "Prune in March.",
      experience: 12,
      status: "Active",
      tip: "Mulch.",
    });
    expect(dialog).toHaveAccessibleName("Ida Holm");
    const inside = within(dialog);
    expect(inside.getByRole("img", { name: "Profile picture of Ida Holm" })).toBeInTheDocument();
    expect(inside.getByRole("img", { name: "3 out of 5 stars" })).toBeInTheDocument();
    expect(textsOf(inside.getAllByRole("paragraph"))).toEqual(["Grows currants.", "A tip: Mulch."]);
    expect(inside.getByRole("blockquote")).toHaveTextContent("Prune in March.");
    const facts = inside
      .getAllByRole("term")
      .map(({ parentElement }) => parentElement?.textContent);
    expect(facts.join()).toBe(
      "SpecialtySoft fruit,LocationHull,Experience12,StatusActive,Age51,GenderFemale,Tips shared17",
    );
  });

  it("leads to the gardener's tips, and leaves out what is not known", async () => {
    const dialog = await openProfile({ location: "Hull" });
    const link = within(dialog).getByRole("link", { name: "Read Ida’s tips" });
    expect(link).toHaveAttribute("href", "/browseTips?author=Ida+Holm");
    expect(textsOf(within(dialog).getAllByRole("term"))).toEqual(["Location"]);
    expect(within(dialog).queryByRole("img")).not.toBeInTheDocument();
    expect(within(dialog).queryByRole("paragraph")).not.toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(/undefined|null|NaN|stars/);
  });

  it.each([{}, { specialty: "Fruit" }])(
    "does not repeat experiences that replace a missing field: %j",
    async (fields) => {
      const dialog = await openProfile({ experiences: "Pears, mostly.", ...fields });
      expect(within(dialog).getAllByText("Pears, mostly.")).toHaveLength(1);
    },
  );
});

describe("the trending tips", () => {
  it("are requested once, and leave a link to all tips if that fails", async () => {
    const calls = recordBackendCalls();
    expectConsole(/Error fetching tips/);
    breakCall("get", "/tips", faults.status);
    const { section } = await openTrending();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    const link = within(section).getByRole("link", { name: /Look through every tip/ });
    expect(link).toHaveAttribute("href", "/browseTips");
    expect(within(section).queryByRole("article")).not.toBeInTheDocument();
    expect(lines(calls).filter((line) => line === "GET /tips")).toHaveLength(1);
  });

  it("remain, without a message, if they cannot be refreshed at the next visit", async () => {
    const first = await openTrending();
    await findCard(tips.kale.title);
    first.unmount();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 60_000 });
    expectConsole(/Error fetching tips/);
    breakCall("get", "/tips", faults.offline);
    const { section } = await openTrending();
    await findCard(tips.kale.title);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(within(section).queryByRole("status")).not.toBeInTheDocument();
    expect(within(section).queryByText(/Saved copy|server/)).not.toBeInTheDocument();
  });

  it.each([
    { reader: "a visitor", isSignedIn: false, own: [] },
    { reader: "their author", isSignedIn: true, own: [tips.secret] },
  ])(
    "keep the server's order, and show hidden tips only to their author: $reader",
    async ({ isSignedIn, own }) => {
      addTip({ title: "Their secret", availability: "hidden" });
      const { section } = await openTrending({ isSignedIn });
      await findCard(tips.kale.title);
      expect(textsOf(within(section).getAllByRole("heading", { level: 3 }))).toEqual(
        [tips.kale, tips.beans, tips.compost, ...own].map(({ title }) => title),
      );
      const link = within(section).getByRole("link", { name: /Look through every tip/ });
      expect(link).toHaveAttribute("href", "/browseTips");
    },
  );

  it("have only a heading when there are none", async () => {
    const { section } = await openTips();
    await waitFor(() => expect(within(section).queryByRole("status")).not.toBeInTheDocument());
    expect(within(section).queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("a trending tip", () => {
  it("fades in within 0.2 s, before the gardeners' delay has passed", async () => {
    animateCards();
    let isInView = false;
    const lookAgain = setInView(({ tagName }) => isInView || tagName !== "LI");
    await freezeClock({ frames: true });
    const { section } = await openTips(tipRecord(), tipRecord());
    await passTime(100);
    const items = within(section).getAllByRole("listitem").slice(0, 2);
    expect(items.map(({ style }) => style.opacity)).toEqual(["0", "0"]);
    isInView = true;
    await lookAgain();
    await passTime(230);
    expect(items.map(({ style }) => style.opacity)).toEqual(["1", "1"]);
  });

  it("links its author to their tips without their email and photo, and its picture's host does not learn the page", async () => {
    const card = await openTip({
      name: "Inés & Söhne",
      email: "ines@example.net",
      authorPhoto: "https://photos.example/ines.jpg",
      imageUrl: picture,
    });
    const image = within(card).getByRole("presentation");
    expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
    expect(within(card).getByRole("link", { name: "Inés & Söhne" })).toHaveAttribute(
      "href",
      "/browseTips?author=In%C3%A9s+%26+S%C3%B6hne",
    );
    expect(card.innerHTML).not.toMatch(/ines@example.net|photos.example/);
  });

  it("has a fallback for every field that an old tip lacks", async () => {
    await openTips({ _id: tips.kale._id });
    const card = await findCard("Untitled tip");
    expect(card).toHaveTextContent("0 likes");
    expect(card).toHaveTextContent("A gardener");
    expect(card.querySelectorAll(".badge")).toHaveLength(1);
    expect(card).not.toHaveTextContent(/undefined|NaN|null/);
  });
});
