import { Heart } from "lucide-react";
import { useState } from "react";
import { showToast } from "@/components/dialog";
import { FailedState } from "@/components/failed-state";
import type { Tip } from "@/features/tips/tip.schema";
import { likeTip } from "@/features/tips/tips.api";
import { counted } from "@/lib/counted";
import { HttpError } from "@/lib/http-error";

/** How long the thanks stand. Milliseconds. */
const THANKS_MS = 1500;

export interface LikeButtonProps {
  tip: Pick<Tip, "_id" | "totalLiked">;
}

/** Likes a tip. The spec lets a like be repeated; only one is under way at a time. */
export function LikeButton({ tip }: LikeButtonProps) {
  const [isLiked, setIsLiked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [likes, setLikes] = useState(tip.totalLiked);
  const [failure, setFailure] = useState<unknown>(null);

  async function handleLike() {
    setIsBusy(true);
    setFailure(null);
    try {
      const isMatched = await likeTip(tip._id);
      if (!isMatched) throw new HttpError("not-found", "Nothing to like");
      setIsLiked(true);
      setLikes((count) => count + 1);
      void showToast("Thanks for liking this tip!", { timer: THANKS_MS });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void handleLike()}
          className="btn btn-secondary min-h-touch text-base"
        >
          <Heart aria-hidden="true" size={18} className={isLiked ? "fill-current" : ""} />
          {isLiked ? "Liked!" : "Like this tip"}
        </button>
        <span className="text-ink-soft">{counted(likes, "like", "likes")}</span>
      </div>
      {failure !== null && (
        <FailedState
          error={failure}
          title="Your like did not arrive"
          onRetry={() => void handleLike()}
        />
      )}
    </div>
  );
}
