import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { breakCall, delayCall, faults, mockResponse, restoreBackend } from "../../support/faults";
import { setMedia } from "../../support/media";
import { quietPage } from "../../support/pages";
import { renderApp } from "../../support/render-app";
import { addBareTip, addTip, member, setTips, storedTip, tips } from "../../support/server";
import { specWords } from "../../support/spec-words";
import { openTip, serveTips } from "../../support/tip-pages";
import { press } from "../../support/user-actions";

const { kale, beans } = tips;

const openTipWith = (fields: Record<string, unknown>) => openTip(addTip(fields)._id);

function fact(term: string) {
  return screen.getByText(term, { selector: "dt" }).nextElementSibling;
}

describe("the page of a tip", () => {
  it("shows facts, but not the author's email, cannot be edited by a reader, and links back to all tips if it was opened by its address", async () => {
    const { container } = await openTip();
    expect(fact("Plant type")).toHaveTextContent("Kale");
    expect(fact("Category")).toHaveTextContent("Plant Care");
    expect(fact("Availability")).toHaveTextContent("Public");
    expect(fact("Added by")).toHaveTextContent("Somebody Else");
    expect(container.innerHTML).not.toContain("somebody.else@example.net");
    expect(screen.queryByRole("link", { name: "Edit" })).not.toBeInTheDocument();
    const back = screen.getByRole("link", { name: "Back to the tips" });
    expect(back).toHaveAttribute("href", "/browseTips");
  });

  it("can be edited by its author, whose name it does not link if it is hidden, and may be their only one", async () => {
    await openTip(tips.secret._id);
    expect(fact("Added by")).toHaveTextContent(member.name);
    expect(screen.queryByRole("link", { name: member.name })).not.toBeInTheDocument();
    const edit = screen.getByRole("link", { name: "Edit" });
    expect(edit).toHaveAttribute("href", `/updateTips/${tips.secret._id}`);
  });

  it("links each card under More tips to the tips about its topic, and the author's name to all their tips", async () => {
    const { user, router } = await openTip(beans._id);
    const more = within(screen.getByRole("region", { name: "More tips" }));
    const links = more.getAllByRole("link");
    expect(links.map((link) => `${link.textContent}: ${link.getAttribute("href")}`)).toEqual([
      "Tips about sowing: /browseTips?q=sowing",
      "Tips about mulch: /browseTips?q=mulch",
      "Tips about seed heads: /browseTips?q=seed+heads",
    ]);
    await user.click(screen.getByRole("link", { name: "Rowan Hart" }));
    expect(await screen.findByText(/^Showing 1 of /)).toBeVisible();
    expect(router.state.location.search).toBe("?author=Rowan+Hart");
  });

  it("shows its picture, and draws the plant if the picture does not load", async () => {
    const { container } = await openTipWith({ title: "Leeks", imageUrl: "https://example.org/x" });
    const picture = screen.getByRole("img", { name: "Picture of Carrot" });
    expect(picture).toHaveAttribute("src", "https://example.org/x");
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
    fireEvent.error(picture);
    expect(container.querySelector("article img")).not.toBeInTheDocument();
    expect(container.querySelector("article svg")).toBeInTheDocument();
  });

  it("has a fallback for every field that an old tip lacks, and does not link the name that all members without one share", async () => {
    await openTip(addBareTip());
    expect(screen.getByRole("heading", { name: "Untitled tip" })).toBeVisible();
    expect(fact("Added by")).toHaveTextContent("A gardener");
    expect(screen.queryByRole("link", { name: "A gardener" })).not.toBeInTheDocument();
    expect(screen.getByText("The author hasn’t written a description.")).toBeVisible();
    expect(screen.queryByText("Plant type")).not.toBeInTheDocument();
    expect(screen.getByText("0 likes")).toBeVisible();
    expect(screen.getByRole("main")).not.toHaveTextContent(/undefined|null|NaN/);
  });
});

