import type { StoredRecord } from "@/mocks/stored-data";

const difficultyOrder = ["easy", "medium", "hard"];

/** What the backend's database reports of an update. */
export interface UpdateResult {
  acknowledged: true;
  matchedCount: number;
  modifiedCount: number;
  upsertedCount: number;
  upsertedId: string | null;
}

function updateResult(counts: Partial<UpdateResult>): UpdateResult {
  const none = { matchedCount: 0, modifiedCount: 0, upsertedCount: 0, upsertedId: null };
  return { acknowledged: true, ...none, ...counts };
}

/** Every public tip, easy to hard; whatever else stands for a difficulty comes last. */
export function publicTips(tips: StoredRecord[]): StoredRecord[] {
  const rank = ({ difficulty }: StoredRecord): number => {
    const index = difficultyOrder.indexOf(String(difficulty).toLowerCase());
    return index === -1 ? difficultyOrder.length : index;
  };
  return tips
    .filter((tip) => tip.availability === "public")
    .toSorted((one, other) => rank(one) - rank(other));
}

/**
 * One person's tips.
 * @param email null where the query had none: the database then looks for tips without an email
 */
export function tipsOf(tips: StoredRecord[], email: string | null): StoredRecord[] {
  return tips.filter((tip) => (tip.email ?? null) === email);
}

/** All likes of all tips; what is not a number does not count. */
export function totalLikes(tips: StoredRecord[]): number {
  return tips.reduce(
    (sum, tip) => sum + (typeof tip.totalLiked === "number" ? tip.totalLiked : 0),
    0,
  );
}

/** Adds a record as it came, under a new id of 24 hex digits. */
export function insertRecord(table: StoredRecord[], body: Record<string, unknown>) {
  const _id = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
  table.push({ ...body, _id });
  return { acknowledged: true, insertedId: _id };
}

/**
 * Adds one like; a tip without a count starts from 0.
 * @returns null where the count is there but not a number: the database refuses to add to it
 */
export function likeTip(tips: StoredRecord[], id: string): UpdateResult | null {
  const tip = tips.find(({ _id }) => _id === id);
  if (!tip) return updateResult({});
  const likes = tip.totalLiked === undefined ? 0 : tip.totalLiked;
  if (typeof likes !== "number") return null;
  tip.totalLiked = likes + 1;
  return updateResult({ matchedCount: 1, modifiedCount: 1 });
}

/** Writes just the fields sent; where there is no such tip it makes one of them. */
export function upsertTip(
  tips: StoredRecord[],
  id: string,
  fields: Record<string, unknown>,
): UpdateResult {
  const tip = tips.find(({ _id }) => _id === id);
  if (!tip) {
    tips.push({ ...fields, _id: id });
    return updateResult({ upsertedCount: 1, upsertedId: id });
  }
  const before = JSON.stringify(tip);
  Object.assign(tip, fields, { _id: id });
  return updateResult({ matchedCount: 1, modifiedCount: before === JSON.stringify(tip) ? 0 : 1 });
}

/** Takes a tip out of the table. */
export function deleteTip(tips: StoredRecord[], id: string) {
  const index = tips.findIndex(({ _id }) => _id === id);
  if (index !== -1) tips.splice(index, 1);
  return { acknowledged: true, deletedCount: index === -1 ? 0 : 1 };
}
