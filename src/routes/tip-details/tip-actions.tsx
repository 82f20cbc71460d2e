import { Gift, Printer, Share2 } from "lucide-react";
import { lazy } from "react";
import { showAlert, showToast } from "@/components/dialog";
import { ModalButton } from "@/components/modal";
import { SaveButton } from "@/features/tips/saved-tips";
import { isHidden, type Tip, tipTitle } from "@/features/tips/tip";
import { tipUrl } from "@/lib/paths";
import { LikeButton } from "@/routes/tip-details/like-button";
import { ReadInGarden } from "@/routes/tip-details/read-in-garden/read-in-garden";
import { shareLink } from "@/routes/tip-details/share-link";

const SeedPacket = lazy(async () => ({
  default: (await import("@/routes/tip-details/seed-packet")).SeedPacket,
}));

export function TipActions({ tip }: { tip: Tip }) {
  // A hidden tip's link, which its seed packet would contain, too, works only for its author.
  const isShareable = !isHidden(tip);
  const action = "btn btn-ghost -ms-2.5 justify-start px-2.5 text-start font-normal";

  async function handleShare() {
    const url = tipUrl(tip._id);
    const outcome = await shareLink({ title: tipTitle(tip), url });
    if (outcome === "copied") await showToast("Link copied");
    if (outcome === "refused")
      await showAlert({ icon: "info", title: "Copy this page's address", text: url });
  }

  return (
    <fieldset className="grid w-full min-w-0 grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:flex sm:flex-wrap">
      <legend className="sr-only">Save and share</legend>
      <div className="col-span-2 mb-1 flex w-full flex-wrap items-start gap-x-3 gap-y-2">
        <LikeButton tip={tip} />
        <SaveButton tip={tip} hasText className="btn btn-outline text-base" />
      </div>
      <ReadInGarden tip={tip} className={action} />
      {isShareable && (
        <button type="button" className={action} onClick={() => void handleShare()}>
          <Share2 size="1.125rem" />
          Share
        </button>
      )}
      <button type="button" className={action} onClick={() => window.print()}>
        <Printer size="1.125rem" />
        Print
      </button>
      {isShareable && (
        <ModalButton
          className={action}
          modalTitle="Seed packet"
          modalContent={<SeedPacket tip={tip} />}
        >
          <Gift size="1.125rem" />
          Seed packet
        </ModalButton>
      )}
    </fieldset>
  );
}
