import type { SelectOption } from "@/components/field";
import { type FormErrors, type FormValues, NOT_AN_ADDRESS } from "@/components/use-form";
import type { TipFields } from "@/features/tips/tip.schema";
import { imageUrl } from "@/lib/image-url";

/** A link is checked when it is new: an old tip's must not stand in the way of its update. */
export function checkImageUrl(values: FormValues, stored: string): FormErrors {
  const typed = values.imageUrl?.trim() ?? "";
  if (typed === "" || typed === stored.trim() || imageUrl(typed) !== null) return {};
  return { imageUrl: NOT_AN_ADDRESS };
}

/** What is stored stays on offer, whatever it is, so that saving changes nothing that nobody changed; a draft's too. */
export function withCurrent(
  options: readonly SelectOption[],
  current: readonly string[],
  nameOf: (value: string) => string,
): SelectOption[] {
  const others = [...new Set(current)].filter(
    (value) => !options.some((option) => option.value === value),
  );
  const added = others.map((value) => ({
    value,
    label: value.trim() === "" ? "Not given" : `${nameOf(value)} (current)`,
  }));
  return [...added, ...options];
}

/** Exactly the nine fields; e-mail and name are the form's own, not typed. */
export function fieldsFrom(values: FormValues, initial: TipFields): TipFields {
  return {
    title: values.title ?? "",
    plantType: values.plantType ?? "",
    difficulty: values.difficulty ?? "",
    category: values.category ?? "",
    description: values.description ?? "",
    imageUrl: values.imageUrl?.trim() ?? "",
    availability: values.availability ?? "",
    email: initial.email,
    name: initial.name,
  };
}
