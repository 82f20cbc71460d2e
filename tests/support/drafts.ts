import { act } from "@testing-library/react";
import type { Attempt, Draft } from "@/features/tips/editor/draft-storage";
import {
  type EditableFields,
  fieldNames,
  newTipFields,
  tipFields,
} from "@/features/tips/tip-fields";
import { sampleFields } from "./factories";
import { member } from "./server";

export const requiredFields = fieldNames.filter((name) => tipFields[name].isRequired);

/** A new tip with a sample in the fields that need one. */
export const leeks: EditableFields = {
  ...newTipFields,
  ...Object.fromEntries(requiredFields.map((name) => [name, sampleFields[name]])),
};

export const attempt: Attempt = { createdAt: "2026-04-05T06:07:08.009Z" };

interface DraftScope {
  uid: string;
  /** Null for a new tip. */
  tipId: string | null;
}

export const newTip: DraftScope = { uid: member.uid, tipId: null };

/** A draft that was saved a minute ago. */
export function draftOf(fields: Partial<EditableFields>, more: Partial<Draft> = {}): Draft {
  return {
    fields: { ...newTipFields, ...fields },
    base: newTipFields,
    savedAt: Date.now() - 60_000,
    attempt: null,
    ...more,
  };
}

export function keyOf({ uid, tipId }: DraftScope): string {
  return `sow-and-tell:draft:${JSON.stringify([uid, tipId])}`;
}

/** Stores a draft. */
export function store(draft: unknown, scope = newTip): void {
  localStorage.setItem(keyOf(scope), JSON.stringify(draft));
}

export function storedDrafts(): Draft[] {
  return Object.entries(localStorage).flatMap(([key, raw]) =>
    key.startsWith("sow-and-tell:draft:") ? [JSON.parse(raw)] : [],
  );
}

/** Does something in another tab, from which the member then returns to this one. */
export function inAnotherTab(action: () => void): void {
  action();
  act(() => void window.dispatchEvent(new Event("focus")));
}
