import { onTestFinished, vi } from "vitest";

type Entries = Map<
  string,
  { request: Request; body: string; headers: Headers; type: ResponseType }
>;

/** As much of the browser's cache storage as the program uses; an entry that is written anew goes to the end. */
function openCache(entries: Entries): Cache {
  const urlOf = (place: RequestInfo | URL) => new Request(place).url;
  return {
    keys: async () => [...entries.values()].map(({ request }) => request),
    match: async (place: RequestInfo | URL) => {
      const entry = entries.get(urlOf(place));
      if (entry === undefined) return undefined;
      const response = new Response(entry.body, { headers: entry.headers });
      return Object.defineProperty(response, "type", { value: entry.type });
    },
    put: async (place: RequestInfo | URL, response: Response) => {
      const request = new Request(place);
      entries.delete(request.url);
      entries.set(request.url, {
        request,
        body: await response.text(),
        headers: response.headers,
        type: response.type,
      });
    },
    delete: async (place: RequestInfo | URL) => entries.delete(urlOf(place)),
  } as Partial<Cache> as Cache;
}

/** Gives the test a cache storage of its own, which is not there in these test environments. */
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
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
  return storage;
}