describe("the tabs of a tip", () => {
  function tab(name: string) {
    return screen.getByRole("tab", { name });
  }

  it("include care instructions and expert tips, all are printed, each with its name, and Tab moves the focus to the panel", async () => {
    const { user } = await openTip();
    const panels = screen.getAllByRole("tabpanel", { hidden: true });
    expect(panels.map((panel) => panel.dataset.label)).toEqual([
      "Detailed Guide",
      "Care Instructions",
      "Expert Tips",
    ]);
    for (const panel of panels) expect(panel).not.toBeEmptyDOMElement();
    const printed = `${window.location.origin}/tipsDetails/${kale._id}`;
    expect(screen.getByText(printed)).toBeInTheDocument();
    await user.click(tab("Care Instructions"));
    const care = screen.getByRole("tabpanel", { name: "Care Instructions" });
    expect(care).toHaveTextContent("Full sun means six hours or more");
    expect(care).not.toHaveTextContent(kale.description);
    await user.tab();
    expect(care).toHaveFocus();
    await user.click(tab("Expert Tips"));
    const expert = screen.getByRole("tabpanel", { name: "Expert Tips" });
    expect(expert).toHaveTextContent("Start small. One bed that is looked after");
    expect(tab("Detailed Guide")).toHaveAttribute("aria-selected", "false");
  });

  it("are all searched by the browser, which opens the one where it finds something", async () => {
    await openTip();
    const found = screen.getByText(/Start small\. One bed/);
    const panel = found.closest("[role=tabpanel]");
    expect(panel).toHaveAttribute("hidden", "until-found");
    act(() => void found.dispatchEvent(new Event("beforematch", { bubbles: true })));
    expect(tab("Expert Tips")).toHaveAttribute("aria-selected", "true");
    expect(panel).not.toHaveAttribute("hidden");
    expect(screen.getAllByRole("tabpanel")).toEqual([panel]);
  });

  it("switch with the arrow keys, which wrap, and with Home and End", async () => {
    const { user } = await openTip();
    await user.click(tab("Detailed Guide"));
    for (const [keys, name] of [
      ["{ArrowRight}", "Care Instructions"],
      ["{ArrowRight}{ArrowRight}", "Detailed Guide"],
      ["{ArrowLeft}", "Expert Tips"],
      ["{Home}", "Detailed Guide"],
      ["{End}", "Expert Tips"],
    ] as const) {
      await user.keyboard(keys);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute("aria-selected", "true");
      expect(screen.getByRole("tabpanel", { name })).toBeVisible();
    }
  });
});

