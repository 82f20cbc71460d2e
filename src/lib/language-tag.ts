/** What the pages themselves are written in. */
const ENGLISH = "en";

/**
 * A language tag that `Intl` takes, and does not throw at. Not all that browsers name are: WebKitGTK's is "C" on a system
 * without a locale.
 * @param named left out, the reader's language
 * @returns English's where `named` is no tag, and where there is no reader, since pages are made at build time too
 */
export function languageTag(named = globalThis.navigator?.language): string {
  try {
    return Intl.getCanonicalLocales(named)[0] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}
