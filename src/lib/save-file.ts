/** How long the browser may take to read the file. */
const READ_MS = 60_000;

/** Keeps a name within the 255 bytes of most file systems, in any script. */
const NAME_LENGTH = 60;

/** Downloads a file. The page cannot tell whether the user saves it. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/**
 * Makes a file name, without an extension, from a title in any script, without the characters that some systems forbid.
 * @param fallback the name if nothing is left of the title
 */
export function fileName(title: string, fallback: string): string {
  const allowed = title
    .normalize("NFC")
    // Forbidden and control characters, unpaired surrogates, and characters that reverse the reading direction.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, "-");
  const name = [...allowed]
    .slice(0, NAME_LENGTH)
    .join("")
    .replace(/^[-.]+|[-.]+$/g, "");
  return name || fallback;
}
