import { mkdirSync, writeFileSync } from "node:fs";
import { expect, vi } from "vitest";
import type { Browser } from "./browser";

/** An element to find, by role and accessible name. */
type Target = {
  role: Role;
  /** The source of a regular expression for the accessible name, since pages take plain data only. */
  pattern: string;
  /** Whether it must be enabled, uncovered and at rest. If not, it only has to be visible. */
  isToBeClicked: boolean;
};

type Role = "button" | "link" | "heading" | "dialog" | "field" | "summary";

type Box = { x: number; y: number; width: number; height: number };

/** How long each step waits for its result. Milliseconds. */
export const WAIT = { timeout: 20_000, interval: 50 };

/** A person in front of a browser: what they do in it, and what they see. */
export class Person {
  constructor(
    private readonly browser: Browser,
    private readonly siteUrl: string,
    private readonly pictureFolder: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.leave(() => this.browser.open(`${this.siteUrl}${path}`));
  }

  async reload(): Promise<void> {
    await this.leave(() => this.browser.reload());
  }

  /** Navigates, and waits for the new page: WebKit's driver reports a reload as finished before the old page is gone. */
  private async leave(navigate: () => Promise<void>): Promise<void> {
    await this.browser.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await navigate();
    await vi.waitFor(async () => {
      const isNew = await this.browser.evaluate(
        () => !document.documentElement.hasAttribute("data-left"),
      );
      expect(isNew, "the new page has replaced the old one").toBe(true);
    }, WAIT);
  }

  /** Clicks an element as soon as it is clickable. */
  async click(role: Role, name: string | RegExp): Promise<void> {
    const { x, y, width, height } = await this.find(role, name, true);
    await this.browser.clickAt({ x: x + width / 2, y: y + height / 2 });
  }

  /** Follows a link of the navigation, after opening the menu that holds it on a phone. */
  async follow(name: string, menu = "Menu"): Promise<void> {
    await this.openMenu(menu);
    await this.click("link", name);
  }

  async openMenu(menu = "Menu"): Promise<void> {
    await this.find("button", /^Switch to the/);
    const hasMenu = await this.browser.evaluate((label) => {
      const button = document.querySelector(`button[aria-label="${label}"][aria-expanded=false]`);
      return button?.checkVisibility() ?? false;
    }, menu);
    if (hasMenu) await this.click("button", menu);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click("field", label);
    await this.browser.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.browser.type(text);
    await this.hasValue(label, text);
  }

  /** Selects an option by keyboard, since engines render the open list outside the page. */
  async choose(label: string, option: string): Promise<void> {
    await this.find("field", label);
    await this.browser.evaluate((wanted) => {
      const isLabelled = (select: HTMLSelectElement) => select.labels[0]?.textContent === wanted;
      [...document.querySelectorAll("select")].find(isLabelled)?.focus();
    }, label);
    // No letter more than needed: on a busy machine the next one starts another search.
    for (const letter of option) {
      if ((await this.selectedOption()) !== option) await this.browser.type(letter);
    }
    await vi.waitFor(async () => expect(await this.selectedOption()).toBe(option), WAIT);
  }

  private selectedOption(): Promise<string | undefined> {
    return this.browser.evaluate(() => {
      const select = document.activeElement;
      return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.label : undefined;
    });
  }

