import * as v from "valibot";
import { http } from "@/lib/http";
import { IdSchema } from "@/lib/id";
import { apiPaths } from "@/lib/paths";

/** The registration fields that the backend stores. */
export interface UserRecord {
  location: string;
  specialty: string;
  bio: string;
}

const ResponseSchema = v.object({ insertedId: IdSchema });

/** Creates a gardener's record. @returns its id @throws what `http` throws */
export async function createUserRecord(record: UserRecord): Promise<string> {
  const init = { method: "POST", json: record } as const;
  const { insertedId } = await http(ResponseSchema, apiPaths.users, init);
  return insertedId;
}
