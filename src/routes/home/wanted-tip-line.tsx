import { useId } from "react";
import { Link } from "react-router-dom";
import { TipPicture } from "@/features/tips/tip-parts";
import { useWantedTip } from "@/features/tips/wanted-tip";

/** The tip for which a member has signed in. @param to its address */
export function WantedTipLine({ to }: { to: string }) {
  const id = useId();
  const wanted = useWantedTip();
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {wanted?.tip && (
        <div className="frame h-16 w-24 shrink-0 rounded-box border border-rule">
          <TipPicture tip={wanted.tip} />
        </div>
      )}
      <p
        id={`${id}-title`}
        className="title-lines min-w-0 flex-1 basis-32 font-display font-semibold text-lg leading-snug"
        dir="auto"
      >
        {wanted?.title ?? "A gardening tip"}
      </p>
      <Link
        id={id}
        to={to}
        aria-labelledby={`${id} ${id}-title`}
        className="btn btn-primary shrink-0"
      >
        Read it now
      </Link>
    </div>
  );
}
