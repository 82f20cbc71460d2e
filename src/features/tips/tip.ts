import * as v from "valibot";
import { type AuthUser, NAMELESS } from "@/auth/auth-user";
import { EditableFieldsSchema, type FieldName } from "@/features/tips/tip-fields";
import { count, IdSchema, isDay, listOf, text, time } from "@/lib/lenient";
import { foldText, shownLine, shownText } from "@/lib/text";

/** In session storage, before a tip's id: the step at which its reader closed *Read in the garden*. */
export const STEP_KEY = "sow-and-tell:step:";

/**
 * A tip of the backend. Only `_id` is required: old tips lack fields, and a text may have any content and length.
 * `category`, `difficulty` and `availability` keep their stored spelling.
 */
export const TipSchema = v.object({
  _id: IdSchema,
  ...EditableFieldsSchema.entries,
  email: text(),
  name: text(),
  totalLiked: count(),
  authorPhoto: text(),
  createdAt: time(),
});

export type Tip = v.InferOutput<typeof TipSchema>;

/** The fields that an update sends. */
export type TipFields = Pick<Tip, FieldName | "email" | "name">;

/** The fields that are sent when a tip is shared. */
export type NewTip = Omit<Tip, "_id">;

/** Keeps one tip per id: the last, at the index of the first. */
function withoutDuplicates<TTip extends Pick<Tip, "_id">>(tips: readonly TTip[]): TTip[] {
  return [...new Map(tips.map((tip) => [tip._id, tip])).values()];
}

export const TipListSchema = v.pipe(listOf(TipSchema), v.transform(withoutDuplicates));

/** Whether a user is a tip's author: the backend identifies authors by their e-mail addresses. */
export function isOwnTip(tip: Pick<Tip, "email">, user: Pick<AuthUser, "email"> | null): boolean {
  const email = user?.email?.toLowerCase();
  return email !== undefined && email !== "" && tip.email.trim().toLowerCase() === email;
}

/** Whether only its author may see the tip. */
export function isHidden(tip: Pick<Tip, "availability">): boolean {
  return foldText(tip.availability) === "hidden";
}

/** Whether a user may see a tip: a hidden one is for its author only, even if the server sends it to others. */
export function isVisibleTo(tip: Tip, user: Pick<AuthUser, "email"> | null): boolean {
  return !isHidden(tip) || isOwnTip(tip, user);
}

/**
 * When a tip was shared; the start of the day, if it has no time. Null if it does not say so, or names a time that is yet to
 * come, as an author's clock that is wrong does.
 */
export function sharedAt({ createdAt }: Pick<Tip, "createdAt">): Date | null {
  const date = new Date(isDay(createdAt) ? `${createdAt}T00:00` : createdAt);
  return date.getTime() <= Date.now() ? date : null;
}

/** A tip's title, with typographic quotes and apostrophes, or a fallback. */
export function tipTitle(tip: { title: string }): string {
  return withTypographicQuotes(shownLine(tip.title)) || "Untitled tip";
}

/** Leaves marks after digits, which are feet, inches or minutes, and those in Hebrew words. */
function withTypographicQuotes(text: string): string {
  return text
    .replace(/(?<!\d)'(?=\d\d)/g, "’")
    .replace(/(?<![^\s([{“‘—–-])"/g, "“")
    .replace(/(?<![^\s([{“‘—–-])'/g, "‘")
    .replace(/(?<![\d\p{Script=Hebrew}])"/gu, "”")
    .replace(/(?<![\d\p{Script=Hebrew}])'/gu, "’");
}

/** Of a tip's description; all of it, if it has only one. */
export function firstSentence({ description }: Pick<Tip, "description">): string {
  return shownText(/^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description);
}

/** In UTF-16 units. In the usual size, a longer title would fill a card, or a phone's first view, by itself. */
const LONG_TITLE = 80;

/** Selects a title's classes: `smaller` if it is long, otherwise `usual`. */
export function titleSize(tip: { title: string }, usual: string, smaller: string): string {
  return tipTitle(tip).length > LONG_TITLE ? smaller : usual;
}

/** An author's name, or a fallback. */
export function authorName(tip: { name: string }): string {
  return shownLine(tip.name) || NAMELESS;
}
