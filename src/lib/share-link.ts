export interface SharedLink {
  title: string;
  url: string;
}

/**
 * What became of a link: handed to the phone's own sheet, left there by the reader, copied, or none of these since the
 * browser allows neither.
 */
export type ShareOutcome = "shared" | "dismissed" | "copied" | "refused";

/** Shares a link through the system's own sheet where there is one, else copies it. Never throws. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  const { share, canShare } = navigator;
  if (share !== undefined && canShare?.call(navigator, link) !== false) {
    try {
      await share.call(navigator, link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "refused";
  }
}