  async pressEnter(): Promise<void> {
    await this.browser.pressEnter();
  }

  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.find(role, name);
  }

  async seesPressed(label: string): Promise<void> {
    await vi.waitFor(async () => {
      const states = await this.browser.evaluate(
        (wanted) =>
          [...document.querySelectorAll("button[aria-pressed]")]
            .filter((button) => button.ariaLabel === wanted)
            .map((button) => button.ariaPressed),
        label,
      );
      expect(states).toContain("true");
    }, WAIT);
  }

  async reads(text: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.pageText()).toContain(text), WAIT);
  }

  /** Has seen a message, in a dialog or status that may have closed since, after the message checked before. */
  async hasSeenMessage(text: string): Promise<void> {
    const messages: string[] = [];
    await vi.waitFor(async () => {
      messages.push(...(await this.takeRecords("messages")));
      expect(messages.join("\n")).toContain(text);
    }, WAIT);
  }

  /** Sees a field's label in the viewport, uncovered. */
  async hasLabelInView(text: string): Promise<void> {
    await vi.waitFor(async () => {
      const isInView = await this.browser.evaluate((wanted) => {
        const label = [...document.querySelectorAll("label")].find(
          (one) => one.textContent === wanted,
        );
        if (label === undefined) return false;
        const { x, y, width, height } = label.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === label;
      }, text);
      expect(isInView, `the label ${text} is in view`).toBe(true);
    }, WAIT);
  }

  async noLongerReads(text: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.pageText()).not.toContain(text), WAIT);
  }

  async hasValue(label: string, value: string): Promise<void> {
    await vi.waitFor(async () => {
      const values = await this.browser.evaluate((wanted) => {
        const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
        return [...fields]
          .filter(
            ({ labels, ariaLabel }) => ariaLabel === wanted || labels?.[0]?.textContent === wanted,
          )
          .map((field) => field.value);
      }, label);
      expect(values).toContain(value);
    }, WAIT);
  }

  async isAt(path: string): Promise<void> {
    await vi.waitFor(async () => {
      const href = await this.browser.evaluate(() => location.href);
      expect(href.slice(this.siteUrl.length)).toBe(path);
    }, WAIT);
  }

  titles(): Promise<string[]> {
    return this.browser.evaluate(() =>
      [...document.querySelectorAll("article h2")].map((title) => title.textContent),
    );
  }

  async readToTheEnd(): Promise<void> {
    await this.browser.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const page = document.documentElement;
      const isAtEnd = () => scrollY + innerHeight >= page.scrollHeight - 1;
      for (let views = 0; views < 100 && !isAtEnd(); views += 1) {
        scrollBy({ top: innerHeight / 2, behavior: "instant" });
        for (let frames = 0; frames < 2; frames += 1) await frame();
      }
    });
  }

  private pageText(): Promise<string> {
    return this.browser.evaluate(() => document.body.innerText.replace(/\s+/g, " "));
  }

  private find(role: Role, name: string | RegExp, isToBeClicked = false): Promise<Box> {
    const pattern = typeof name === "string" ? `^${escaped(name)}$` : name.source;
    return vi.waitFor(async () => {
      const found = await this.browser.evaluate(locate, { role, pattern, isToBeClicked });
      if (typeof found === "string") throw new Error(found);
      return found;
    }, WAIT);
  }

  /** Takes a picture in each theme, after animations that end by themselves. */
  async takePictures(name: string): Promise<void> {
    mkdirSync(this.pictureFolder, { recursive: true });
    for (const theme of ["daylight", "dusk"]) {
      await this.settle();
      const picture = await this.browser.screenshot();
      writeFileSync(`${this.pictureFolder}/${name}-${theme}.png`, picture);
      // By script, since a dialog may cover the button.
      await this.browser.evaluate(() =>
        document.querySelector<HTMLElement>("button[aria-label^='Switch to the']")?.click(),
      );
    }
  }

  private async settle(): Promise<void> {
    await vi.waitFor(async () => {
      const moving = await this.browser.evaluate(() => {
        const pictures = [...document.images].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return image.checkVisibility() && bottom > 0 && top < innerHeight && !image.complete;
        });
        const moves = document.getAnimations().filter((animation) => {
          const { effect, playState } = animation;
          const { endTime = 0 } = effect?.getComputedTiming() ?? {};
          // Firefox keeps a transition running for as long as `content-visibility` skips its element.
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          const isSkipped = target?.checkVisibility({ contentVisibilityAuto: true }) === false;
          return playState === "running" && endTime !== Number.POSITIVE_INFINITY && !isSkipped;
        });
        return [
          ...pictures.map(({ src }) => src),
          ...moves.map(({ id, effect }) =>
            effect instanceof KeyframeEffect ? `${id} ${effect.target?.className}` : id,
          ),
        ];
      });
      expect(moving).toEqual([]);
    }, WAIT);
  }

  /** The problems in the pages since the last call of this. */
  problems(): Promise<string[]> {
    return this.takeRecords("problems");
  }

  private takeRecords(list: string): Promise<string[]> {
    return this.browser.evaluate((name) => {
      const records = JSON.parse(sessionStorage.getItem(name) ?? "[]");
      sessionStorage.removeItem(name);
      return records;
    }, list);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Runs in the page. Scrolls to the target and checks its state.
 * @returns the target's box; a sentence that says why not, while it is missing or not clickable
 */
async function locate({ role, pattern, isToBeClicked }: Target): Promise<Box | string> {
  const kinds = {
    button: "button, [role=button]",
    link: "a[href]",
    heading: "h1, h2, h3",
    dialog: "dialog[open], [role=dialog], [role=alert].swal2-popup",
    field: "input, select, textarea",
    summary: "summary",
  };
  const name = new RegExp(pattern);
  const normalize = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0)
      return normalize(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
    if ("labels" in element) {
      const [first] = (element as HTMLInputElement).labels ?? [];
      if (first) return normalize(first.textContent);
    }
    const exposed = element.cloneNode(true) as Element;
    for (const hidden of exposed.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return normalize(exposed.textContent);
  };
  const element = [...document.querySelectorAll(kinds[role])].find(
    (candidate) =>
      name.test(nameOf(candidate)) &&
      candidate.checkVisibility({ visibilityProperty: true }) &&
      candidate.closest("[inert], [aria-hidden=true]") === null,
  );
  if (element === undefined) return `There is no ${role} ${pattern}.`;
  const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  const isCovered = ({ x, y, width, height }: DOMRect) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(element.contains(top) || top.closest("label")?.contains(element));
  };
  const before = element.getBoundingClientRect();
  if (!inView(before) || isCovered(before)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  if (!isToBeClicked) return element.getBoundingClientRect().toJSON();
  if (element.matches(":disabled")) return `The ${role} ${pattern} is disabled.`;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== start.x || y !== start.y) return `The ${role} ${pattern} moves.`;
  if (isCovered(start)) return `The ${role} ${pattern} is covered.`;
  return { x, y, width, height };
}
