import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { freezeClock, passTime } from "../../support/clock";
import { expectConsole } from "../../support/console";
import { openHome, openHomeSection } from "../../support/home";
import { reduceMotion } from "../../support/media";
import { animateCards } from "../../support/render-app";
import { fill, press } from "../../support/user-actions";
import { setInView } from "../../support/view";

describe("the home page", () => {
  it.each([
    { button: "Explore Opportunities", address: "/explore" },
    { button: "Learn More", address: "/aboutUs" },
  ])("links from the hero's $button to $address", async ({ button, address }) => {
    const { user, pathname } = await openHome();
    const hero = screen.getByRole("region", { name: "Plant Trees, Save Lives" });
    await user.click(within(hero).getByRole("button", { name: button }));
    await waitFor(() => expect(pathname()).toBe(address));
  });

  it("links from each blog card to the tips about its plant", async () => {
    const { section } = await openHomeSection("From the Notebook");
    const links = within(section).getAllByRole("link");
    expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
      "What others say about rosemary /browseTips?q=rosemary",
      "What others say about hawthorn /browseTips?q=hawthorn",
      "What others say about peas /browseTips?q=peas",
    ]);
  });

  it("shows the failure if the code of its lower sections does not load offline", async () => {
    expectConsole(/Failed to fetch/);
    // Throws while React renders the sections, as a rejected import does.
    vi.stubGlobal("IntersectionObserver", function fail() {
      const error = new TypeError("Failed to fetch dynamically imported module");
      throw Object.assign(error, { name: "ChunkError" });
    });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const reload = vi.spyOn(window.location, "reload").mockReturnValue();
    const { user } = await openHome();
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t connect");
    expect(screen.getByRole("heading", { name: "Plant Trees, Save Lives" })).toBeVisible();
    await press(user, "Try again");
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("the impact statistics", () => {
  const openStatistics = () => openHomeSection("Our Growing Impact");

  it("are numbers that screen readers get at once", async () => {
    const { section } = await openStatistics();
    for (const hidden of section.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    const numbers = within(section).getAllByText(/^\d+\+$/);
    expect(numbers.map(({ textContent }) => textContent)).toEqual(["300+", "150+", "500+", "200+"]);
  });

  it("neither count nor fade in with reduced motion", async () => {
    reduceMotion();
    animateCards();
    setInView(() => false);
    const { section } = await openStatistics();
    for (const card of within(section).getAllByRole("listitem")) {
      expect(within(card).getAllByText(/^\d+\+$/)).toHaveLength(1);
      expect(card).not.toHaveStyle({ opacity: "0" });
    }
    expect(within(section).queryByText("0+")).not.toBeInTheDocument();
  });

  it("are visible while they are far away, for a screenshot of the whole page", async () => {
    animateCards();
    setInView(() => false);
    await freezeClock({ frames: true });
    const { section } = await openStatistics();
    await passTime(3000);
    await passTime(2000);
    for (const card of within(section).getAllByRole("listitem")) {
      expect(Number(card.style.opacity)).toBe(1);
    }
    expect(within(section).queryByText("0+")).not.toBeInTheDocument();
  });
});

describe("the newsletter", () => {
  const thanks = "Thank you for subscribing!";
  const openNewsletter = () => openHomeSection("A letter from the garden");

  it("treats a double press as one subscription", async () => {
    const { user } = await openNewsletter();
    await fill(user, "Email", "rowan@example.org");
    await user.dblClick(screen.getByRole("button", { name: "Subscribe" }));
    expect(screen.getByText(thanks)).toBeVisible();
    expect(screen.getByLabelText("Email")).not.toBeInvalid();
  });

  it("does not extend its thanks when it is pressed again without an email", async () => {
    await freezeClock();
    const { user } = await openNewsletter();
    await fill(user, "Email", "rowan@example.org");
    await press(user, "Subscribe");
    await passTime(2000);
    await press(user, "Subscribe");
    await passTime(1000);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  it("no longer says thanks when the next email is invalid", async () => {
    const { user } = await openNewsletter();
    await fill(user, "Email", "rowan@example.org");
    await press(user, "Subscribe");
    expect(screen.getByText(thanks)).toBeVisible();
    await fill(user, "Email", "zzz");
    await press(user, "Subscribe");
    expect(screen.getByLabelText("Email")).toBeInvalid();
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    expect(document.querySelector(".leaf-confetti")).not.toBeInTheDocument();
  });

  it("announces its thanks, with decorative leaves, for three seconds after the last subscription", async () => {
    await freezeClock();
    const { user, section } = await openNewsletter();
    for (const pause of [2000, 2999]) {
      await fill(user, "Email", "rowan@example.org");
      await user.keyboard("{Enter}");
      expect(section.querySelector("[aria-hidden=true] .leaf-confetti")).toBeInTheDocument();
      expect(screen.getByLabelText("Email")).toHaveValue("");
      await passTime(pause);
      expect(screen.getByText(thanks).closest("[aria-live=polite]")).toBeVisible();
    }
    await passTime(1);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });
});

describe("the moving line", () => {
  function isMoving(section: HTMLElement) {
    const track = section.querySelector<HTMLElement>(".rfm-marquee");
    return track?.style.getPropertyValue("--play") === "running";
  }

  it("has each text once for screen readers, stops when Pause is pressed, and continues after Play", async () => {
    const { user, section } = await openHomeSection("Garden wisdom");
    await waitFor(() => expect(isMoving(section)).toBe(true));
    const read = section.cloneNode(true) as HTMLElement;
    for (const hidden of read.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    expect(read.textContent.match(/Sow thin, water deep/g)).toHaveLength(1);
    await press(user, "Pause the moving line");
    expect(isMoving(section)).toBe(false);
    await press(user, "Play the moving line");
    expect(isMoving(section)).toBe(true);
  });

  it("does not move with reduced motion, and needs no button", async () => {
    reduceMotion();
    const { section } = await openHomeSection("Garden wisdom");
    expect(isMoving(section)).toBe(false);
    expect(within(section).getAllByText("Sow thin, water deep")).toHaveLength(1);
    expect(within(section).queryByRole("button")).not.toBeInTheDocument();
  });
});
