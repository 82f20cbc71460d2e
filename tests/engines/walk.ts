import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from "vitest";
import { specWords } from "../support/spec-words";
import type { StartBrowser } from "./browser";
import { Person } from "./person";

const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;

const gardener = { name: "Wren Halloran", email: "wren@example.org", password: "Compost!heap7" };
const tip = {
  title: "Leeks in a drainpipe",
  plantType: "Leek",
  description: "Cut a pipe in half and sow in it. Thin to 5 cm.",
};

/**
 * Walks through the demo in an engine, from a first visit to a gardener's logout. Each step starts where the previous one
 * ended, so all steps after a failure are skipped.
 * @param device the one on which most people use the engine
 * @param knownDefect matches the problems that a defect of the engine causes; by default none
 */
export function walk(
  engine: string,
  start: StartBrowser,
  device: keyof typeof windows,
  knownDefect = /^$/,
): void {
  describe(`${engine}, the size of a ${device}`, () => {
    let person: Person;
    let close: (() => Promise<void>) | null = null;
    let hasPassed = true;

    beforeAll(async () => {
      const browser = await start(windows[device]);
      close = browser.close;
      await vi.waitFor(async () => {
        const found = await browser.evaluate(() => ({
          width: innerWidth,
          height: innerHeight,
          hasFocus: document.hasFocus(),
        }));
        expect(found).toEqual({ ...windows[device], hasFocus: true });
      });
      person = new Person(browser, inject("siteUrl"));
    });

    afterAll(async () => close?.());

    beforeEach(({ skip }) => skip(!hasPassed, "a previous step has failed"));

    afterEach(async ({ task }) => {
      hasPassed = false;
      if (task.result?.state !== "pass") return;
      const problems = (await person.problems()).filter((problem) => !knownDefect.test(problem));
      expect(problems.join("\n"), "problems in the pages").toBe("");
      hasPassed = true;
    });

    it("A visitor reads home to its end and subscribes to the newsletter", async () => {
      await person.open("/");
      await person.sees("heading", "Sow & Tell, the gardening community");
      await person.reads("Explore Opportunities");
      await person.readToTheEnd();
      for (const section of ["Featured Gardeners", "Top Trending Tips", "Our Growing Impact"]) {
        await person.sees("heading", section);
      }
      await person.sees("link", "Read More");
      await person.fill("Email", "reader@example.org");
      await person.click("button", "Subscribe");
      await person.hasSeenMessage(specWords.subscribed);
    });

    it("A visitor reads what to do this month, and switches the hemisphere", async () => {
      await person.open("/");
      const month = new Date().toLocaleString("en", { month: "long" });
      await person.reads(`${month}:`);
      // Home's footer moves while the sections above it arrive.
      await person.open("/aboutUs");
      await person.click("button", "Show the southern hemisphere");
      await person.sees("button", "Show the northern hemisphere");
    });

    it("A visitor switches to the dark theme, which persists across a reload, and back", async () => {
      await person.openMenu();
      await person.click("button", "Switch to the dark theme");
      await person.reload();
      await person.openMenu();
      await person.click("button", "Switch to the light theme");
      await person.sees("button", "Switch to the dark theme");
    });

    it("A visitor explores the gardeners", async () => {
      await person.follow("Explore Gardeners");
      await person.isAt("/explore");
      await person.sees("heading", "Explore Gardeners");
      await person.sees("button", "Connect");
      await person.readToTheEnd();
    });

    it("A visitor searches, filters and sorts the tips", async () => {
      await person.follow("Browse Tips");
      await person.sees("link", "View Details");
      await person.reads("Showing 38 of");
      await person.fill("Search tips", "tomato");
      await person.isAt("/browseTips?q=tomato");
      await person.noLongerReads("Showing 38 of");
      await person.fill("Search tips", "zzzz");
      await person.reads("No tips match your current filters");
      await person.click("button", "Reset all filters");
      await person.isAt("/browseTips");

      await person.click("button", "Filters");
      await person.choose("Category", "Watering");
      await person.isAt("/browseTips?category=watering");
      await person.click("button", "Title");
      await person.isAt("/browseTips?category=watering&dir=desc");
      // The list updates after its address.
      const areDescending = (titles: string[]) =>
        titles.every((title, index) => title.localeCompare(titles[index + 1] ?? "", "en") >= 0);
      await expect.poll(() => person.titles()).toSatisfy(areDescending);
      // On a phone, the filters are in a sheet, which Back closes, and nothing else.
      if (device === "phone") {
        await person.goBack();
        await person.noLongerReads("Sort and filter");
        await person.isAt("/browseTips?category=watering&dir=desc");
      }
      await person.click("button", "Clear filters");
      await person.readToTheEnd();
    });

    it("A visitor saves two tips and sees only those, the latest first, with the filter Saved", async () => {
      await person.open("/browseTips");
      const saved: string[] = [];
      for (const index of [0, 1]) {
        await person.sees("link", "View Details");
        const title = (await person.titles())[index] ?? "";
        await person.click("button", `Save ${title}`);
        await person.sees("button", `Save ${title}`, { pressed: true });
        saved.unshift(title);
      }
      await person.click("button", "Saved (2)");
      await person.isAt("/browseTips?saved=1");
      await person.reads("Showing 2 of");
      expect(await person.titles()).toEqual(saved);
      await person.reload();
      await person.reads("Showing 2 of");
    });

    it("A visitor reads about the site and sends a message", async () => {
      await person.follow("About Us");
      await person.sees("heading", "About Us");
      await person.follow("Contact");
      await person.sees("heading", "Contact");
      await person.click("button", "Send Message");
      await person.hasLabelInView("Name");
      await person.fill("Name", "Wren");
      await person.fill("Email", "wren@example.org");
      await person.fill("Message", "A tray of leeks is free.");
      await person.click("button", "Send Message");
      await person.reads(specWords.messageSent);
    });

    it("A visitor who opens a member's page is asked to sign in", async () => {
      await person.open("/dashboard");
      await person.isAt("/login");
      await person.sees("heading", "Welcome back");
    });

    it("A visitor registers and is signed in as a gardener", async () => {
      await person.follow("Register");
      await person.sees("heading", "Create your account");
      await person.fill("Name", gardener.name);
      await person.fill("Email", gardener.email);
      await person.fill("Photo URL", "my favourite flower");
      await person.fill("Password", gardener.password);
      await person.click("text", "Tell us about your garden (optional)");
      await person.fill("Specialty", "Leeks");
      await person.click("button", "Create Account");
      await person.hasSeenMessage(specWords.registered);
      await person.isAt("/");
      await person.sees("button", gardener.name);
    });

    it("A gardener logs out, mistypes the password, and signs in with the right one", async () => {
      await person.click("button", gardener.name);
      await person.click("button", "Logout");
      await person.hasSeenMessage(specWords.loggedOut);
      await person.isAt("/login");
      await person.fill("Email", gardener.email);
      await person.fill("Password", "Wrong!pass1");
      await person.click("button", "Sign In");
      await person.sees("dialog", specWords.loginFailed);
      await person.click("button", "OK");
      await person.reads(specWords.wrongPassword);
      await person.fill("Password", gardener.password);
      await person.pressEnter();
      await person.isAt("/");
      await person.reload();
      await person.sees("button", gardener.name);
    });

    it("A gardener's draft is restored after a reload, and shared", async () => {
      await person.open("/shareTips");
      await person.sees("heading", "Share a Tip");
      await person.fill("Title", tip.title);
      await person.fill("Plant type", tip.plantType);
      await person.choose("Category", "Soil");
      await person.fill("Description", tip.description);
      await person.reads("Draft saved on this device.");
      await person.reload();
      await person.reads("We restored your draft");
      await person.hasValue("Title", tip.title);
      await person.hasValue("Category", "soil");
      await person.hasValue("Description", tip.description);
      await person.click("button", "Share Tip");
      await person.hasSeenMessage(specWords.tipShared);
      await person.isAt("/browseTips");
      // The list scrolls to it, and would move what is pressed next.
      await person.reads("You have just shared this tip");
    });

    it("A gardener finds the tip, likes it, saves it and sees it among the saved tips", async () => {
      await person.fill("Search tips", tip.title);
      await person.reads("Showing 1 of");
      await person.click("link", "View Details");
      await person.sees("heading", tip.title);
      await person.click("button", "Like this tip");
      await person.hasSeenMessage(specWords.tipLiked);
      await person.sees("button", "Liked!");
      await person.reads("1 like");
      await person.click("button", `Save ${tip.title}`);
      await person.sees("button", `Saved ${tip.title}`, { pressed: true });
      await person.open("/browseTips?saved=1");
      await person.reads("Showing 3 of");
      await person.fill("Search tips", tip.title);
      await person.reads("Showing 1 of");
      expect(await person.titles()).toEqual([tip.title]);
    });

    it("A gardener edits the tip", async () => {
      await person.open("/myTips");
      await person.reads("1 tip ·");
      await person.click("link", `Edit ${tip.title}`);
      await person.sees("heading", "Update a Tip");
      await person.fill("Title", `${tip.title}, again`);
      await person.click("button", "Update Tip");
      await person.hasSeenMessage(specWords.tipUpdated);
      await person.isAt("/myTips");
      await person.sees("link", `${tip.title}, again`);
    });

    it("A gardener looks around the dashboard", async () => {
      await person.open("/dashboard");
      await person.sees("heading", `Welcome, ${gardener.name}`);
      await person.reads("1 +3 from last month");
      await person.follow("My Tips", "Sidebar menu");
      await person.isAt("/dashboard/myTips");
    });

    it("A gardener deletes the tip", async () => {
      await person.click("button", `Delete ${tip.title}, again`);
      await person.sees("dialog", specWords.areYouSure);
      await person.click("button", specWords.yesDelete);
      await person.hasSeenMessage(specWords.deleted);
      await person.reads("No Tips Added Yet");
    });

    it("A gardener logs out of the dashboard", async () => {
      await person.openMenu("Sidebar menu");
      await person.click("button", "Logout");
      await person.hasSeenMessage(specWords.loggedOut);
      await person.isAt("/login");
    });
  });
}
