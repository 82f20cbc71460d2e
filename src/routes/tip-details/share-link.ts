/** Opens the system's share sheet for a link or, if that is not possible, copies the link. Never throws. */
export async function shareLink(link: {
  title: string;
  text: string;
  url: string;
}): Promise<"opened" | "copied" | "refused"> {
  if (await openShareSheet(link)) return "opened";
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "refused";
  }
}

/** @returns false if there is no share sheet for the data, or it fails. Never throws. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (navigator.share === undefined || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The user has dismissed the sheet or, after a second press, it is still open.
    return (
      error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name)
    );
  }
}
