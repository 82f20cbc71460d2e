import * as v from "valibot";
import { DATA_VERSION, type Seed, type StoredData, StoredDataSchema } from "@/mocks/stored-data";

export const DATABASE_KEY = "sow-and-tell:demo-db";

/** All that is asked of localStorage. Any of it may throw: blocked by the browser, or full. */
export type DatabaseStorage = Pick<Storage, "getItem" | "setItem">;

export interface DatabaseOptions {
  /** Null or left out: in memory only, as tests and a server want it. */
  storage?: DatabaseStorage | null;
  /** Called for the first use, for data that cannot be read, and for every reset. */
  seed?: () => Seed;
}

export interface Database {
  /** A copy of everything as it is stored now; to alter it alters nothing stored. */
  read(): StoredData;
  /**
   * Reads, lets `change` alter the copy, and stores it. Nothing is stored when `change` throws.
   * @returns what `change` returns
   */
  update<TResult>(change: (data: StoredData) => TResult): TResult;
  /** Throws everything away and starts from the seeds again. */
  reset(): void;
}

/** What the text says, or null where it is not ours: broken, or of another version. */
function parse(text: string): StoredData | null {
  try {
    const result = v.safeParse(StoredDataSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * The mocks' database: one JSON text in storage, read afresh each time, so that tabs share it and a reload keeps it.
 * When the storage fails, it goes on in memory until the page is left.
 */
export function createDatabase({
  storage = null,
  seed = () => ({}),
}: DatabaseOptions = {}): Database {
  let store = storage;
  /** The text last stored. Text and not objects, so that what is read is always a copy. */
  let memory: string | null = null;

  function load(): string | null {
    if (!store) return memory;
    try {
      return store.getItem(DATABASE_KEY);
    } catch {
      store = null;
      return memory;
    }
  }

  function save(data: StoredData): StoredData {
    memory = JSON.stringify(data);
    try {
      store?.setItem(DATABASE_KEY, memory);
    } catch {
      // The storage still holds an older state, so it must not be read any more.
      store = null;
    }
    return data;
  }

  function seeded(): StoredData {
    const empty = { tips: [], gardeners: [], users: [], accounts: [] };
    return v.parse(StoredDataSchema, {
      ...empty,
      ...seed(),
      version: DATA_VERSION,
      sessions: [],
      failedSignIns: [],
    });
  }

  function read(): StoredData {
    const text = load();
    return (text === null ? null : parse(text)) ?? save(seeded());
  }

  return {
    read,
    update(change) {
      const data = read();
      const result = change(data);
      save(data);
      return result;
    },
    reset() {
      store = storage;
      save(seeded());
    },
  };
}
