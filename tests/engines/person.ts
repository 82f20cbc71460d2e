import { expect, vi } from "vitest";
import type { Browser, Point } from "./browser";

/** A global that `serve-demo.ts` adds to the pages: the queries that route tests use. */
declare const TestingLibraryDom: typeof import("@testing-library/dom");

/** How an element is found: a form's field by its label, plain text by itself, any other by its role and accessible name. */
type Kind = "button" | "link" | "heading" | "dialog" | "field" | "text";

interface Target {
  kind: Kind;
  name: string;
  pressed?: boolean;
  expanded?: boolean;
  /** Whether it must be enabled, uncovered and at rest. If not, it only has to be visible. */
  isToBeClicked?: boolean;
}

type Box = { x: number; y: number; width: number; height: number };

/** How long a person tries again what did not work. Milliseconds. */
const PATIENCE = { timeout: 20_000 };

/** A person in front of a browser: what they do in it, and what they see. */
export class Person {
  constructor(
    private readonly browser: Browser,
    private readonly siteUrl: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.leave(() => this.browser.open(`${this.siteUrl}${path}`));
  }

  async reload(): Promise<void> {
    await this.leave(() => this.browser.reload());
  }

  async goBack(): Promise<void> {
    await this.browser.evaluate(() => window.history.back());
  }

  /** Navigates, and waits for the new page: WebKit's driver reports a reload as finished before the old page is gone. */
  private async leave(navigate: () => Promise<void>): Promise<void> {
    await this.browser.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await navigate();
    const isNew = () =>
      this.browser.evaluate(() => !document.documentElement.hasAttribute("data-left"));
    await expect.poll(isNew, { message: "the new page has replaced the old one" }).toBe(true);
  }

  /**
   * Clicks an element as soon as it is clickable. The click misses an element that moves away from the pointer, as a person's
   * would.
   */
  async click(kind: Kind, name: string): Promise<void> {
    const target: Target = { kind, name, isToBeClicked: true };
    await this.browser.clickAt(centerOf(await this.find(target)));
  }

  /**
   * Follows a link of the navigation. On a phone, opens the menu that holds it, and again if it closes before that: a dialog
   * that has just closed returns the focus.
   */
  async follow(name: string, menu = "Menu"): Promise<void> {
    const target: Target = { kind: "link", name, isToBeClicked: true };
    await vi.waitFor(async () => {
      await this.openMenu(menu);
      await this.browser.clickAt(centerOf(await this.browser.evaluate(locate, target)));
    }, PATIENCE);
  }

  async openMenu(name = "Menu"): Promise<void> {
    // Whether there is a menu is known once the header is rendered.
    await this.sees("link", "Sow & Tell");
    const closed: Target = { kind: "button", name, expanded: false };
    const isClosed = await this.browser.evaluate(locate, closed).catch(() => null);
    if (isClosed !== null) await this.click("button", name);
  }

  /** Starts again if the text is not in the field: a dialog that has just closed returns the focus. */
  async fill(label: string, text: string): Promise<void> {
    await vi.waitFor(async () => {
      await this.click("field", label);
      const isSelected = await this.browser.evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
          field.select();
          return true;
        }
        return false;
      });
      expect(isSelected).toBe(true);
      await this.browser.type(text);
      expect(await this.valuesOf(label)).toContain(text);
    }, PATIENCE);
  }

  /** Selects an option by keyboard, since engines render the open list outside the page. */
  async choose(label: string, option: string): Promise<void> {
    await this.find({ kind: "field", name: label });
    await this.browser.evaluate(
      (wanted) =>
        TestingLibraryDom.getByLabelText(document.body, wanted, { selector: "select" }).focus(),
      label,
    );
    // Stops at the option: on a busy machine, a late letter starts a new type-ahead search.
    for (const letter of option) {
      if ((await this.selectedOption()) !== option) await this.browser.type(letter);
    }
    await expect.poll(() => this.selectedOption()).toBe(option);
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

  async sees(kind: Kind, name: string, state: { pressed?: boolean } = {}): Promise<void> {
    await this.find({ kind, name, ...state });
  }

  async reads(text: string): Promise<void> {
    await expect.poll(() => this.pageText()).toContain(text);
  }

  /** Expects a message that was shown since the previous check, in a dialog or status that may have closed already. */
  async hasSeenMessage(text: string): Promise<void> {
    const messages: string[] = [];
    const seen = async () => {
      messages.push(...(await this.takeRecords("messages")));
      return messages.join("\n");
    };
    await expect.poll(seen).toContain(text);
  }

  /** Expects a field's label to be in the viewport, uncovered. */
  async hasLabelInView(text: string): Promise<void> {
    const isInView = () =>
      this.browser.evaluate((wanted) => {
        const selector = "label";
        const label = TestingLibraryDom.getByText(document.body, wanted, { selector });
        const { x, y, width, height } = label.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === label;
      }, text);
    await expect.poll(isInView).toBe(true);
  }

  async noLongerReads(text: string): Promise<void> {
    await expect.poll(() => this.pageText()).not.toContain(text);
  }

  async hasValue(label: string, value: string): Promise<void> {
    await expect.poll(() => this.valuesOf(label)).toContain(value);
  }

  private valuesOf(label: string): Promise<string[]> {
    return this.browser.evaluate((wanted) => {
      const { queryAllByLabelText } = TestingLibraryDom;
      const fields = queryAllByLabelText<HTMLInputElement>(document.body, wanted);
      return fields.map((field) => field.value);
    }, label);
  }

  async isAt(path: string): Promise<void> {
    const href = () => this.browser.evaluate(() => location.href);
    await expect.poll(href).toBe(this.siteUrl + path);
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

  private find(target: Target): Promise<Box> {
    return vi.waitFor(() => this.browser.evaluate(locate, target), PATIENCE);
  }

  /** The problems that the pages have recorded since the last call. */
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

function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in the page. Scrolls to the target and checks its state.
 * @returns the target's box
 * @throws {Error} while it is missing or not clickable
 */
async function locate({ kind, name, isToBeClicked, ...state }: Target): Promise<Box> {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
  const { body } = document;
  let found: HTMLElement[];
  if (kind === "field") found = queryAllByLabelText(body, name);
  else if (kind === "text") found = queryAllByText(body, name);
  else {
    // A card's title completes the names of its links.
    const isNamed = (full: string) =>
      full === name || (kind === "link" && full.startsWith(`${name} `));
    found = queryAllByRole(body, kind, { name: isNamed, ...state });
  }
  const element = found.find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      candidate.closest("[inert], [aria-hidden=true]") === null,
  );
  if (element === undefined) throw new Error(`There is no ${kind} ${name}.`);
  const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  const isCovered = ({ x, y, width, height }: DOMRect) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(element.contains(top) || top.closest("label")?.contains(element));
  };
  const before = element.getBoundingClientRect();
  if (!inView(before) || isCovered(before)) {
    // A person scrolls with the wheel, at which the app stops restoring the scroll position of a reloaded page.
    document.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  if (!isToBeClicked) return element.getBoundingClientRect().toJSON();
  if (element.matches(":disabled")) throw new Error(`The ${kind} ${name} is disabled.`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== start.x || y !== start.y) throw new Error(`The ${kind} ${name} moves.`);
  if (isCovered(start)) throw new Error(`The ${kind} ${name} is covered.`);
  return { x, y, width, height };
}
