import { existsSync } from "node:fs";
import type * as v from "valibot";

interface Read {
  path: string;
  schema: v.GenericSchema;
}

function isRead(value: unknown): value is Read {
  return typeof value === "object" && value !== null && "query" in value && "path" in value;
}

const modules = import.meta.glob<object>("/src/features/*/*.ts", { eager: true });

/** Every read of the features, by the name of its endpoint. */
export const reads = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Read] => isRead(entry[1]))
  .map(([name, { path, schema }]) => ({ name, path, schema }));

/** Those that the backend answers. The others are files that are deployed with the app. */
export const backendReads = reads.filter(({ path }) => !existsSync(`public${path}`));
