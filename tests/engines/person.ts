import { mkdirSync, writeFileSync } from "node:fs";
import { expect, vi } from "vitest";
import type { Browser, Key } from "./browser";
import { type Box, locate, type Role } from "./finder";

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

  /** Replaces the text of a field. */
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

  async press(key: Key): Promise<void> {
    await this.browser.press(key);
  }

  /** Sees an element, now or later. */
  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.find(role, name);
  }

  /** Sees a toggle button, pressed. */
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

  /** Reads a text somewhere in the page. */
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

  /** No longer reads a text in the page. */
  async noLongerReads(text: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.pageText()).not.toContain(text), WAIT);
  }

  /** Sees a value in a field. */
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

  /** Is on the page with this path and query. */
  async isAt(path: string): Promise<void> {
    await vi.waitFor(async () => {
      const href = await this.browser.evaluate(() => location.href);
      expect(href.slice(this.siteUrl.length)).toBe(path);
    }, WAIT);
  }

  /** The titles of the listed tips, in order. */
  titles(): Promise<string[]> {
    return this.browser.evaluate(() =>
      [...document.querySelectorAll("article h2")].map((title) => title.textContent),
    );
  }

  /** Scrolls down in steps, until the page ends. */
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
    await this.takePicture(`${name}-daylight`);
    await this.pressThemeSwitch("dusk");
    await this.takePicture(`${name}-dusk`);
    await this.pressThemeSwitch("daylight");
  }

  private async takePicture(name: string): Promise<void> {
    await this.settle();
    mkdirSync(this.pictureFolder, { recursive: true });
    writeFileSync(`${this.pictureFolder}/${name}.png`, await this.browser.screenshot());
  }

  /** Clicks by script, since a dialog may cover the button. */
  private async pressThemeSwitch(theme: string): Promise<void> {
    await this.browser.evaluate((wanted) => {
      if (document.documentElement.dataset.theme === wanted) return;
      document.querySelector<HTMLElement>("button[aria-label^='Switch to the']")?.click();
    }, theme);
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
