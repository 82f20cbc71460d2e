import { useId } from "react";
import { RemoteImage } from "@/components/remote-image";
import { tooltip } from "@/components/tooltip-anchor";
import type { Gardener } from "@/features/gardeners/gardener.schema";
import { LeafInitials } from "@/features/gardeners/leaf-initials";
import { StarRow, starsFor } from "@/features/gardeners/star-row";
import { formatCount } from "@/lib/format";

export interface ExploreCardProps {
  gardener: Gardener;
}

/** One gardener of the explore page. `Connect` does nothing yet, and says so. */
export function ExploreCard({ gardener }: ExploreCardProps) {
  const nameId = useId();
  const { name, image, age, gender, sharedTips, experiences } = gardener;
  const person = [age && `Age ${age}`, gender].filter(Boolean).join(" · ");
  return (
    <article className="packet w-full" aria-labelledby={nameId}>
      <div className="flex flex-wrap gap-4 p-5">
        <div className="frame leaf-shape size-24 max-w-full shrink-0">
          <RemoteImage
            src={image}
            mayBeOurs
            alt={`Profile picture of ${name}`}
            fallback={<LeafInitials name={name} />}
          />
        </div>
        <div className="flex min-w-0 flex-1 basis-28 flex-col gap-1">
          <h2 id={nameId} className="text-display-sm" dir="auto">
            {name}
          </h2>
          {person && <p className="text-ink-soft">{person}</p>}
          <StarRow stars={starsFor(sharedTips)} />
          {sharedTips !== null && (
            <p className="text-ink-soft">{formatCount(sharedTips, "shared tip")}</p>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-4 border-rule border-t p-5">
        {experiences && (
          <blockquote className="font-display text-lg leading-snug" dir="auto">
            “{experiences}”
          </blockquote>
        )}
        <button
          type="button"
          className="btn btn-outline mt-auto min-h-touch self-start"
          aria-describedby={nameId}
          {...tooltip("Connecting is not open yet")}
        >
          Connect
        </button>
      </div>
    </article>
  );
}
