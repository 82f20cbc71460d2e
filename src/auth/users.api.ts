import * as v from "valibot";
import { http } from "@/lib/http";
import { IdSchema } from "@/lib/lenient";
import { apiPaths } from "@/lib/paths";

/** The registration fields that the backend stores. */
export const UserRecordSchema = v.object({
  location: v.string(),
  specialty: v.string(),
  bio: v.string(),
});

export type UserRecord = v.InferOutput<typeof UserRecordSchema>;

/** @returns the new record's id @throws what `http` throws */
export async function createUserRecord(record: UserRecord): Promise<string> {
  const schema = v.object({ insertedId: IdSchema });
  const { insertedId } = await http(schema, apiPaths.users, { method: "POST", json: record });
  return insertedId;
}
