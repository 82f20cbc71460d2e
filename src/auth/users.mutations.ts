import { mutationOptions } from "@tanstack/react-query";
import { createUserRecord, type UserRecord } from "@/auth/users.api";

/** Stores a new gardener's record. Fails as `createUserRecord` does. */
export const createUserRecordMutation = () =>
  mutationOptions({ mutationFn: (record: UserRecord) => createUserRecord(record) });
