import { act, screen, waitFor, within } from "@testing-library/react";
import { MotionGlobalConfig } from "framer-motion";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { lines, recordBackendCalls } from "../support/calls";
import { freezeClock, passTime } from "../support/clock";
import { openHome, openHomeSection, reduceMotion } from "../support/home";
import { renderApp } from "../support/render-app";
import { fill, press } from "../support/user-actions";
import { setInView } from "../support/view";

/** Lets things move on. */
async function passFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describe("the home page", () => {
  it("has its sections in the spec's order", async () => {
    reduceMotion();
    await renderApp("/");
    const main = within(await screen.findByRole("main"));
    await main.findByRole("region", { name: "Garden wisdom" });
    await waitFor(() => expect(main.getAllByRole("region")).toHaveLength(8));
    const sections = main.getAllByRole("region").map((section) => {
      const [heading] = within(section).queryAllByRole("heading", { level: 2 });
      return section.getAttribute("aria-label") ?? heading?.textContent;
    });
    expect(sections).toEqual([
      "Highlights",
      "Plant Trees, Save Lives",
      "Featured Gardeners",
      "Top Trending Tips",
      "Our Growing Impact",
      "From the Notebook",
      "A letter from the garden",
      "Garden wisdom",
    ]);
  });
});

describe("the hero banner", () => {
  function hero() {
    return screen.getByRole("region", { name: "Plant Trees, Save Lives" });
  }

  it("says what the platform is for, on a photograph", async () => {
    await openHome();
    expect(
      within(hero()).getByText(
        "Our platform connects passionate gardeners with top opportunities. Discover and cultivate your dream garden with ease.",
      ),
    ).toBeVisible();
    expect(within(hero()).getByRole("presentation")).toHaveAttribute(
      "src",
      expect.stringMatching(/rain-leaves-wide/),
    );
  });

  it("is 65 % of the window high, at least 500 pixels", async () => {
    await openHome();
    expect(hero()).toHaveClass("min-h-[max(65vh,500px)]");
  });

  it.each([
    { button: "Explore Opportunities", address: "/explore" },
    { button: "Learn More", address: "/aboutUs" },
  ])("leads by $button to $address", async ({ button, address }) => {
    const { user, pathname } = await openHome();
    await user.click(within(hero()).getByRole("button", { name: button }));
    await waitFor(() => expect(pathname()).toBe(address));
  });
});

describe("the impact statistics", () => {
  function openStatistics(options: Parameters<typeof openHomeSection>[1] = {}) {
    return openHomeSection("Our Growing Impact", options);
  }

  it("have a subtitle under their heading", async () => {
    const { section } = await openStatistics();
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent(
      /^Our Growing Impact$/,
    );
    expect(
      within(section).getByText("Numbers that showcase our gardening achievements"),
    ).toBeVisible();
  });

  it("say four numbers, which screen readers hear at once", async () => {
    const { section } = await openStatistics();
    const cards = within(section).getAllByRole("listitem");
    const heard = cards.map((card) => {
      const clone = card.cloneNode(true);
      if (!(clone instanceof HTMLElement)) throw new Error("A card is an element");
      for (const silent of clone.querySelectorAll("[aria-hidden=true]")) silent.remove();
      return [...clone.querySelectorAll("p")].map((line) => line.textContent);
    });
    expect(heard).toEqual([
      ["300+", "Plants Planted"],
      ["150+", "Gardens Maintained"],
      ["500+", "Seeds Sown"],
      ["200+", "Happy Customers"],
    ]);
  });

  it("have an icon and a bar each, for the eye alone", async () => {
    const { section } = await openStatistics();
    for (const card of within(section).getAllByRole("listitem")) {
      expect(card.firstElementChild).toHaveAttribute("aria-hidden", "true");
      expect(card.lastElementChild).toHaveAttribute("aria-hidden", "true");
    }
  });

  it("count up from 0 in three seconds, after half a second", async () => {
    freezeClock({ frames: true });
    const { section } = await openStatistics();
    const [number] = within(section).getAllByText("300+");
    const seen = () => number?.nextElementSibling?.textContent;
    await passTime(490);
    expect(seen()).toBe("0+");
    await passTime(1510);
    expect(seen()).toMatch(/^[12]\d\d\+$/);
    await passTime(900);
    expect(seen()).not.toBe("300+");
    await passTime(600);
    expect(seen()).toBe("300+");
  });

  it("are shown at once under reduced motion", async () => {
    reduceMotion();
    const { section } = await openStatistics();
    for (const number of ["300+", "150+", "500+", "200+"]) {
      expect(within(section).getAllByText(number)).toHaveLength(1);
    }
    expect(within(section).queryByText("0+")).not.toBeInTheDocument();
  });

  it("come in one after the other, once, when they are in view", async () => {
    MotionGlobalConfig.skipAnimations = false;
    onTestFinished(() => {
      MotionGlobalConfig.skipAnimations = true;
    });
    let isInView = false;
    const lookAgain = setInView(() => isInView);
    await renderApp("/");
    const section = await screen.findByRole("region", { name: "Our Growing Impact" });
    const cards = within(section).getAllByRole("listitem");
    const opacities = () => cards.map((card) => Number(card.style.opacity));
    await passFrames(10);
    expect(opacities()).toEqual([0, 0, 0, 0]);
    isInView = true;
    await lookAgain();
    await waitFor(() => {
      const [first = 0, , , last = 0] = opacities();
      expect(first).toBeGreaterThan(last);
    });
    await waitFor(() => expect(opacities()).toEqual([1, 1, 1, 1]));
    isInView = false;
    await lookAgain();
    await passFrames(10);
    expect(opacities()).toEqual([1, 1, 1, 1]);
  });

  it("come in by themselves, as in a single column, each when it is in view", async () => {
    MotionGlobalConfig.skipAnimations = false;
    onTestFinished(() => {
      MotionGlobalConfig.skipAnimations = true;
    });
    const seen = new Set<Element>();
    const lookAgain = setInView((target) => seen.has(target));
    await renderApp("/");
    const section = await screen.findByRole("region", { name: "Our Growing Impact" });
    const cards = within(section).getAllByRole("listitem");
    const isThere = () => cards.map((card) => card.style.opacity === "1");
    for (const count of [1, 2]) {
      for (const card of cards.slice(0, count)) seen.add(card);
      await lookAgain();
      await waitFor(() => expect(isThere()[count - 1]).toBe(true));
      await passFrames(10);
      expect(isThere()).toEqual([true, count > 1, false, false]);
    }
  });
});

