import { Gift, Pencil, Printer, Share2 } from "lucide-react";
import { lazy, useEffect } from "react";
import { Link } from "react-router-dom";
import { useMember } from "@/auth/auth-context";
import { showAlert, showToast } from "@/components/dialog";
import { ModalButton } from "@/components/modal";
import { SaveButton } from "@/features/tips/saved-tips";
import {
  authorName,
  firstSentence,
  isHidden,
  isOwnTip,
  type Tip,
  tipTitle,
} from "@/features/tips/tip";
import { useLinkState } from "@/features/tips/tip-links";
import { paths, tipUrl } from "@/lib/paths";
import { LikeButton } from "@/routes/tip-details/like-button";
import { ReadInGarden } from "@/routes/tip-details/read-in-garden/read-in-garden";
import { shareLink } from "@/routes/tip-details/share-link";

const SeedPacket = lazy(async () => ({
  default: (await import("@/routes/tip-details/seed-packet")).SeedPacket,
}));

/** On phones, a bar that stays at the bottom of the window while the tip is in view. */
export function LikeAndSave({ tip }: { tip: Tip }) {
  const member = useMember();
  const isOwn = isOwnTip(tip, member);
  const linkState = useLinkState();
  // Four buttons fit a phone's row without their icons.
  const action = `btn px-3 max-sm:px-2 ${isOwn ? "[&_svg]:max-sm:hidden" : ""}`;
  useEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute("data-has-tip-bar", true);
    return () => root.removeAttribute("data-has-tip-bar");
  }, []);
  return (
    <div className="tip-bar flex flex-wrap gap-2 bg-paper max-sm:gap-1.5 *:max-md:flex-auto print:hidden">
      {isOwn && (
        <Link to={paths.updateTip(tip._id)} state={linkState} className={`${action} btn-primary`}>
          <Pencil size="1.125rem" />
          Edit
        </Link>
      )}
      <LikeButton tip={tip} className={action} />
      <SaveButton tip={tip} hasText className={`${action} btn-outline`} />
      <ReadInGarden tip={tip} className={`${action} btn-outline`} />
    </div>
  );
}

/** Such as "Kale after frost: Pick the leaves that grow after the first frost. (Rowan)". */
function shareText(tip: Tip): string {
  return `${[tipTitle(tip), firstSentence(tip)].filter(Boolean).join(": ")} (${authorName(tip)})`;
}

export function OtherActions({ tip }: { tip: Tip }) {
  // A hidden tip's link, which its seed packet would contain, too, works only for its author.
  const isShareable = !isHidden(tip);
  const action =
    "btn btn-ghost px-1 font-normal leading-tight max-md:border-rule max-sm:flex-col md:px-3";

  async function handleShare() {
    const url = tipUrl(tip._id);
    const outcome = await shareLink({ title: tipTitle(tip), text: shareText(tip), url });
    if (outcome === "copied") await showToast("Link copied");
    if (outcome === "refused")
      await showAlert({ icon: "info", title: "Copy this page’s address", text: url });
  }

  return (
    <fieldset className="grid w-full min-w-0 gap-2 md:flex md:flex-wrap">
      <legend className="sr-only">Share</legend>
      <div className="grid auto-cols-fr gap-2 min-[15rem]:grid-flow-col md:flex">
        {isShareable && (
          <button type="button" className={action} onClick={() => void handleShare()}>
            <Share2 size="1.125rem" />
            Share
          </button>
        )}
        {/* Some browsers inside other apps have none. */}
        {typeof window.print === "function" && (
          <button type="button" className={action} onClick={() => window.print()}>
            <Printer size="1.125rem" />
            Print
          </button>
        )}
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
      </div>
    </fieldset>
  );
}
