import { useHydrated } from "@/lib/use-hydrated";

/**
 * In what language's way numbers are written on a page that is made at build time: in English there and in its first
 * drawing in the browser, which has to be the same, then in the reader's.
 * @returns undefined for the reader's own, as `Intl` has it
 */
export function useLocale(): string | undefined {
  return useHydrated() ? undefined : "en";
}
