import type { StoredRecord } from "@/mocks/stored-data";

const difficultyOrder = ["easy", "medium", "hard"];

/** MongoDB's result, which the backend passes on. */
interface UpdateResult {
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

/** All public tips, from easy to hard; unknown difficulties come last. */
export function publicTips(tips: StoredRecord[]): StoredRecord[] {
  const rank = ({ difficulty }: StoredRecord): number => {
    const index = difficultyOrder.indexOf(String(difficulty).toLowerCase());
    return index === -1 ? difficultyOrder.length : index;
  };
  return tips
    .filter((tip) => tip.availability === "public")
    .toSorted((one, other) => rank(one) - rank(other));
}

/** @param email null if the request has none: the database then finds tips without an e-mail address */
export function tipsOf(tips: StoredRecord[], email: string | null): StoredRecord[] {
  return tips.filter((tip) => (tip.email ?? null) === email);
}

/** Ignores counts that are not numbers. */
export function totalLikes(tips: StoredRecord[]): number {
  return tips.reduce(
    (sum, tip) => sum + (typeof tip.totalLiked === "number" ? tip.totalLiked : 0),
    0,
  );
}

/** Adds a record unchanged, with a new id of 24 hex digits. */
export function insertRecord(table: StoredRecord[], body: Record<string, unknown>) {
  const _id = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
  table.push({ ...body, _id });
  return { acknowledged: true, insertedId: _id };
}

/**
 * Adds one like, starting from 0 if the tip has no count.
 * @returns null if the count is not a number, which the database refuses to increment
 */
export function likeTip(tips: StoredRecord[], id: string): UpdateResult | null {
  const tip = tips.find(({ _id }) => _id === id);
  if (!tip) return updateResult({});
  const { totalLiked = 0 } = tip;
  if (typeof totalLiked !== "number") return null;
  tip.totalLiked = totalLiked + 1;
  return updateResult({ matchedCount: 1, modifiedCount: 1 });
}

/** Overwrites the sent fields only; creates the tip if it does not exist. */
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

export function deleteTip(tips: StoredRecord[], id: string) {
  const index = tips.findIndex(({ _id }) => _id === id);
  if (index !== -1) tips.splice(index, 1);
  return { acknowledged: true, deletedCount: index === -1 ? 0 : 1 };
}
