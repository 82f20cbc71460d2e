import { useIsMutating, useMutation } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useRef, useState } from "react";
import { useMember } from "@/auth/auth-context";
import { hasOtherMember } from "@/auth/auth-session";
import { showToast } from "@/components/dialog";
import type { Tip } from "@/features/tips/tip";
import { getTip } from "@/features/tips/tips.api";
import { likeTipMutation } from "@/features/tips/tips.mutations";
import { errorMessage } from "@/lib/error-message";
import { useIsMounted } from "@/lib/hooks";
import { isOutcomeUnknown } from "@/lib/http";
import { queryClient } from "@/lib/query-client";

export interface LikeButtonProps {
  tip: Tip;
  className: string;
}

/** A member may like a tip repeatedly, one like at a time. */
export function LikeButton({ tip, className }: LikeButtonProps) {
  const member = useMember();
  const isMounted = useIsMounted();
  const [likes, setLikes] = useState(0);
  const isLiked = likes > 0;
  const liking = likeTipMutation(tip._id, member);
  // Also during a like from an earlier visit to this page.
  const isPending = useIsMutating({ mutationKey: liking.mutationKey }) > 0;
  const { mutate, error } = useMutation({
    ...liking,
    onSuccess: () => {
      setLikes((count) => count + 1);
      if (hasOtherMember(member)) return;
      void showToast("Thanks for liking this tip!");
    },
    onError: (failure) => {
      // Refetches the count, which may show whether the like arrived.
      const { queryKey } = getTip.query(member, { id: tip._id });
      if (isOutcomeUnknown(failure)) void queryClient.invalidateQueries({ queryKey });
      if (!isMounted() && !hasOtherMember(member))
        void showToast(failureTitle(failure), { icon: "error", timer: 2000 });
    },
  });
  const button = useRef<HTMLButtonElement>(null);

  function handleLike() {
    // `isPending` changes one task later, perhaps after the second tap of a double tap.
    if (queryClient.isMutating({ mutationKey: liking.mutationKey }) === 0) mutate();
  }

  function handleRetry() {
    // *Try again*, which has the focus, is about to disappear.
    button.current?.focus();
    handleLike();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-disabled={isPending}
        onClick={handleLike}
        className={`${isLiked ? "btn-secondary" : "btn-outline"} ${className}`}
      >
        {/* The key restarts the animation with each like. */}
        <Heart key={likes} size="1.125rem" className={isLiked ? "like-pop fill-current" : ""} />
        {/* As wide as the longer label, so that nothing shifts. */}
        <span className="grid after:invisible after:h-0 after:content-['Like_this_tip']">
          {isLiked ? "Liked!" : "Like this tip"}
        </span>
      </button>
      {error !== null && !hasOtherMember(member) && (
        <p role="alert" className="flex w-full flex-wrap items-center gap-x-3 text-sm">
          <span className="font-semibold">{failureTitle(error)}</span>
          <span>{errorMessage(error).text}</span>
          <button type="button" className="link min-h-touch font-semibold" onClick={handleRetry}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

const failureTitle = (error: unknown) =>
  isOutcomeUnknown(error)
    ? "We don’t know whether your like was saved"
    : "We couldn’t save your like";
