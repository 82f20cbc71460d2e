/** Shared or dismissed in the system's share sheet, copied, or refused by the browser. */
type ShareOutcome = "shared" | "dismissed" | "copied" | "refused";

/** Opens the system's share sheet for a link or, if that is not possible, copies the link. Never throws. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  const outcome = await openShareSheet(link);
  if (outcome !== "refused") return outcome;
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "refused";
  }
}

/** Opens the system's share sheet; "refused" where there is none for this kind of data. Never throws. */
export async function openShareSheet(data: ShareData): Promise<Exclude<ShareOutcome, "copied">> {
  const { share, canShare } = navigator;
  if (share === undefined || canShare?.call(navigator, data) === false) return "refused";
  try {
    await share.call(navigator, data);
    return "shared";
  } catch (error) {
    // Dismissed or, after a second press, still open.
    const isOpened =
      error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name);
    return isOpened ? "dismissed" : "refused";
  }
}
