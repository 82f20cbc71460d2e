import { useId } from "react";
import { RemoteImage } from "@/components/remote-image";
import type { Gardener } from "@/features/gardeners/gardener.schema";
import { LeafInitials } from "@/features/gardeners/leaf-initials";
import { StarRow, starsFor } from "@/features/gardeners/star-row";
import { formatCount } from "@/lib/format";

export interface ExploreCardProps {
  gardener: Gardener;
}

/** A gardener: quote, profile, numbers. `Connect` only shows that it is not available yet. */
export function ExploreCard({ gardener }: ExploreCardProps) {
  const id = useId();
  const { name, image, age, gender, sharedTips, experiences } = gardener;
  const person = [age && `Age ${age}`, gender].filter(Boolean).join(" · ");
  return (
    <article className="packet w-full gap-5 p-5 sm:p-6" aria-labelledby={`${id}-name`}>
      {experiences && (
        <blockquote className="font-display text-display-sm leading-snug" dir="auto">
          “{experiences}”
        </blockquote>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-4">
        <div className="frame leaf-shape size-16 max-w-full shrink-0">
          <RemoteImage
            src={image}
            mayBeOurs
            alt={`Profile picture of ${name}`}
            fallback={<LeafInitials name={name} />}
          />
        </div>
        <div className="min-w-0 flex-1 basis-28">
          <h2 id={`${id}-name`} className="text-display-sm" dir="auto">
            {name}
          </h2>
          {person && <p className="text-ink-soft text-sm">{person}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-t pt-4 text-ink-soft text-sm">
        <StarRow stars={starsFor(sharedTips)} />
        {sharedTips !== null && <p>{formatCount(sharedTips, "shared tip")}</p>}
        <span className="ms-auto flex items-center gap-3">
          <span id={`${id}-soon`}>Coming soon</span>
          <button
            type="button"
            className="btn btn-outline min-h-touch"
            aria-describedby={`${id}-name ${id}-soon`}
          >
            Connect
          </button>
        </span>
      </div>
    </article>
  );
}
