import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Locator, type Page, type Response } from "@playwright/test";

export { expect };

export interface Gardener {
  name: string;
  email: string;
  password: string;
}

interface JourneyFixtures {
  /** Messages of this form may stand in the console, since the journey provokes them. */
  allowInConsole: (pattern: RegExp) => void;
  /** Nobody that the provider knows yet. */
  stranger: Gardener;
  /** Somebody with an account; signed in where the journey signs them in. */
  gardener: Gardener;
}

const shim = readFileSync(fileURLToPath(new URL("gapi-shim.js", import.meta.url)), "utf8");

/**
 * A journey through the production build; to open a page is to wait until it answers, but with `waitUntil: "commit"`.
 * Its console stays clean and its Content-Security-Policy unbroken.
 */
export const test = base.extend<JourneyFixtures>({
  allowInConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Playwright's own, where a journey goes without the worker.
      const allowed: RegExp[] = [/^Service Worker registration blocked by Playwright$/];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
        // React's errors that it recovered from say only in their cause what had happened.
        addEventListener("error", ({ error }) => {
          if (error?.cause) console.error(`Caused by: ${error.cause}`);
        });
      });
      await context.route("https://apis.google.com/js/api.js*", (route) =>
        route.fulfill({ contentType: "text/javascript", body: shim }),
      );
      await use((pattern) => allowed.push(pattern));
      const unexpected = complaints.filter((text) => !allowed.some((known) => known.test(text)));
      expect(unexpected, "complaints in the console").toEqual([]);
    },
    { auto: true },
  ],

  // A prerendered page is there before its program, and its links then load whole pages.
  page: async ({ page }, use) => {
    const answering = async <TResult>(
      opening: Promise<TResult>,
      options?: { waitUntil?: string },
    ): Promise<TResult> => {
      const response = await opening;
      if (options?.waitUntil !== "commit") {
        await page.waitForFunction(() => window.earlyPress === undefined);
      }
      return response;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = (url, options) => answering(goto(url, options), options);
    page.reload = (options) => answering(reload(options), options);
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form for a fixture that needs no other
  stranger: async ({}, use) => use(newGardener()),

  gardener: async ({ stranger }, use) => {
    await makeAccount(stranger);
    await use(stranger);
  },
});

/** Somebody nobody has heard of yet. */
export function newGardener(): Gardener {
  const tag = crypto.randomUUID().slice(0, 8);
  return {
    name: `Wren ${tag}`,
    email: `wren+${tag}@example.org`,
    password: "Compost!heap7",
  };
}

/** Makes an account at the emulator. */
export async function makeAccount({ name, email, password }: Gardener): Promise<void> {
  const url = `${process.env.E2E_EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=e2e-key`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
  });
  expect(answer.ok).toBe(true);
}

/** Where the Firebase SDK keeps a session in local storage. */
const SESSION_KEY = "firebase:authUser:e2e-key:[DEFAULT]";

/** How long the emulator's ID tokens are good for. Milliseconds. */
const TOKEN_LIFE_MS = 60 * 60_000;

/**
 * Puts a gardener's session onto this device, as the SDK keeps it: the next address that this tab opens finds them
 * signed in. For journeys that are about something else than signing in.
 * @param site its address, where it is not the journeys' own
 */
export async function arriveSignedIn(
  page: Page,
  { name, email, password }: Gardener,
  site = process.env.E2E_SITE_URL ?? "",
): Promise<void> {
  const url = `${process.env.E2E_EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=e2e-key`;
  const answer = await page.request.post(url, {
    data: { email, password, returnSecureToken: true },
  });
  expect(answer.ok()).toBe(true);
  const { localId, idToken, refreshToken } = await answer.json();
  const now = Date.now();
  const session = {
    uid: localId,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: "password", uid: email, email, displayName: name }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + TOKEN_LIFE_MS },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: "e2e-key",
    appName: "[DEFAULT]",
  };
  await page.addInitScript(
    ([origin, key, value, arrival]) => {
      // Once: what the tab opens later finds what the SDK has made of it.
      if (location.origin !== origin || sessionStorage.getItem(arrival) !== null) return;
      sessionStorage.setItem(arrival, "");
      localStorage.setItem(key, value);
    },
    [site, SESSION_KEY, JSON.stringify(session), `arrival-${crypto.randomUUID()}`] as const,
  );
}

