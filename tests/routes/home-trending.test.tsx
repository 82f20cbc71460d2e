import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { expectConsole } from "../support/console";
import { tipRecord } from "../support/factories";
import { breakCall, delayCall, faults, mockResponse } from "../support/faults";
import { openHomeSection } from "../support/home";
import { renderWithoutStrictMode } from "../support/render-without-strict-mode";
import { db, tips } from "../support/server";
import { invalidPictureUrls, unusualTexts } from "../support/unusual-input";

function openTrending(options: Parameters<typeof openHomeSection>[1] = {}) {
  return openHomeSection("Top Trending Tips", options);
}

function serveTips(...list: unknown[]) {
  mockResponse("get", "/tips", list);
}

/** A tip with the same text in each field. */
function strangeTip(text: string) {
  return { title: text, description: text, plantType: text, category: text, name: text };
}

function findCard(title: string) {
  return screen.findByRole("article", { name: title });
}

/** Lets the answers that are known become stale, which they are after ten seconds. */
function passFreshness() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11_000 });
}

/** A tip with all its fields, and the card that shows it. */
async function openCard(fields: Record<string, unknown> = {}) {
  serveTips(tipRecord({ title: "Carrots in a tub", ...fields }));
  await openTrending();
  return findCard("Carrots in a tub");
}

describe("trending tips", () => {
  it("have a subtitle under their heading", async () => {
    const { section } = await openTrending();
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent(
      /^Top Trending Tips$/,
    );
    expect(
      within(section).getByText("Discover wisdom from fellow garden enthusiasts"),
    ).toBeVisible();
  });

  it("come as the server orders them", async () => {
    const { section } = await openTrending();
    await findCard(tips.kale.title);
    const titles = within(section).getAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      tips.kale.title,
      tips.beans.title,
      tips.compost.title,
    ]);
  });

  it("are asked for once", async () => {
    const calls = recordBackendCalls();
    renderWithoutStrictMode("/");
    await screen.findByText(tips.kale.title);
    expect(lines(calls).filter((line) => line === "GET /tips")).toHaveLength(1);
  });

  it("are asked for again at a later visit, while those of before are shown", async () => {
    const { router } = await openTrending();
    await findCard(tips.kale.title);
    await act(() => router.navigate("/aboutUs"));
    passFreshness();
    const release = delayCall("get", "/tips");
    const calls = recordBackendCalls();
    await act(() => router.navigate("/"));
    expect(await findCard(tips.kale.title)).toBeInTheDocument();
    expect(lines(calls)).toContain("GET /tips");
    release();
  });

  it("are none until the server has answered", async () => {
    const release = delayCall("get", "/tips");
    const { section } = await openTrending();
    expect(within(section).queryByRole("article")).not.toBeInTheDocument();
    release();
    expect(await findCard(tips.kale.title)).toBeInTheDocument();
  });

  it("leave out what others hide", async () => {
    db.update((data) => {
      data.tips.push(tipRecord({ title: "Their secret", availability: "hidden" }));
    });
    await openTrending();
    await findCard(tips.kale.title);
    expect(screen.queryByText("Their secret")).not.toBeInTheDocument();
    expect(screen.queryByText(tips.secret.title)).not.toBeInTheDocument();
  });

  it("show a member what they hide themselves, and not what others do", async () => {
    db.update((data) => {
      data.tips.push(tipRecord({ title: "Their secret", availability: "hidden" }));
    });
    await openTrending({ isSignedIn: true });
    expect(await findCard(tips.secret.title)).toBeInTheDocument();
    expect(screen.queryByText("Their secret")).not.toBeInTheDocument();
  });

  it("stay, and nothing is said, where they cannot be renewed", async () => {
    const first = await openTrending();
    await findCard(tips.kale.title);
    first.unmount();
    passFreshness();
    expectConsole(/Error fetching tips/);
    breakCall("get", "/tips", faults.offline);
    const { section } = await openTrending();
    await findCard(tips.kale.title);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(within(section).queryByRole("status")).not.toBeInTheDocument();
    expect(within(section).queryByText(/Saved copy|server/)).not.toBeInTheDocument();
  });

  it("come without the broken ones among them", async () => {
    serveTips({ title: "No id" }, "text", tipRecord({ title: "Whole" }), { _id: "" });
    const { section } = await openTrending();
    await findCard("Whole");
    expect(within(section).getAllByRole("article")).toHaveLength(1);
  });
});

