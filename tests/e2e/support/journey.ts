import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from "@playwright/test";
import { variables } from "@/lib/settings";

export { expect };

export interface Gardener {
  name: string;
  email: string;
  password: string;
}

interface JourneyFixtures {
  /** Allows console messages that match, which the journey provokes. */
  allowInConsole: (pattern: RegExp) => void;
  /** A person without an account. */
  newcomer: Gardener;
  /** A person with an account, who is not signed in yet. */
  gardener: Gardener;
  /** A page on which the gardener is signed in from the start. */
  memberPage: Page;
}

const shim = readFileSync(fileURLToPath(new URL("gapi-shim.js", import.meta.url)), "utf8");

/**
 * A journey through the production build. It fails on a console error or warning and on a breach of the
 * Content-Security-Policy. `page.goto` and `page.reload` wait until the page is hydrated, except with `waitUntil: "commit"`.
 */
export const test = base.extend<JourneyFixtures>({
  allowInConsole: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [
        // Playwright's own message in journeys that block the service worker.
        /^Service Worker registration blocked by Playwright$/,
        // A failed call, which the page shows.
        /^HttpError: /,
      ];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) messages.push(message.text());
      });
      context.on("weberror", (error) => messages.push(String(error.error())));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
        // After React recovers from an error, it reports another one, whose cause is the original.
        addEventListener("error", ({ error }) => {
          if (error?.cause) console.error(`Caused by: ${error.cause}`);
        });
      });
      await context.route("https://apis.google.com/js/api.js*", (route) =>
        route.fulfill({ contentType: "text/javascript", body: shim }),
      );
      await use((pattern) => allowed.push(pattern));
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "unexpected console messages").toEqual([]);
    },
    { auto: true },
  ],

  // Before a prerendered page is hydrated, its links load whole pages.
  page: async ({ page }, use) => {
    const afterHydration = async <TResult>(
      navigation: Promise<TResult>,
      options?: { waitUntil?: string },
    ): Promise<TResult> => {
      const response = await navigation;
      if (options?.waitUntil !== "commit") {
        await waitForHydration(page);
      }
      return response;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = (url, options) => afterHydration(goto(url, options), options);
    page.reload = (options) => afterHydration(reload(options), options);
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  newcomer: async ({}, use) => use(newGardener()),

  gardener: async ({ newcomer }, use) => {
    await createAccount(newcomer);
    await use(newcomer);
  },

  memberPage: async ({ context, page, gardener }, use) => {
    await arriveSignedIn(context, gardener);
    await use(page);
  },
});

/** Runs in the page. Once the app has mounted, its scroll restoration has replaced the browser's. */
const hasMounted = () => history.scrollRestoration === "manual";

export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(hasMounted);

/** Looks more often than `expect.poll`, since every page that is opened waits for this. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(hasMounted, null, { polling: 50 });
}

export function newGardener(): Gardener {
  const tag = crypto.randomUUID().slice(0, 8);
  return {
    name: `Wren ${tag}`,
    email: `wren+${tag}@example.org`,
    password: "Compost!heap7",
  };
}

export async function createAccount({ name, email, password }: Gardener): Promise<void> {
  await callEmulator("signUp", { email, password, displayName: name });
}

const API_KEY = variables.VITE_FIREBASE_API_KEY.example;

async function callEmulator(name: string, fields: object) {
  const url = `${process.env.E2E_EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=${API_KEY}`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, returnSecureToken: true }),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

/** The key under which the Firebase SDK persists a session: in IndexedDB, where it moves one that it finds in local storage. */
const SESSION_KEY = `firebase:authUser:${API_KEY}:[DEFAULT]`;

/** How long the emulator's ID tokens are valid. Milliseconds. */
const TOKEN_LIFE_MS = 60 * 60_000;

/**
 * Persists a session as the SDK and the app do, so that the gardener is signed in on the next page. For journeys that are not about
 * signing in.
 * @param options.site the URL of the site; by default the one of most journeys
 */
export async function arriveSignedIn(
  context: BrowserContext,
  { name, email, password }: Gardener,
  { site = process.env.E2E_SITE_URL ?? "" } = {},
): Promise<void> {
  const signedIn = await callEmulator("signInWithPassword", { email, password });
  const { localId, idToken, refreshToken } = signedIn;
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
    apiKey: API_KEY,
    appName: "[DEFAULT]",
  };
  const record = { uid: localId, email, displayName: name, photoURL: null };
  const localStorage = [
    { name: SESSION_KEY, value: JSON.stringify(session) },
    { name: "sow-and-tell:session", value: JSON.stringify(record) },
  ];
  await context.setStorageState({ cookies: [], origins: [{ origin: site, localStorage }] });
}

