import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MotionGlobalConfig } from "framer-motion";
import { describe, expect, it, onTestFinished } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { gardenerRecord } from "../support/factories";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../support/faults";
import { openHomeSection, reduceMotion } from "../support/home";
import { renderApp } from "../support/render-app";
import { tips } from "../support/server";
import { tooltipOf } from "../support/tooltip";
import { invalidPictureUrls, unusualTexts } from "../support/unusual-input";
import { press } from "../support/user-actions";
import { setInView } from "../support/view";

/** How long each letter of a typed name takes. Milliseconds. */
const LETTER_MS = 200;

/** Disables the typewriter effect, which other tests cover. */
function openGardeners(options: Parameters<typeof openHomeSection>[1] = {}) {
  reduceMotion();
  return openHomeSection("Featured Gardeners", options);
}

function serveGardeners(...list: unknown[]) {
  mockResponse("get", "/gardeners", list);
}

function findCard(name: string) {
  return screen.findByRole("article", { name });
}

async function openCard(record: Record<string, unknown>) {
  serveGardeners(record);
  const app = await openGardeners();
  return { ...app, card: await findCard(String(record.name)) };
}

async function openProfile(record: Record<string, unknown>) {
  const { user, card } = await openCard(record);
  await user.click(within(card).getByRole("button", { name: "View Profile" }));
  return { user, card, dialog: await screen.findByRole("dialog") };
}

const paragraphsOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("paragraph")
    .map((paragraph) => paragraph.textContent);

