import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { signIn } from "@/auth/auth-session";
import { lines, recordBackendCalls } from "../../support/calls";
import { expectConsole } from "../../support/console";
import { tipRecord } from "../../support/factories";
import { breakCall, delayCall, faults, mockResponse } from "../../support/faults";
import { openHomeSection } from "../../support/home";
import { reduceMotion } from "../../support/media";
import { addTip, changeTip, member, tips } from "../../support/server";
import { tooltipOf } from "../../support/tooltip";
import { press } from "../../support/user-actions";

const picture = "https://pictures.example/ida.jpg";

/** Opens the gardeners without the typewriter effect. */
function openGardeners(...gardeners: unknown[]) {
  if (gardeners.length > 0) mockResponse("get", "/gardeners", gardeners);
  reduceMotion();
  return openHomeSection("Featured Gardeners");
}

function openTrending() {
  reduceMotion();
  return openHomeSection("Top Trending Tips");
}

function openTips(...list: unknown[]) {
  mockResponse("get", "/tips", list);
  return openTrending();
}

function findCard(name: string) {
  return screen.findByRole("article", { name });
}

const byName = (name: string) => within(screen.getByRole("article", { name }));

async function openProfile(user: UserEvent, name: string) {
  await findCard(name);
  await user.click(byName(name).getByText("View Profile"));
  return screen.findByRole("dialog", { name });
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe("the featured gardeners", () => {
  it("load without delaying the rest of the page, keep the server's order, and have a tooltip at their heading, which Escape closes", async () => {
    const release = delayCall("get", "/gardeners");
    const { user, section } = await openGardeners();
    expect(within(section).getByRole("status")).toHaveTextContent("Loading the gardeners…");
    expect(await screen.findByText(tips.kale.title)).toBeInTheDocument();
    release();
    await findCard("Ines Okafor");
    expect(within(section).queryByText("Loading the gardeners…")).not.toBeInTheDocument();
    const names = within(section).getAllByRole("heading", { level: 3 });
    expect(textsOf(names)).toEqual(["Ines Okafor", "Bram de Wit"]);
    const link = within(section).getByRole("link", { name: /Meet all gardeners/ });
    expect(link).toHaveAttribute("href", "/explore");
    const shown = await tooltipOf(user, within(section).getByRole("heading", { level: 2 }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });

  it("keep the focus in their section when they are loaded again", async () => {
    breakCall("get", "/gardeners", faults.status);
    const { user, section } = await openGardeners();
    delayCall("get", "/gardeners");
    await press(user, "Try again");
    await waitFor(() => expect(section).toHaveFocus());
  });

  it("are replaced by a sentence when there are none, and the trending tips by their heading alone", async () => {
    mockResponse("get", "/gardeners", []);
    mockResponse("get", "/tips", []);
    const { section } = await openGardeners();
    await within(section).findByText("No gardeners are featured just now.");
    expect(within(section).queryByRole("list")).not.toBeInTheDocument();
    const trending = within(screen.getByRole("region", { name: "Top Trending Tips" }));
    await waitFor(() => expect(trending.queryByRole("status")).not.toBeInTheDocument());
    expect(trending.queryByRole("link")).not.toBeInTheDocument();
  });
});

it("a gardener's card shows no unknown lines, and a photo, whose host does not learn the page, or initials if it does not load", async () => {
  await openGardeners(
    { name: "Ida Holm", image: picture },
    { name: "Bo Lind", specialty: " ", location: "", bio: null },
  );
  await findCard("Bo Lind");
  const name = byName("Bo Lind").getByRole("heading", { name: "Bo Lind" });
  expect(textsOf([...name.querySelectorAll("span")])).toEqual(["Bo Lind"]);
  expect(byName("Bo Lind").queryByRole("paragraph")).not.toBeInTheDocument();
  expect(screen.getByRole("article", { name: "Bo Lind" })).not.toHaveTextContent(
    /undefined|null|NaN/,
  );
  const card = byName("Ida Holm");
  const photo = card.getByRole("img", { name: "Profile picture of Ida Holm" });
  expect(photo).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(card.getByText("IH")).toBeInTheDocument();
  fireEvent.load(photo);
  expect(card.queryByText("IH")).not.toBeInTheDocument();
  fireEvent.error(photo);
  expect(photo).not.toBeInTheDocument();
  expect(card.getByText("IH")).toBeInTheDocument();
});

describe("a gardener's profile", () => {
  it("shows everything that is known, leaves out what is not, and leads to the gardener's tips", async () => {
    const ida = {
      name: "Ida Holm",
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
    };
    const { user } = await openGardeners(ida, { name: "Bo Lind", location: "Hull" });
    const dialog = await openProfile(user, "Ida Holm");
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
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const bare = await openProfile(user, "Bo Lind");
    const link = within(bare).getByRole("link", { name: "Read Bo’s tips" });
    expect(link).toHaveAttribute("href", "/browseTips?author=Bo+Lind");
    expect(textsOf(within(bare).getAllByRole("term"))).toEqual(["Location"]);
    expect(within(bare).queryByRole("img")).not.toBeInTheDocument();
    expect(within(bare).queryByRole("paragraph")).not.toBeInTheDocument();
    expect(bare).not.toHaveTextContent(/undefined|null|NaN|stars/);
  });

  it("does not repeat experiences that replace a missing field", async () => {
    const fields = { experiences: "Pears, mostly." };
    const { user } = await openGardeners(
      { name: "Ida", ...fields },
      { name: "Bo", specialty: "Fruit", ...fields },
    );
    for (const name of ["Ida", "Bo"]) {
      const dialog = await openProfile(user, name);
      expect(within(dialog).getAllByText("Pears, mostly.")).toHaveLength(1);
      await user.keyboard("{Escape}");
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });
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

  it("are in the server's order, after the one with the most likes, and hidden ones are shown only to their author", async () => {
    changeTip(tips.compost._id, { totalLiked: 301 });
    addTip({ title: "Their secret", availability: "hidden" });
    const { section } = await openTrending();
    await findCard(tips.kale.title);
    const titles = () => textsOf(within(section).getAllByRole("heading", { level: 3 }));
    const shared = [tips.compost, tips.kale, tips.beans].map(({ title }) => title);
    expect(titles()).toEqual(shared);
    await act(() => signIn(member.email, member.password));
    expect(titles()).toEqual([...shared, tips.secret.title]);
  });
});

describe("a trending tip", () => {
  it("links its author to their tips without their email and photo, and its picture’s host does not learn the page, and each missing field has a fallback", async () => {
    await openTips(
      tipRecord({
        title: "Carrots in a tub",
        name: "Inés & Söhne",
        email: "ines@example.net",
        authorPhoto: "https://photos.example/ines.jpg",
        imageUrl: picture,
      }),
      { _id: tips.kale._id },
    );
    const card = await findCard("Carrots in a tub");
    const image = within(card).getByRole("presentation");
    expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
    expect(within(card).getByRole("link", { name: "Inés & Söhne" })).toHaveAttribute(
      "href",
      "/browseTips?author=In%C3%A9s+%26+S%C3%B6hne",
    );
    expect(card.innerHTML).not.toMatch(/ines@example.net|photos.example/);
    const bare = await findCard("Untitled tip");
    expect(bare).toHaveTextContent("0 likes");
    expect(bare).toHaveTextContent("A gardener");
    expect(bare.querySelectorAll(".badge")).toHaveLength(1);
    expect(bare).not.toHaveTextContent(/undefined|NaN|null/);
  });
});
