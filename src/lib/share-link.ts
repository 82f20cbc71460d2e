export interface SharedLink {
  title: string;
  url: string;
}

/**
 * What became of a link: handed to the phone's own sheet, left there by the reader, copied, or none of these since the
 * browser allows neither.
 */
export type ShareOutcome = "shared" | "dismissed" | "copied" | "refused";

/** Shares a link through the system's share sheet where there is one, else copies it. Never throws. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  const outcome = await openShareSheet(link);
  if (outcome !== "refused") return outcome;
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "refused";
  }
}

/** Opens the system's share sheet; "refused" where there is none, or none for such data. Never throws. */
export async function openShareSheet(data: ShareData): Promise<Exclude<ShareOutcome, "copied">> {
  const { share, canShare } = navigator;
  if (share === undefined || canShare?.call(navigator, data) === false) return "refused";
  try {
    await share.call(navigator, data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "refused";
  }
}