describe("a trending tip", () => {
  it("tells how often it was liked", async () => {
    serveTips(...[0, 1, 1204].map((totalLiked) => tipRecord({ totalLiked })));
    const { section } = await openTrending();
    await within(section).findByRole("list");
    const likes = within(section).getAllByText(/^likes?$/);
    expect(likes.map((word) => word.parentElement?.textContent)).toEqual([
      "0 likes",
      "1 like",
      "1,204 likes",
    ]);
  });

  it("has badges for plant type, category and difficulty", async () => {
    const card = await openCard({
      plantType: "Carrot",
      category: "vartecalGardening",
      difficulty: "Hard",
    });
    for (const words of ["Carrot", "Vertical Gardening", "Hard"]) {
      expect(within(card).getByText(words)).toBeInTheDocument();
    }
  });

  it("shows its description", async () => {
    const card = await openCard({ description: "Thin them in the evening." });
    expect(within(card).getByText("Thin them in the evening.")).toBeInTheDocument();
  });

  it("names its author, with one letter in the place of a photo", async () => {
    const card = await openCard({ name: "Ines Okafor" });
    expect(within(card).getByText("Ines Okafor")).toBeInTheDocument();
    expect(within(card).getByText("I")).toBeInTheDocument();
  });

  it("leads by its author's name to all their tips", async () => {
    const card = await openCard({ name: "Inés & Söhne" });
    expect(within(card).getByRole("link", { name: "Inés & Söhne" })).toHaveAttribute(
      "href",
      "/browseTips?author=In%C3%A9s+%26+S%C3%B6hne",
    );
  });

  it("shows its author's initial though there is a photo", async () => {
    const authorPhoto = "https://photos.example/ines.jpg";
    const card = await openCard({ name: "Ines Okafor", authorPhoto });
    expect(within(card).getByText("I")).toBeInTheDocument();
    expect(card.innerHTML).not.toContain(authorPhoto);
  });

  it("never gives its author's email away", async () => {
    const card = await openCard({ email: "ines@example.net" });
    expect(card).not.toHaveTextContent("ines@example.net");
    expect(card.innerHTML).not.toContain("ines@example.net");
  });

  it("is always two days old", async () => {
    const card = await openCard({ createdAt: "2020-01-01T00:00:00.000Z" });
    expect(within(card).getByText("2 days ago")).toBeInTheDocument();
  });

  it("has its picture, which tells the other site nothing", async () => {
    const card = await openCard({ imageUrl: "https://pictures.example/carrot.jpg" });
    const picture = within(card).getByRole("presentation");
    expect(picture).toHaveAttribute("src", "https://pictures.example/carrot.jpg");
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("has no picture from elsewhere where it names none", async () => {
    const card = await openCard({ imageUrl: "" });
    expect(within(card).queryByRole("presentation")).not.toBeInTheDocument();
  });

  it("leads a member to its details", async () => {
    const { user, pathname } = await openTrending({ isSignedIn: true });
    const card = await findCard(tips.compost.title);
    await user.click(within(card).getByRole("link", { name: "Read More" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: tips.compost.title }),
    ).toBeInTheDocument();
    expect(pathname()).toBe(`/tipsDetails/${tips.compost._id}`);
  });

  it("says something sensible where an old tip says nothing", async () => {
    serveTips({ _id: "a1b2c3d4e5f60718293a4bff" });
    await openTrending();
    const card = await findCard("Untitled tip");
    expect(card).toHaveTextContent("0 likes");
    expect(card).toHaveTextContent("A gardener");
    expect(card).not.toHaveTextContent(/undefined|NaN|null/);
  });

  it("shows whatever was typed as the text that it is", async () => {
    serveTips(...unusualTexts.map((text) => tipRecord(strangeTip(text))));
    const { section } = await openTrending();
    await within(section).findByRole("list");
    for (const text of unusualTexts) {
      expect(within(section).getAllByText(text)).toHaveLength(Object.keys(strangeTip("")).length);
    }
  });

  it("takes what is no web address for no picture", async () => {
    serveTips(
      ...invalidPictureUrls.map((imageUrl) => tipRecord({ imageUrl, authorPhoto: imageUrl })),
      tipRecord({ title: "The last", imageUrl: "https://pictures.example/carrot.jpg" }),
    );
    const { section } = await openTrending();
    await findCard("The last");
    const pictures = within(section).getAllByRole("presentation");
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
      "https://pictures.example/carrot.jpg",
    ]);
  });
});