describe("liking a tip", () => {
  it("counts once when both taps of a double tap arrive before the page can react", async () => {
    const { user } = await openTip(beans._id);
    const button = screen.getByRole("button", { name: "Like this tip" });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText("4 likes")).toBeVisible();
    expect(storedTip(beans._id)?.totalLiked).toBe(4);
    await press(user, "Liked!");
    await waitFor(() => expect(screen.getByText("5 likes")).toBeVisible());
    expect(storedTip(beans._id)?.totalLiked).toBe(5);
  });

  it("cannot be repeated while it is pending, even after a return to the page", async () => {
    const release = delayCall("patch", `/shareTips/${kale._id}`);
    const { user, router } = await openTip();
    await press(user, "Like this tip");
    await act(() => router.navigate(quietPage));
    await act(() => router.navigate(`/tipsDetails/${kale._id}`));
    const button = await screen.findByRole("button", { name: "Like this tip" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    release();
    await waitFor(() => expect(screen.getByText("1 like")).toBeVisible());
    expect(button).toHaveAttribute("aria-disabled", "false");
  });

  it("fails without a thank-you if the tip is gone, and can be tried again, and says so even on the page to which the reader has moved", async () => {
    const { user, router } = await openTip();
    const isGone = { matchedCount: 0, modifiedCount: 0 };
    mockResponse("patch", `/shareTips/${kale._id}`, isGone);
    await press(user, "Like this tip");
    // SweetAlert2 adds the toast 10 ms before it shows it.
    await waitFor(() => expect(screen.getByText("We couldn’t save your like")).toBeVisible());
    expect(screen.getByRole("button", { name: "Like this tip" })).toBeEnabled();
    expect(screen.getByText("0 likes")).toBeVisible();
    expect(screen.queryByText(specWords.tipLiked)).not.toBeInTheDocument();
    restoreBackend();
    await press(user, "Try again");
    const liked = await screen.findByRole("button", { name: "Liked!" });
    await waitFor(() => expect(liked).toHaveFocus());
    await screen.findByText(specWords.tipLiked);
    expect(screen.queryByText("We couldn’t save your like")).not.toBeInTheDocument();
    mockResponse("patch", `/shareTips/${kale._id}`, isGone);
    const release = delayCall("patch", `/shareTips/${kale._id}`);
    await user.click(liked);
    await act(() => router.navigate(quietPage));
    release();
    await screen.findByText("We couldn’t save your like");
  });
});

describe("a tip that cannot be shown", () => {
  const gone = "This tip is no longer here";

  it("is reported as gone if its id is malformed, with a link back to all tips", async () => {
    const { user, pathname } = await renderApp("/tipsDetails/a%20b%2Fc", { isSignedIn: true });
    expect(await screen.findByRole("heading", { name: gone })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(document.title).toBe("A gardening tip · Sow & Tell");
    await user.click(screen.getByRole("link", { name: "Back to all tips" }));
    await waitFor(() => expect(screen.getByText(kale.title)).toBeVisible());
    expect(pathname()).toBe("/browseTips");
  });

  it("can turn out to be gone on the next try", async () => {
    breakCall("get", `/shareTips/${kale._id}`, faults.offline);
    const { user } = await renderApp(`/tipsDetails/${kale._id}`, { isSignedIn: true });
    await screen.findByRole("heading", { level: 1, name: "We couldn’t load the tip" });
    expect(document.title).toBe("A gardening tip · Sow & Tell");
    setTips();
    restoreBackend();
    await press(user, "Try again");
    expect(await screen.findByRole("heading", { name: gone })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });
});

describe("a tip that the reader has seen in a list", () => {
  /** Opens the tip from Browse Tips, and delays the tip itself. @param listed the tips of the list */
  async function openFromBrowse(...listed: object[]) {
    serveTips(...listed);
    const release = delayCall("get", `/shareTips/${kale._id}`);
    const app = await renderApp("/browseTips", { isSignedIn: true });
    await screen.findByText(/^Showing/);
    await act(() => app.router.navigate(`/tipsDetails/${kale._id}`));
    await screen.findByRole("heading", { level: 1, name: /tip|Kale|title/ });
    return { ...app, release };
  }

  it("appears as it was in the list until it has loaded, and is then updated in place", async () => {
    const { release } = await openFromBrowse({ ...kale, title: "An older title" });
    const heading = screen.getByRole("heading", { level: 1, name: "An older title" });
    expect(heading).toBeVisible();
    expect(fact("Plant type")).toHaveTextContent(kale.plantType);
    expect(screen.getByRole("button", { name: "Like this tip" })).toBeEnabled();
    await waitFor(() => expect(heading).toHaveFocus());
    release();
    await waitFor(() => expect(heading).toHaveTextContent(kale.title));
    expect(heading).toBeInTheDocument();
  });

  it("remains, with an error message, if it cannot be loaded, and counts a like", async () => {
    breakCall("get", `/shareTips/${kale._id}`, faults.offline);
    const { user, release } = await openFromBrowse(kale);
    release();
    await screen.findByText(/We can’t reach the server/);
    expect(screen.getByRole("heading", { level: 1, name: kale.title })).toBeVisible();
    restoreBackend();
    await press(user, "Like this tip");
    expect(await screen.findByText("1 like")).toBeVisible();
  });

  it("does not keep its title in the tab if it is gone by now", async () => {
    const { release } = await openFromBrowse(kale);
    setTips();
    release();
    await screen.findByRole("heading", { name: "This tip is no longer here" });
    expect(document.title).toBe("A gardening tip · Sow & Tell");
  });

  it("is not shown before it has loaded if the list holds only another tip, and it as hidden by someone else", async () => {
    await openFromBrowse(beans, { ...kale, availability: "hidden" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A gardening tip");
  });

  it("hands its card's picture, and no other, to the page transition", async () => {
    const { user } = await renderApp("/browseTips", { isSignedIn: true });
    const article = await screen.findByRole("article", { name: kale.title });
    const { startViewTransition } = document;
    const moving: Element[] = [];
    vi.spyOn(document, "startViewTransition").mockImplementation((update) => {
      // `motion.css` gives the pictures in these articles a transition name.
      moving.push(...document.querySelectorAll("article:has(.transitioning)"));
      return startViewTransition.call(document, update);
    });
    await user.click(within(article).getByRole("link", { name: /^View Details / }));
    await screen.findByRole("button", { name: "Like this tip" });
    expect(moving).toEqual([article]);
  });
});

const longText = "Sow the beans twice, once in pots and once in the ground. ".repeat(5);

it.each([
  ["a drop cap", "a long text", longText, true],
  ["no drop cap", "a word of one letter", `A ${longText}`, false],
  ["no drop cap", "a list", `One\nTwo\n${longText}`, false],
  ["no drop cap", "Japanese", "豆は二度まきます。".repeat(40), false],
])(
  "the guide starts with %s for %s, on a wide screen",
  async (_start, _text, description, hasDropCap) => {
    setMedia("(width >= 48rem)", true);
    await openTipWith({ description });
    const guide = screen.getByRole("tabpanel").querySelector("p");
    expect(guide?.textContent).toBe(description.trim());
    expect(guide?.classList.contains("drop-cap")).toBe(hasDropCap);
  },
);

it("the guide shows the first 50,000 characters of a longer text, and the rest on request, which keeps the focus in the guide", async () => {
  const description = "Mulch. ".repeat(8000).trim();
  const { user } = await openTipWith({ description });
  const guide = screen.getByRole("tabpanel");
  const text = guide.querySelector("p");
  expect(text?.textContent).toMatch(/^(Mulch\. ){7141}Mulch\.…$/);
  await press(user, "Show all");
  expect(text?.textContent).toBe(description);
  expect(screen.queryByRole("button", { name: "Show all" })).not.toBeInTheDocument();
  expect(guide).toHaveFocus();
});

describe("the link back to the list", () => {
  const findBackLink = () => screen.findByRole("link", { name: "Back to the tips" });

  it("returns to the list with its filters, scroll position and focus, once for a double press", async () => {
    const { user, router, pathname } = await renderApp(quietPage, { isSignedIn: true });
    await act(() => router.navigate("/browseTips?difficulty=easy&q=kale"));
    vi.stubGlobal("scrollY", 640);
    await user.click(await screen.findByRole("link", { name: /^View Details / }));
    await screen.findByRole("heading", { level: 1, name: kale.title });
    vi.stubGlobal("scrollY", 0);
    const scrollTo = vi.fn();
    vi.stubGlobal("scrollTo", scrollTo);
    await user.dblClick(await findBackLink());
    await screen.findByText(/^Showing/);
    expect(pathname()).toBe("/browseTips");
    expect(router.state.location.search).toBe("?difficulty=easy&q=kale");
    expect(router.state.historyAction).toBe("POP");
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
    await waitFor(() => expect(screen.getByRole("link", { name: /^View Details / })).toHaveFocus());
  });

  it("returns to the member's own tips, if they led here", async () => {
    const { user, pathname } = await renderApp("/myTips", { isSignedIn: true });
    await user.click(await screen.findByRole("link", { name: tips.secret.title }));
    await user.click(await findBackLink());
    await screen.findByRole("link", { name: tips.secret.title });
    expect(pathname()).toBe("/myTips");
  });

  it("opens all tips if the reader came from the trending tips", async () => {
    const { user, pathname } = await renderApp("/", { isSignedIn: true });
    const [link] = await screen.findAllByRole("link", { name: /^Read More / });
    await user.click(link as HTMLElement);
    await user.click(await findBackLink());
    await screen.findByText(/^Showing/);
    expect(pathname()).toBe("/browseTips");
  });
});
