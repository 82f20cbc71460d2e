/** How long the browser may take to fetch what it was told to save. Milliseconds. */
const FETCH_MS = 60_000;

/** So that a name stays below the 255 bytes that file systems take, in any script. */
const NAME_LENGTH = 60;

/**
 * Hands a text to the browser to be saved as a file. Whether it is saved is not known.
 * @param type such as `text/calendar`
 */
export function saveFile(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands data to the browser to be saved as a file. Whether it is saved is not known. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCH_MS);
}

/** Names that Windows keeps for its devices. */
const taken = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file's name, without its ending, from typed text in any script; never empty.
 * @param title becomes the name, but for what some system forbids in one
 * @param otherwise the name where nothing is left of the title
 */
export function fileName(title: string, otherwise: string): string {
  const allowed = title
    .normalize("NFC")
    // Marks that systems forbid, what is not seen, half emoji, and what turns the reading order around.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, "-");
  const name = [...allowed]
    .slice(0, NAME_LENGTH)
    .join("")
    .replace(/^[-.]+|[-.]+$/g, "");
  return name === "" || taken.test(name) ? otherwise : name;
}
