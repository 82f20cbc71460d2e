import { onTestFinished } from "vitest";

type Entries = Map<
  string,
  { request: Request; body: string; headers: Headers; type: ResponseType }
>;

/** The part of the browser's cache that the app uses. As in a browser, writing an entry again moves it to the end. */
function openCache(entries: Entries): Cache {
  const urlOf = (target: RequestInfo | URL) => new Request(target).url;
  return {
    keys: async () => [...entries.values()].map(({ request }) => request),
    match: async (target: RequestInfo | URL) => {
      const entry = entries.get(urlOf(target));
      if (entry === undefined) return undefined;
      const response = new Response(entry.body, { headers: entry.headers });
      return Object.defineProperty(response, "type", { value: entry.type });
    },
    put: async (target: RequestInfo | URL, response: Response) => {
      const request = new Request(target);
      entries.delete(request.url);
      entries.set(request.url, {
        request,
        body: await response.text(),
        headers: response.headers,
        type: response.type,
      });
    },
    delete: async (target: RequestInfo | URL) => entries.delete(urlOf(target)),
  } as Partial<Cache> as Cache;
}

/** Gives the test an empty cache storage, which happy-dom and Node lack. */
export function stubCaches(): CacheStorage {
  const all = new Map<string, Entries>();
  const storage = {
    has: async (name: string) => all.has(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map();
      all.set(name, entries);
      return openCache(entries);
    },
  } as Partial<CacheStorage> as CacheStorage;
  Object.assign(globalThis, { caches: storage });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "caches");
  });
  return storage;
}
