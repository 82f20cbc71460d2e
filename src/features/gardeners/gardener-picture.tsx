import { RemoteImage } from "@/components/pictures";
import type { Gardener } from "@/features/gardeners/gardeners";
import { initials } from "@/lib/format";
import { imageUrlOrPath } from "@/lib/image-url";

/** Fills its parent, which must have the class `frame`. */
export function GardenerPicture({ gardener: { name, image } }: { gardener: Gardener }) {
  return (
    <RemoteImage
      url={imageUrlOrPath(image)}
      alt={`Profile picture of ${name}`}
      fallback={<LeafInitials name={name} />}
    />
  );
}

function LeafInitials({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" className="size-full bg-paper-shade">
      <path
        className="fill-moss"
        d="M62 262C62 118 158 44 338 38c6 150-72 226-214 224-20 0-42-2-62 0z"
      />
      <path
        className="stroke-paper-shade"
        d="M38 288C108 206 196 132 300 76M140 205c-6-34-6-58 0-92M188 164c38 4 62 2 96-10M224 132c-2-26 0-42 8-64"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".35"
      />
      <text
        x="198"
        y="184"
        textAnchor="middle"
        className="fill-primary-content font-display font-semibold"
        fontSize="92"
      >
        {initials(name)}
      </text>
    </svg>
  );
}
