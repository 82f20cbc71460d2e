import * as v from "valibot";
import { parseJson } from "@/lib/lenient";
import { read, writeOrKeep } from "@/lib/storage";
import { DATA_VERSION, type Seed, type StoredData, StoredDataSchema } from "@/mocks/stored-data";

export const DATABASE_KEY = "sow-and-tell:demo-db";

/** Text rather than objects, so that every read is a copy. */
interface DatabaseStorage {
  read(): string | null;
  write(text: string): void;
}

interface DatabaseOptions {
  /** By default memory, for tests. */
  storage?: DatabaseStorage;
  /** Called on first use, on every reset, and if the stored data is invalid. */
  seed?: () => Seed;
}

export interface Database {
  /** A copy of all stored data: changing it has no effect. */
  read(): StoredData;
  /**
   * Reads, lets `change` modify the copy, and stores it. Stores nothing if `change` throws.
   * @returns the result of `change`
   */
  update<TResult>(change: (data: StoredData) => TResult): TResult;
  reset(): void;
}

/** Local storage, which all tabs share. If it is blocked or full, the text lasts until the page closes. */
export const deviceStorage: DatabaseStorage = {
  read: () => read(DATABASE_KEY),
  write: (text) => writeOrKeep(DATABASE_KEY, text),
};

function memoryStorage(): DatabaseStorage {
  let stored: string | null = null;
  return {
    read: () => stored,
    write(text) {
      stored = text;
    },
  };
}

/** A database in a JSON text that every call reads afresh, so that tabs share it, and it survives a reload. */
export function createDatabase({
  storage = memoryStorage(),
  seed = () => ({}),
}: DatabaseOptions = {}): Database {
  function save(data: StoredData): StoredData {
    storage.write(JSON.stringify(data));
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

  /** Replaces missing or invalid data, and that of another version, with the seeds. */
  function readData(): StoredData {
    return parseJson(StoredDataSchema, storage.read()) ?? save(seeded());
  }

  return {
    read: readData,
    update(change) {
      const data = readData();
      const result = change(data);
      save(data);
      return result;
    },
    reset() {
      save(seeded());
    },
  };
}
