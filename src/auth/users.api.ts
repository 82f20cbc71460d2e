import * as v from "valibot";
import { write } from "@/lib/endpoint";
import { IdSchema } from "@/lib/lenient";

/** The registration fields that the backend stores. */
const UserRecordSchema = v.object({
  location: v.string(),
  specialty: v.string(),
  bio: v.string(),
});

export type UserRecord = v.InferOutput<typeof UserRecordSchema>;

const post = write("POST", "/users", v.object({ insertedId: IdSchema }));

/** @returns the new record's id @throws what `http` throws */
export async function createUserRecord(record: UserRecord): Promise<string> {
  return (await post({}, record)).insertedId;
}
