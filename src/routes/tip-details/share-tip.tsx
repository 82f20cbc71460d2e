import { useEffect, useRef } from "react";
import { showContent, showToast } from "@/components/dialog";
import { TextField } from "@/components/field";
import type { Tip } from "@/features/tips/tip.schema";
import { tipTitle } from "@/features/tips/tip-labels";
import { paths } from "@/lib/paths";
import { shareLink } from "@/lib/share-link";

/** Passes a tip's link on: by the phone's own sheet, else by copying it, else to be copied by hand. */
export async function shareTip(tip: Tip): Promise<void> {
  const url = new URL(paths.tipDetails(tip._id), window.location.origin).href;
  const outcome = await shareLink({ title: tipTitle(tip), url });
  if (outcome === "copied") await showToast("Link copied");
  if (outcome === "refused") await showContent("Share this tip", () => <LinkToCopy url={url} />);
}

interface LinkToCopyProps {
  url: string;
}

/** A link, selected, where the browser lets nobody but the reader copy. */
function LinkToCopy({ url }: LinkToCopyProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, []);
  return (
    <div ref={form} className="text-start">
      <TextField
        label="Link"
        hint="Couldn't copy automatically. Copy the link from here."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
