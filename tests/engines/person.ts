import { mkdirSync, writeFileSync } from "node:fs";
import { expect, vi } from "vitest";
import type { Browser, Key } from "./browser";
import { type Box, locate, type Role } from "./finder";

/** How long somebody waits for something that is to come. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** Somebody before a browser: what they can do there, and what they see. */
export class Person {
  constructor(
    private readonly browser: Browser,
    private readonly siteUrl: string,
    private readonly album: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.leave(() => this.browser.open(`${this.siteUrl}${path}`));
  }

  async reload(): Promise<void> {
    await this.leave(() => this.browser.reload());
  }

  /** WebKit's driver says that a reload is over while the page before is still there. */
  private async leave(go: () => Promise<void>): Promise<void> {
    await this.browser.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await go();
    await vi.waitFor(async () => {
      const isNew = await this.browser.evaluate(
        () => !document.documentElement.hasAttribute("data-left"),
      );
      expect(isNew, "a new page is there").toBe(true);
    }, PATIENCE);
  }

  /** Clicks something as soon as it can be clicked. */
  async click(role: Role, name: string | RegExp): Promise<void> {
    const { x, y, width, height } = await this.find(role, name, true);
    await this.browser.clickAt({ x: x + width / 2, y: y + height / 2 });
  }

  /** Follows a link of the site's navigation, which a phone keeps behind its menu. */
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

  /** Puts words into a field, in the place of those that are there. */
  async fill(label: string, text: string): Promise<void> {
    await this.click("field", label);
    await this.browser.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.browser.type(text);
    await this.hasIn(label, text);
  }

  /** Chooses from a list by keyboard: engines show the open list outside the page. */
  async choose(label: string, option: string): Promise<void> {
    await this.find("field", label);
    await this.browser.evaluate((wanted) => {
      const isLabelled = (select: HTMLSelectElement) => select.labels[0]?.textContent === wanted;
      [...document.querySelectorAll("select")].find(isLabelled)?.focus();
    }, label);
    await this.browser.type(option);
    await vi.waitFor(async () => expect(await this.chosen()).toBe(option), PATIENCE);
  }

  private chosen(): Promise<string | undefined> {
    return this.browser.evaluate(() => {
      const select = document.activeElement;
      return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.label : undefined;
    });
  }

  async press(key: Key): Promise<void> {
    await this.browser.press(key);
  }

  /** Sees something, at once or after a while. */
  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.find(role, name);
  }

  /** Reads these words somewhere in the page. */
  async reads(words: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.text()).toContain(words), PATIENCE);
  }

  /** Was told this since this was asked last, in a dialog or a line that may have gone again. */
  async isTold(words: string): Promise<void> {
    const told: string[] = [];
    await vi.waitFor(async () => {
      told.push(...(await this.takeNotes("told")));
      expect(told.join("\n")).toContain(words);
    }, PATIENCE);
  }

  /** Sees a field's label without scrolling, and nothing covers it. */
  async hasLabelInView(words: string): Promise<void> {
    await vi.waitFor(async () => {
      const isInView = await this.browser.evaluate((wanted) => {
        const label = [...document.querySelectorAll("label")].find(
          (one) => one.textContent === wanted,
        );
        if (label === undefined) return false;
        const { x, y, width, height } = label.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === label;
      }, words);
      expect(isInView, `the label ${words} is in view`).toBe(true);
    }, PATIENCE);
  }

  async readsNoMore(words: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.text()).not.toContain(words), PATIENCE);
  }

  /** Finds this value in a field. */
  async hasIn(label: string, value: string): Promise<void> {
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
    }, PATIENCE);
  }

  /** Is at this address. */
  async isAt(path: string): Promise<void> {
    await vi.waitFor(async () => {
      const href = await this.browser.evaluate(() => location.href);
      expect(href.slice(this.siteUrl.length)).toBe(path);
    }, PATIENCE);
  }

  /** The titles of the tips that are listed, from the first on. */
  titles(): Promise<string[]> {
    return this.browser.evaluate(() =>
      [...document.querySelectorAll("article h2")].map((title) => title.textContent),
    );
  }

  /** Scrolls down as a reader does, until the page has no more. */
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

  private text(): Promise<string> {
    return this.browser.evaluate(() => document.body.innerText.replace(/\s+/g, " "));
  }

  private find(role: Role, name: string | RegExp, isToBeClicked = false): Promise<Box> {
    const pattern = typeof name === "string" ? `^${escaped(name)}$` : name.source;
    return vi.waitFor(async () => {
      const found = await this.browser.evaluate(locate, { role, pattern, isToBeClicked });
      if (typeof found === "string") throw new Error(found);
      return found;
    }, PATIENCE);
  }

  /** Takes a picture in each theme, as soon as nothing moves that comes to an end. */
  async takePictures(name: string): Promise<void> {
    await this.takePicture(`${name}-daylight`);
    await this.pressThemeSwitch("dusk");
    await this.takePicture(`${name}-dusk`);
    await this.pressThemeSwitch("daylight");
  }

  private async takePicture(name: string): Promise<void> {
    await this.settle();
    mkdirSync(this.album, { recursive: true });
    writeFileSync(`${this.album}/${name}.png`, await this.browser.picture());
  }

  /** By script, since a dialog may lie over the button. */
  private async pressThemeSwitch(theme: string): Promise<void> {
    await this.browser.evaluate((wanted) => {
      if (document.documentElement.dataset.theme === wanted) return;
      document.querySelector<HTMLElement>("button[aria-label^='Switch to the']")?.click();
    }, theme);
  }

  private async settle(): Promise<void> {
    await vi.waitFor(async () => {
      const isMoving = await this.browser.evaluate(() => {
        const pictures = [...document.images].filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return image.checkVisibility() && bottom > 0 && top < innerHeight && !image.complete;
        });
        const moves = document.getAnimations().filter((animation) => {
          const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
          return animation.playState === "running" && endTime !== Number.POSITIVE_INFINITY;
        });
        return pictures.length > 0 || moves.length > 0;
      });
      expect(isMoving, "something moves").toBe(false);
    }, PATIENCE);
  }

  /** What the pages have complained of since this was asked last. */
  complaints(): Promise<string[]> {
    return this.takeNotes("complaints");
  }

  private takeNotes(list: string): Promise<string[]> {
    return this.browser.evaluate((name) => {
      const notes = JSON.parse(sessionStorage.getItem(name) ?? "[]");
      sessionStorage.removeItem(name);
      return notes;
    }, list);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
