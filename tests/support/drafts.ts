import { act } from "@testing-library/react";
import type { Attempt, Draft, DraftScope } from "@/features/tips/editor/draft-storage";
import type { EditableFields } from "@/features/tips/tip.schema";
import { member } from "./server";

export const emptyFields: EditableFields = {
  title: "",
  plantType: "",
  difficulty: "easy",
  category: "composting",
  description: "",
  imageUrl: "",
  availability: "public",
};

export const leeks: EditableFields = {
  ...emptyFields,
  title: "Leeks in a drainpipe",
  plantType: "Leek",
  description: "Cut a pipe in half.\nSow in it.",
};

export const attempt: Attempt = { createdAt: "2026-04-05T06:07:08.009Z" };

export const newTip: DraftScope = { uid: member.uid, tipId: null };

/** A draft that was saved a minute ago. */
export function draftOf(fields: Partial<EditableFields>, more: Partial<Draft> = {}): Draft {
  return {
    fields: { ...emptyFields, ...fields },
    base: emptyFields,
    savedAt: Date.now() - 60_000,
    attempt: null,
    ...more,
  };
}

export function keyOf(scope: DraftScope, tab = "other"): string {
  return `sow-and-tell:draft:${JSON.stringify([scope.uid, scope.tipId])}:${tab}`;
}

export function store(draft: unknown, scope = newTip, tab = "other"): void {
  localStorage.setItem(keyOf(scope, tab), JSON.stringify(draft));
}

/** Stores a draft as another tab does, with the event that this tab gets. @param raw null removes the draft */
export function writeInAnotherTab(raw: string | null, scope = newTip, tab = "other"): void {
  const key = keyOf(scope, tab);
  act(() => {
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: raw }));
  });
}

/** Another tab announces that the server has the tip. */
export function sendInAnotherTab(scope = newTip, tab = "other"): void {
  writeInAnotherTab("sent", scope, tab);
  writeInAnotherTab(null, scope, tab);
}

export function storedDrafts(): Draft[] {
  return Object.entries(localStorage).flatMap(([key, raw]) =>
    key.startsWith("sow-and-tell:draft:") ? [JSON.parse(raw)] : [],
  );
}