/** Stores a tip at the backend, as somebody shares it elsewhere. @returns its id */
export async function storeTip(fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${process.env.E2E_REST_URL}/shareTIps`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      plantType: "Leek",
      difficulty: "easy",
      category: "soil",
      description: "Earth them up.",
      availability: "public",
      ...fields,
    }),
  });
  const { insertedId } = (await answer.json()) as { insertedId: string };
  return insertedId;
}

/** What the query cache has persisted on this device: the text of each entry, by its key. */
export function persistedEntries(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("sow-and-tell");
        opening.onerror = () => reject(opening.error);
        // Where nothing is persisted yet there is no database, and none is left behind.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const entries: Record<string, string> = {};
          const cursors = opening.result.transaction("queries").objectStore("queries").openCursor();
          cursors.onsuccess = () => {
            const cursor = cursors.result;
            if (cursor === null) {
              opening.result.close();
              resolve(entries);
            } else {
              if (typeof cursor.value === "string") entries[String(cursor.key)] = cursor.value;
              cursor.continue();
            }
          };
        };
      }),
  );
}

/** Removes what the query cache has persisted, as a browser does whose device is full. */
export async function clearPersisted(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: process.env.E2E_SITE_URL ?? "",
    storageTypes: "indexeddb",
  });
  await session.detach();
}

/** Waits until queries are persisted that have all of these words in their keys. */
export async function expectPersisted(page: Page, ...keys: string[][]): Promise<void> {
  for (const words of keys) {
    const isThere = async () =>
      Object.keys(await persistedEntries(page).catch(() => ({}))).some((key) =>
        words.every((word) => key.includes(JSON.stringify(word))),
      );
    await expect.poll(isThere, { message: `${words.join(", ")} is persisted` }).toBe(true);
  }
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, gardener: Gardener): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(gardener.email);
  await page.getByLabel("Password", { exact: true }).fill(gardener.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: gardener.name })).toBeVisible();
}

/** The navigation, which a phone keeps behind its menu; opened where it is closed. */
async function openNavigation(page: Page): Promise<Locator> {
  // Until the page is there nobody can tell whether it has a menu.
  await expect(page.getByRole("button", { name: /^Switch to the/ })).toBeVisible();
  const menu = page.getByRole("button", { name: "Menu", exact: true, expanded: false });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole("navigation", { name: "Main" });
}

/** Follows a link of the navigation. */
export async function followNavigation(page: Page, name: string): Promise<void> {
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name }).click();
}

/** Scrolls down as a reader does, until something that comes late is there and in view. */
export async function scrollTo(target: Locator): Promise<void> {
  const scroll = () =>
    target.evaluateAll((elements) => {
      const element = elements[0];
      // Past what has come meanwhile there is nothing to find.
      if (element) element.scrollIntoView({ block: "center" });
      else window.scrollBy(0, 400);
      const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return height > 0 && bottom > 0 && top < window.innerHeight;
    });
  await expect.poll(scroll, { intervals: [50], timeout: 20_000 }).toBe(true);
}

/**
 * Holds all scripts back.
 * @param words holds only those back that have these in their text
 * @returns lets them through
 */
export async function holdScripts(page: Page, words?: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (words === undefined) {
      await isReleased;
      return route.continue();
    }
    const response = await route.fetch();
    const body = await response.text();
    if (words.test(body)) await isReleased;
    await route.fulfill({ response, body });
  });
  return release;
}

/** Waits until the service worker is installed and serves this page. */
export async function workerInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 20_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Records the scripts that a page fetches; gives back what reads their texts. */
export function recordScripts(page: Page): () => Promise<string[]> {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.headers()["content-type"]?.includes("javascript")) scripts.push(response);
  });
  return () => Promise.all(scripts.map((script) => script.text()));
}

/**
 * Watches for the dialogs' code, which a form fetches while its gardener types.
 * @returns waits until it is there: before, a connection that goes takes it along, and the browser's own words stand in
 */
export function watchForDialogs(page: Page): () => Promise<void> {
  const scripts = recordScripts(page);
  const isThere = async () => (await scripts()).some((body) => body.includes("swal2-container"));
  return () => expect.poll(isThere).toBe(true);
}

/** The session that the Firebase SDK keeps on this device. */
interface StoredSession {
  uid: string;
  stsTokenManager: { accessToken: string; expirationTime: number };
}

/** Reads the session that this device keeps; null when there is none. */
export function storedSession(page: Page): Promise<StoredSession | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), SESSION_KEY);
}

/**
 * Lets this device's ID token be too old when the next page starts, so that the SDK asks for a new one. Not in the page
 * that is there: on a phone the SDK would see it, and ask at once.
 */
export async function ageToken(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "null");
    if (session === null) return;
    session.stsTokenManager.expirationTime = 0;
    localStorage.setItem(key, JSON.stringify(session));
  }, SESSION_KEY);
}

/** Asks the provider something that a journey cannot do in a page. */
export async function askProvider(page: Page, method: string, data: object): Promise<void> {
  const url = `${process.env.E2E_EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=e2e-key`;
  const answer = await page.request.post(url, { data, headers: { Authorization: "Bearer owner" } });
  expect(answer.ok()).toBe(true);
}

/** What every page shows to a visitor, and to nobody who is signed in. */
export async function expectSignedOut(page: Page): Promise<void> {
  const navigation = await openNavigation(page);
  await expect(navigation.getByRole("link", { name: "Login" })).toBeVisible();
}

/** Logs out through the account menu. */
export async function logOut(page: Page, gardener: Gardener): Promise<void> {
  await page.getByRole("button", { name: gardener.name }).click();
  await page.getByRole("button", { name: "Logout" }).click();
}