describe("featured gardeners", () => {
  it("have a subtitle under their heading", async () => {
    const { section } = await openGardeners();
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent(
      /^Featured Gardeners$/,
    );
    expect(
      within(section).getByText("Meet our community of passionate gardening experts"),
    ).toBeVisible();
  });

  it("have a tooltip on their heading, ten pixels from it", async () => {
    const { user, section } = await openGardeners();
    await findCard("Ines Okafor");
    const shown = await tooltipOf(
      user,
      within(section).getByRole("heading", { name: "Featured Gardeners" }),
    );
    expect(shown).toHaveTextContent(/^Explore Our Experts$/);
    expect(shown).toHaveStyle({ top: "-10px" });
  });

  it("lose their tooltip at a press of Escape", async () => {
    const { user, section } = await openGardeners();
    const heading = within(section).getByRole("heading", { name: "Featured Gardeners" });
    const shown = await tooltipOf(user, heading);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });

  it("come as the server orders them, in either field set", async () => {
    const { section } = await openGardeners();
    await findCard("Ines Okafor");
    const names = within(section).getAllByRole("heading", { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(["Ines Okafor", "Bram de Wit"]);
  });

  it("are waited for without holding the rest of the page back", async () => {
    const release = delayCall("get", "/gardeners");
    const { section } = await openGardeners();
    expect(within(section).getByRole("status")).toHaveTextContent("Loading the gardeners…");
    expect(screen.getByRole("heading", { name: "Plant Trees, Save Lives" })).toBeVisible();
    release();
    expect(await findCard("Ines Okafor")).toBeInTheDocument();
    expect(within(section).queryByText("Loading the gardeners…")).not.toBeInTheDocument();
  });

  it("come without the broken ones among them", async () => {
    serveGardeners(null, "Ida", { bio: "Nobody" }, gardenerRecord({ name: "Ida Holm" }), []);
    const { section } = await openGardeners();
    await findCard("Ida Holm");
    expect(within(section).getAllByRole("article")).toHaveLength(1);
  });

  it("come all, though some of them have the same id, or none but the same name", async () => {
    serveGardeners(
      { _id: "1", name: "Ida Holm" },
      { id: 1, name: "Bo Lund" },
      { name: "Mai Dam" },
      { name: "Mai Dam", location: "Hull" },
    );
    const { section } = await openGardeners();
    await findCard("Bo Lund");
    expect(within(section).getAllByRole("article")).toHaveLength(4);
  });

  it("appear 0.3 s after they have come into view, each 0.1 s after the one before it", async () => {
    MotionGlobalConfig.skipAnimations = false;
    onTestFinished(() => {
      MotionGlobalConfig.skipAnimations = true;
    });
    serveGardeners(...["Ida", "Bo", "Mai", "Per"].map((name, id) => ({ id, name })));
    const seen = new Set<Element>();
    const lookAgain = setInView((target) => target.tagName !== "LI" || seen.has(target));
    freezeClock({ frames: true });
    await renderApp("/");
    await passTime(100);
    const section = await screen.findByRole("region", { name: "Featured Gardeners" });
    await waitFor(() => expect(within(section).getAllByRole("article")).toHaveLength(4));
    const cards = within(section)
      .getAllByRole("article")
      .map((card) => card.closest("li"));
    const begun = () => cards.map((card) => Number(card?.style.opacity) > 0);
    for (const batch of [0, 1]) {
      for (const card of cards.slice(2 * batch, 2 * batch + 2)) if (card) seen.add(card);
      const before = Array.from({ length: 2 * batch }, () => true);
      const after = Array.from({ length: 2 - 2 * batch }, () => false);
      await lookAgain();
      await passTime(280);
      expect(begun()).toEqual([...before, false, false, ...after]);
      await passTime(80);
      expect(begun()).toEqual([...before, true, false, ...after]);
      await passTime(100);
      expect(begun()).toEqual([...before, true, true, ...after]);
      await passTime(2000);
    }
  });

  it("are said to be none where there are none", async () => {
    serveGardeners();
    await openGardeners();
    await waitFor(() =>
      expect(screen.getByText("No gardeners are featured just now.")).toBeVisible(),
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("a featured gardener's card", () => {
  it("has just the lines that there are, in either field set", async () => {
    const cards = [
      {
        record: { _id: "a", specialty: "Soft fruit", location: "Hull", bio: "Grows currants." },
        lines: ["Soft fruit", "Hull", "Grows currants."],
      },
      {
        record: { id: 2, age: 51, gender: "Female", experiences: "Pears, mostly." },
        lines: ["Pears, mostly."],
      },
      {
        record: { id: 3, specialty: "Soft fruit", experiences: "Pears, mostly." },
        lines: ["Soft fruit", "Pears, mostly."],
      },
      { record: { _id: "d", specialty: " ", location: "", bio: null }, lines: [] },
      { record: {}, lines: [] },
    ];
    serveGardeners(...cards.map(({ record }, index) => ({ name: `Number ${index}`, ...record })));
    await openGardeners();
    for (const [index, { lines }] of cards.entries()) {
      const card = await findCard(`Number ${index}`);
      expect(paragraphsOf(card)).toEqual(lines);
      expect(card).not.toHaveTextContent(/undefined|null|NaN/);
    }
  });

  it.each(["profileImage", "image"])("has the picture of the field %s", async (field) => {
    const address = "https://pictures.example/ida.jpg";
    const { card } = await openCard({ _id: "b1", name: "Ida Holm", [field]: address });
    const picture = within(card).getByRole("img", { name: "Profile picture of Ida Holm" });
    expect(picture).toHaveAttribute("src", address);
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("has initials in the place of a picture that does not load", async () => {
    const { card } = await openCard(
      gardenerRecord({ name: "Ida Holm", profileImage: "https://pictures.example/dead.jpg" }),
    );
    fireEvent.load(within(card).getByRole("img"));
    expect(within(card).queryByText("IH")).not.toBeInTheDocument();
    fireEvent.error(within(card).getByRole("img"));
    expect(within(card).queryByRole("img")).not.toBeInTheDocument();
    expect(within(card).getByText("IH")).toBeInTheDocument();
  });

  it("has initials where what it names is no web address", async () => {
    serveGardeners(...invalidPictureUrls.map((profileImage) => gardenerRecord({ profileImage })));
    const { section } = await openGardeners();
    await within(section).findByRole("list");
    expect(within(section).getAllByRole("article")).toHaveLength(invalidPictureUrls.length);
    expect(within(section).queryByRole("img")).not.toBeInTheDocument();
  });

  it("shows whatever was typed as the text that it is", async () => {
    serveGardeners(
      ...unusualTexts.map((text, id) => ({
        id,
        name: text,
        specialty: text,
        location: text,
        bio: text,
      })),
    );
    const { section } = await openGardeners();
    await within(section).findByRole("list");
    for (const text of unusualTexts) {
      expect(within(section).getAllByText(text)).toHaveLength(4);
    }
  });
});

describe("View Profile", () => {
  it("opens a dialog with all that is known of the gardener", async () => {
    const { dialog } = await openProfile({
      _id: "b1",
      name: "Ida Holm",
      profileImage: "https://pictures.example/ida.jpg",
      specialty: "Soft fruit",
      location: "Hull",
      bio: "Grows currants against a north wall.",
      age: 51,
      gender: "Female",
      total_shared_tips: 17,
      experiences: "Prune in March.",
    });
    expect(dialog).toHaveAccessibleName("Ida Holm");
    const inside = within(dialog);
    expect(inside.getByRole("img", { name: "Profile picture of Ida Holm" })).toBeInTheDocument();
    expect(inside.getByRole("img", { name: "3 out of 5 stars" })).toBeInTheDocument();
    expect(inside.getByText("Grows currants against a north wall.")).toBeInTheDocument();
    expect(inside.getByText("Prune in March.")).toBeInTheDocument();
    const terms = inside.getAllByRole("term").map((term) => term.textContent);
    const facts = inside.getAllByRole("definition").map((fact) => fact.textContent);
    expect(terms.map((term, index) => `${term}: ${facts[index]}`)).toEqual([
      "Specialty: Soft fruit",
      "Location: Hull",
      "Age: 51",
      "Gender: Female",
      "Tips shared: 17",
    ]);
  });

  it("leaves out what is not known", async () => {
    const { dialog } = await openProfile({ name: "Ida Holm", location: "Hull" });
    expect(
      within(dialog)
        .getAllByRole("term")
        .map((term) => term.textContent),
    ).toEqual(["Location"]);
    expect(within(dialog).queryByRole("img")).not.toBeInTheDocument();
    expect(dialog).not.toHaveTextContent(/undefined|null|NaN|stars/);
  });

  it("shows a sentence once that replaces another", async () => {
    const { dialog } = await openProfile({
      id: 3,
      name: "Ida Holm",
      experiences: "Pears, mostly.",
    });
    expect(within(dialog).getAllByText("Pears, mostly.")).toHaveLength(1);
  });

  it("names the gardener as they typed it", async () => {
    const name = "<b>Ida</b>";
    const { dialog } = await openProfile({ id: 3, name });
    expect(dialog).toHaveAccessibleName(name);
  });

  it("closes on Escape and gives the focus back", async () => {
    const { user, card, dialog } = await openProfile(gardenerRecord({ name: "Ida Holm" }));
    await user.keyboard("{Escape}");
    expect(within(card).getByRole("button", { name: "View Profile" })).toHaveFocus();
    expect(dialog).not.toBeInTheDocument();
  });

  it("closes by its own button", async () => {
    const { user, dialog } = await openProfile(gardenerRecord({ name: "Ida Holm" }));
    await user.click(within(dialog).getByRole("button", { name: "Close this dialog" }));
    expect(dialog).not.toBeInTheDocument();
  });
});

describe("a gardener's name", () => {
  async function openTyping() {
    freezeClock();
    serveGardeners(gardenerRecord({ name: "Ida Holm" }));
    const { section } = await openHomeSection("Featured Gardeners");
    const name = await within(section).findByRole("heading", { level: 3 });
    // The first part is in ink, the other in pencil.
    return { name, typed: () => name.querySelector("span > span")?.textContent };
  }

  /** Letter by letter, since each timer is started by the letter before it. */
  async function passLetters(count: number) {
    for (let letter = 0; letter < count; letter += 1) await passTime(LETTER_MS);
  }

  it("is typed out, a letter every 200 ms", async () => {
    const { typed } = await openTyping();
    await passTime(LETTER_MS - 1);
    expect(typed()).toBe("");
    await passTime(1);
    expect(typed()).toBe("I");
    await passLetters(3);
    expect(typed()).toBe("Ida ");
    await passLetters(4);
    expect(typed()).toBe("Ida Holm");
  });

  it("is typed once, and stays", async () => {
    const { typed } = await openTyping();
    await passLetters("Ida Holm".length);
    for (let seconds = 0; seconds < 5; seconds += 1) {
      await passTime(1000);
      expect(typed()).toBe("Ida Holm");
    }
  });

  it("is there as a whole, and once, from the first letter on", async () => {
    const { name } = await openTyping();
    for (let letter = 0; letter <= "Ida Holm".length; letter += 1) {
      expect(name).toHaveAccessibleName("Ida Holm");
      expect(name.textContent).toBe("Ida Holm");
      await passLetters(1);
    }
  });

  it("is in ink at once where less motion was asked for", async () => {
    const { card } = await openCard(gardenerRecord({ name: "Ida Holm" }));
    expect(within(card).getByText("Ida Holm").children).toHaveLength(0);
  });
});

describe("gardeners that do not come", () => {
  it("come at 'Try again', and nothing else is asked for anew", async () => {
    breakCall("get", "/gardeners", faults.status);
    const { user } = await openWithTips();
    restoreBackend();
    const calls = recordBackendCalls();
    await press(user, "Try again");
    expect(await findCard("Ines Okafor")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText(tips.kale.title)).toBeInTheDocument();
    expect(lines(calls)).toEqual(["GET /gardeners"]);
  });

  it("may fail a second time", async () => {
    breakCall("get", "/gardeners", faults.offline);
    const { user, section } = await openGardeners();
    await within(section).findByRole("alert");
    breakCall("get", "/gardeners", faults.status);
    await press(user, "Try again");
    await within(section).findByText(faults.status.words);
    expect(within(section).getAllByRole("alert")).toHaveLength(1);
  });
});

/** Gardeners, which have failed, and trending tips. */
async function openWithTips() {
  const { user } = await openGardeners();
  await screen.findByText(tips.kale.title);
  await screen.findByRole("alert");
  return { user };
}
