import { showContent, showToast } from "@/components/dialog";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { paths } from "@/lib/paths";
import { shareLink } from "@/lib/share-link";
import { LinkToCopy } from "@/routes/tip-details/link-to-copy";

/** Passes a tip's link on: by the phone's own sheet, else by copying it, else to be copied by hand. */
export async function shareTip(tip: Tip): Promise<void> {
  const url = new URL(paths.tipDetails(tip._id), window.location.origin).href;
  const outcome = await shareLink({ title: tipTitle(tip), url });
  if (outcome === "copied") await showToast("Link copied");
  if (outcome === "refused") await showContent("Share this tip", () => <LinkToCopy url={url} />);
}
