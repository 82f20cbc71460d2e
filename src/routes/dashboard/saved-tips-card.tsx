import { ArrowRight, Bookmark } from "lucide-react";
import { Link } from "react-router-dom";
import { useSavedTips } from "@/features/tips/saved/use-saved-tips";
import { counted } from "@/lib/counted";
import { paths } from "@/lib/paths";

/** How many tips are kept on this device, and the way to them. */
export function SavedTipsCard() {
  const { length } = useSavedTips();
  return (
    <section aria-labelledby="saved-heading">
      <h2 id="saved-heading" className="mb-3 text-display-sm">
        On this device
      </h2>
      <Link
        to={`${paths.browseTips}?saved=1`}
        className="packet group flex-row items-center gap-4 p-4"
      >
        <Bookmark aria-hidden="true" size={24} className="shrink-0 text-terracotta" />
        <span className="min-w-0 flex-1">
          <span className="block font-display font-semibold text-lg">Saved tips</span>
          <span className="text-ink-soft">
            {length === 0
              ? "None yet. Press the bookmark on a tip to save it here."
              : `${counted(length, "tip", "tips")} to read again, without a connection too.`}
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-hover:translate-x-1"
        />
      </Link>
    </section>
  );
}
