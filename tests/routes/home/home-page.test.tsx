import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { freezeClock, passTime } from "../../support/clock";
import { expectConsole } from "../../support/console";
import { openHome, openHomeSection } from "../../support/home";
import { reduceMotion } from "../../support/media";
import { animateCards } from "../../support/render-app";
import { specWords } from "../../support/spec-words";
import { fill, press } from "../../support/user-actions";

function isMoving(section: HTMLElement) {
  const track = section.querySelector<HTMLElement>(".rfm-marquee");
  return track?.style.getPropertyValue("--play") === "running";
}

describe("the home page", () => {
  it("links from the hero's buttons to the gardeners and About", async () => {
    const { user, pathname, router } = await openHome();
    for (const [button, address] of [
      ["Explore Opportunities", "/explore"],
      ["Learn More", "/aboutUs"],
    ] as const) {
      const hero = screen.getByRole("region", { name: "Plant Trees, Save Lives" });
      await user.click(within(hero).getByText(button));
      await waitFor(() => expect(pathname()).toBe(address));
      await act(() => router.navigate("/"));
    }
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

  it("are numbers that screen readers get at once, and each blog card below leads to the tips about its plant", async () => {
    const { section } = await openStatistics();
    for (const hidden of section.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    const numbers = within(section).getAllByText(/^\d+\+$/);
    expect(numbers.map(({ textContent }) => textContent)).toEqual(["300+", "150+", "500+", "200+"]);
    const links = within(screen.getByRole("region", { name: "From the Notebook" })).getAllByRole(
      "link",
    );
    expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
      "Search the tips for rosemary /browseTips?q=rosemary",
      "Search the tips for hawthorn /browseTips?q=hawthorn",
      "Search the tips for peas /browseTips?q=peas",
    ]);
  });

  it("neither count nor fade in with reduced motion, as the moving line does not move and needs no button", async () => {
    reduceMotion();
    animateCards();
    const { section } = await openStatistics();
    for (const card of within(section).getAllByRole("listitem")) {
      expect(within(card).getAllByText(/^\d+\+$/)).toHaveLength(1);
      expect(card).not.toHaveStyle({ opacity: "0" });
    }
    expect(within(section).queryByText("0+")).not.toBeInTheDocument();
    const line = screen.getByRole("region", { name: "Garden wisdom" });
    expect(isMoving(line)).toBe(false);
    expect(within(line).getAllByText("Sow thin, water deep")).toHaveLength(1);
    expect(within(line).queryByRole("button")).not.toBeInTheDocument();
  });

  it("are visible while they are far away, for a screenshot of the whole page", async () => {
    animateCards();
    freezeClock({ frames: true });
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
  const thanks = specWords.subscribed;

  it("treats a double press as one subscription, and no longer says thanks when the next email is invalid", async () => {
    const { user } = await openHomeSection("A letter from the garden");
    await fill(user, "Email", "rowan@example.org");
    await user.dblClick(screen.getByRole("button", { name: "Subscribe" }));
    expect(screen.getByText(thanks)).toBeVisible();
    expect(screen.getByLabelText("Email")).not.toBeInvalid();
    await fill(user, "Email", "zzz");
    await press(user, "Subscribe");
    expect(screen.getByLabelText("Email")).toBeInvalid();
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
    expect(document.querySelector(".leaf-confetti")).not.toBeInTheDocument();
  });

  it("does not extend its thanks when it is pressed again without an email", async () => {
    freezeClock();
    const { user } = await openHomeSection("A letter from the garden");
    await fill(user, "Email", "rowan@example.org");
    await press(user, "Subscribe");
    await passTime(2000);
    await press(user, "Subscribe");
    await passTime(1000);
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });
});

describe("the moving line", () => {
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
});