describe("the sample blog cards", () => {
  it("are three, each with a title and a text", async () => {
    const { section } = await openHomeSection("From the Notebook");
    const cards = within(section).getAllByRole("article");
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(within(card).getByRole("heading", { level: 3 })).not.toBeEmptyDOMElement();
      expect(within(card).getAllByRole("paragraph")).toHaveLength(1);
    }
  });
});

describe("the newsletter", () => {
  function openNewsletter(options: Parameters<typeof openHomeSection>[1] = {}) {
    return openHomeSection("A letter from the garden", options);
  }

  const thanks = "Thank you for subscribing!";

  it("has 5,000+ subscribers", async () => {
    const { section } = await openNewsletter();
    expect(within(section).getByText("5,000+ Subscribers")).toBeVisible();
  });

  it("needs an email", async () => {
    const { user } = await openNewsletter();
    await fill(user, "Email", "   ");
    await press(user, "Subscribe");
    const field = screen.getByLabelText("Email");
    expect(field).toHaveAccessibleDescription("Please fill this in.");
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  it("needs an email that is one", async () => {
    const { user } = await openNewsletter();
    for (const email of ["rowan", "rowan@", "@example.org", "rowan@@example.org"]) {
      await fill(user, "Email", email);
      await press(user, "Subscribe");
      expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
        "Please enter an email address, like name@example.org.",
      );
      expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    }
  });

  it("takes its complaint back once the address is right", async () => {
    const { user } = await openNewsletter();
    await press(user, "Subscribe");
    await fill(user, "Email", "rowan@example.org");
    expect(screen.getByLabelText("Email")).not.toHaveAccessibleDescription();
  });

  it("thanks for three seconds, then asks again", async () => {
    freezeClock();
    const { user } = await openNewsletter();
    await fill(user, "Email", "rowan@example.org");
    await press(user, "Subscribe");
    expect(screen.getByText(thanks)).toBeVisible();
    expect(screen.getByText(thanks)).toHaveRole("status");
    await passTime(2999);
    expect(screen.getByText(thanks)).toBeVisible();
    await passTime(1);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  it("throws leaves and petals while it thanks, which no screen reader mentions", async () => {
    freezeClock();
    const { user, section } = await openNewsletter();
    const confetti = () => section.querySelectorAll("[aria-hidden=true] .leaf-confetti").length;
    expect(confetti()).toBe(0);
    await fill(user, "Email", "rowan@example.org");
    await press(user, "Subscribe");
    expect(confetti()).toBeGreaterThan(0);
    await passTime(3000);
    expect(confetti()).toBe(0);
  });

  it("sends nothing", async () => {
    const { user } = await openNewsletter();
    const calls = recordBackendCalls();
    const send = vi.spyOn(window, "fetch");
    await fill(user, "Email", "rowan@example.org");
    await user.keyboard("{Enter}");
    await screen.findByText(thanks);
    expect(lines(calls)).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("the marquee line", () => {
  function isMoving(section: HTMLElement) {
    const track = section.querySelector<HTMLElement>(".rfm-marquee");
    return track?.style.getPropertyValue("--play") === "running";
  }

  it("moves until someone pauses it, and again when played", async () => {
    const { user, section } = await openHomeSection("Garden wisdom");
    expect(within(section).getAllByText("Sow thin, water deep")).not.toHaveLength(0);
    await waitFor(() => expect(isMoving(section)).toBe(true));
    await press(user, "Pause the moving line");
    expect(isMoving(section)).toBe(false);
    await press(user, "Play the moving line");
    expect(isMoving(section)).toBe(true);
  });

  it("stands still, without a button, under reduced motion", async () => {
    reduceMotion();
    const { section } = await openHomeSection("Garden wisdom");
    expect(isMoving(section)).toBe(false);
    expect(within(section).queryByRole("button")).not.toBeInTheDocument();
  });
});
