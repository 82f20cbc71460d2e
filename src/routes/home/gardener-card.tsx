import { MapPin, Sprout } from "lucide-react";
import { useId } from "react";
import { showContent } from "@/components/dialog";
import { RemoteImage } from "@/components/remote-image";
import type { Gardener } from "@/features/gardeners/gardener.schema";
import { LeafInitials } from "@/features/gardeners/leaf-initials";
import { GardenerProfile } from "@/routes/home/gardener-profile";
import { TypedName } from "@/routes/home/typed-name";

export interface GardenerCardProps {
  gardener: Gardener;
}

/** One featured gardener; a line that is not known is left out. */
export function GardenerCard({ gardener }: GardenerCardProps) {
  const nameId = useId();
  const { name, image, specialty, location, bio } = gardener;
  return (
    <article className="packet packet-lying w-full" aria-labelledby={nameId}>
      <div className="frame border-rule max-sm:border-e sm:aspect-4/3">
        <RemoteImage
          src={image}
          alt={`Profile picture of ${name}`}
          fallback={<LeafInitials name={name} />}
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <h3 id={nameId} className="text-display-sm" dir="auto">
          <TypedName name={name} />
        </h3>
        {specialty && (
          <p className="flex gap-2 font-medium text-moss">
            <Sprout aria-hidden="true" size={18} className="mt-1 shrink-0" />
            <span className="line-clamp-2" dir="auto">
              {specialty}
            </span>
          </p>
        )}
        {location && (
          <p className="flex gap-2 text-ink-soft">
            <MapPin aria-hidden="true" size={18} className="mt-1 shrink-0" />
            <span className="line-clamp-2" dir="auto">
              {location}
            </span>
          </p>
        )}
        {bio && (
          <p className="line-clamp-2" dir="auto">
            {bio}
          </p>
        )}
        <button
          type="button"
          className="btn btn-outline mt-auto min-h-touch self-start"
          aria-describedby={nameId}
          onClick={() => void showContent(name, () => <GardenerProfile gardener={gardener} />)}
        >
          View Profile
        </button>
      </div>
    </article>
  );
}