/** Stores a tip at the backend, as another device would. @returns its id */
export async function storeTip(fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${process.env.E2E_REST_URL}/shareTIps`, {
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
  const { insertedId } = (await response.json()) as { insertedId: string };
  return insertedId;
}

/** Databases as Playwright reads them, in a property that its types leave out. */
interface StoredState {
  origins: {
    origin: string;
    indexedDB?: { name: string; stores: { records: { key?: unknown; value?: unknown }[] }[] }[];
  }[];
}

/** What the query cache has persisted on this device: each entry, by its key, which ends with the uid for a member's. */
export async function persistedEntries(page: Page): Promise<Record<string, unknown>> {
  const state: StoredState = await page.context().storageState({ indexedDB: true });
  const records = state.origins
    .flatMap(({ indexedDB = [] }) => indexedDB)
    .filter(({ name }) => /^sow-and-tell\b/.test(name))
    .flatMap(({ stores }) => stores.flatMap((store) => store.records));
  return Object.fromEntries(records.map(({ key, value }) => [String(key), value]));
}

/** Opens no other database: one that is being deleted would keep this waiting until all tabs have closed it. */
export function hasSession(page: Page): Promise<boolean> {
  return page.evaluate(async (key) => {
    const [database, objects] = ["firebaseLocalStorageDb", "firebaseLocalStorage"];
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (key in localStorage) return true;
    if (!names.includes(database)) return false;
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await resultOf(indexedDB.open(database));
    const count = await resultOf(db.transaction(objects).objectStore(objects).count(key));
    db.close();
    return count > 0;
  }, SESSION_KEY);
}

/** Waits until queries are persisted whose keys contain these parts. */
export async function expectPersisted(
  page: Page,
  ...queryKeys: (readonly string[])[]
): Promise<void> {
  for (const parts of queryKeys) {
    const isPersisted = async () =>
      Object.keys(await persistedEntries(page)).some((key) =>
        parts.every((part) => key.includes(JSON.stringify(part))),
      );
    await expect.poll(isPersisted, { message: `${parts.join(", ")} is persisted` }).toBe(true);
  }
}

async function submitLogin(page: Page, { email, password }: Gardener): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export async function signIn(page: Page, gardener: Gardener): Promise<void> {
  await page.goto("/login");
  await submitLogin(page, gardener);
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, gardener);
}

export async function expectSignedIn(page: Page, { name }: Gardener): Promise<void> {
  await expect(page.getByRole("button", { name })).toBeVisible();
}

/** The navigation, after opening the menu that holds it on a phone. */
async function openNavigation(page: Page): Promise<Locator> {
  const navigation = page.getByRole("navigation", { name: "Main" });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  // Whether there is a menu is known once the header is rendered.
  const either = menu.or(navigation.getByRole("link", { name: "Home" }));
  await expect(either.filter({ visible: true }).first()).toBeVisible();
  const closed = page.getByRole("button", { name: "Menu", exact: true, expanded: false });
  if (await closed.isVisible()) await closed.click();
  return navigation;
}

export async function openBrowse(page: Page, search = ""): Promise<void> {
  await page.goto(`/browseTips${search}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
}

/** Responds as the backend does, whose origin is not the site's. */
export function respond(route: Route, json: unknown, status = 200): Promise<void> {
  return route.fulfill({ status, json, headers: { "Access-Control-Allow-Origin": "*" } });
}

export async function mockResponse(page: Page, path: string, json: unknown): Promise<void> {
  await page.route(`${process.env.E2E_REST_URL}${path}`, (route) => respond(route, json));
}

export async function followNavigation(page: Page, name: string): Promise<void> {
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name }).click();
}

/** Scrolls down until a lazily rendered element exists and is in view. */
export async function scrollTo(target: Locator): Promise<void> {
  const scroll = () =>
    target.evaluateAll((elements) => {
      const element = elements[0];
      if (element) element.scrollIntoView({ block: "center" });
      else window.scrollBy(0, 400);
      const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return height > 0 && bottom > 0 && top < window.innerHeight;
    });
  await expect.poll(scroll, { intervals: [50], timeout: 20_000 }).toBe(true);
}

/** Scrolls down the whole page, so that lazy content is rendered, and back to its top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      // Intersection observers report after a frame, which a browser without a screen loses now and then.
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    }
    window.scrollTo(0, 0);
  });
}

/**
 * Delays the scripts whose source matches the pattern; by default, all scripts.
 * @returns a function that lets them load
 */
export async function delayScripts(page: Page, pattern?: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (pattern === undefined) {
      await isReleased;
      return route.continue();
    }
    const response = await route.fetch();
    const body = await response.text();
    if (pattern.test(body)) await isReleased;
    await route.fulfill({ response, body });
  });
  return release;
}

/** The worker caches some 230 files one after another, before it takes control. Milliseconds. */
const INSTALLATION_MS = 60_000;

/** Waits until the worker, which the app registers some seconds after its start, controls the page. */
export async function waitForControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: INSTALLATION_MS,
  });
}

/** As `waitForControl`, but registers the worker at once. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => void navigator.serviceWorker.register("/sw.js"));
  await waitForControl(page);
}

export async function expectSignedOut(page: Page): Promise<void> {
  const navigation = await openNavigation(page);
  await expect(navigation.getByRole("link", { name: "Login" })).toBeVisible();
}

export async function logOut(page: Page, gardener: Gardener): Promise<void> {
  await page.getByRole("button", { name: gardener.name }).click();
  await page.getByRole("button", { name: "Logout" }).click();
}
