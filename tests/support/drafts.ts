import { act } from "@testing-library/react";
import type { Draft, TypedFields } from "@/features/tips/drafts/draft.schema";
import type { DraftPlace } from "@/features/tips/drafts/draft-store";
import { member } from "./server";

/** What the share form holds before anybody types. */
export const emptyFields: TypedFields = {
  title: "",
  plantType: "",
  difficulty: "easy",
  category: "composting",
  description: "",
  imageUrl: "",
  availability: "public",
};

/** A tip that somebody is writing. */
export const leeks: TypedFields = {
  ...emptyFields,
  title: "Leeks in a drainpipe",
  plantType: "Leek",
  description: "Cut a pipe in half.\nSow in it.",
};

export const newTip: DraftPlace = { uid: member.uid, tipId: null };

/** A draft written a little while ago. */
export function draftOf(fields: Partial<TypedFields>, more: Partial<Draft> = {}): Draft {
  return {
    fields: { ...emptyFields, ...fields },
    base: emptyFields,
    savedAt: Date.now() - 60_000,
    ...more,
  };
}

/** Where a tab writes. */
export function keyOf(place: DraftPlace, tab = "other"): string {
  return `sow-and-tell:draft:${JSON.stringify([place.uid, place.tipId])}:${tab}`;
}

/** Puts something where a tab keeps its draft. */
export function store(draft: unknown, place = newTip, tab = "other"): void {
  localStorage.setItem(keyOf(place, tab), JSON.stringify(draft));
}

/** Another tab writes to the storage that all share, and the browser tells this one. Null: it removes its draft. */
export function writeInAnotherTab(raw: string | null, place = newTip, tab = "other"): void {
  const key = keyOf(place, tab);
  act(() => {
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: raw }));
  });
}

/** Another tab's tip has arrived at the server. */
export function sendInAnotherTab(place = newTip, tab = "other"): void {
  writeInAnotherTab("sent", place, tab);
  writeInAnotherTab(null, place, tab);
}

/** The drafts on this device, as they are stored. */
export function storedDrafts(): Draft[] {
  return Object.entries(localStorage).flatMap(([key, raw]) =>
    key.startsWith("sow-and-tell:draft:") ? [JSON.parse(raw)] : [],
  );
}
