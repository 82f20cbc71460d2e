import * as v from "valibot";
import { parseJson } from "@/lib/lenient";
import { read, write, writeToMemory } from "@/lib/storage";
import { DATA_VERSION, type Seed, type StoredData, StoredDataSchema } from "@/mocks/stored-data";

export const DATABASE_KEY = "sow-and-tell:demo-db";

/** Where the database's text is. Text and not objects, so that what is read is always a copy. */
export interface DatabaseStorage {
  read(): string | null;
  write(text: string): void;
}

export interface DatabaseOptions {
  /** Left out: a variable, as tests and a server want it. */
  storage?: DatabaseStorage;
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

/** Shared by all tabs. Where the text cannot be stored it lasts as long as the page. */
export const deviceStorage: DatabaseStorage = {
  read: () => read(DATABASE_KEY),
  write(text) {
    if (write(DATABASE_KEY, text) !== null) writeToMemory(DATABASE_KEY, text);
  },
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

/** The mocks' database: one JSON text in storage, read afresh each time, so that tabs share it and a reload keeps it. */
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

  /** What is broken or of another version gives way to the seeds. */
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
