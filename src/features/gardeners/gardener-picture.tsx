import { RemoteImage } from "@/components/pictures";
import type { Gardener } from "@/features/gardeners/gardeners";
import { initials } from "@/lib/format";
import { imageUrlOrPath } from "@/lib/image-url";
import { createRandom } from "@/lib/seeded-random";

/** Fills its parent, which must have the class `frame`. */
export function GardenerPicture({ gardener: { name, image } }: { gardener: Gardener }) {
  return (
    <RemoteImage
      url={imageUrlOrPath(image)}
      alt={`Profile picture of ${name}`}
      fit="portrait"
      fallback={<LeafInitials name={name} />}
    />
  );
}

/** Each has room for the initials in the middle of its 400 by 300 sheet. */
const leaves = [
  {
    blade: "M62 262C62 118 158 44 338 38c6 150-72 226-214 224-20 0-42-2-62 0z",
    veins:
      "M38 288C108 206 196 132 300 76M140 205c-6-34-6-58 0-92M188 164c38 4 62 2 96-10M224 132c-2-26 0-42 8-64",
  },
  {
    blade: "M200 18c76 48 112 94 112 142 0 66-50 106-112 106S88 226 88 160c0-48 36-94 112-142z",
    veins:
      "M200 296V52M200 226c-36-6-62-22-84-48M200 226c36-6 62-22 84-48M200 106c-24-4-40-14-52-28M200 106c24-4 40-14 52-28",
  },
  {
    blade:
      "M200 278C84 246 56 176 76 96c8-46 84-62 124-18 40-44 116-28 124 18 20 80-8 150-124 182z",
    veins: "M200 296V104M200 236c-52-12-86-40-104-84M200 236c52-12 86-40 104-84",
  },
];

const tints = ["fill-moss", "fill-terracotta", "fill-info"];

/** The same leaf for the same name. */
function LeafInitials({ name }: { name: string }) {
  const random = createRandom(name);
  const pick = <TItem,>(items: readonly TItem[]) => items[Math.floor(random() * items.length)];
  const leaf = pick(leaves);
  const transform = random() < 0.5 ? "matrix(-1 0 0 1 400 0)" : undefined;
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full bg-paper-shade"
    >
      <g transform={transform}>
        <path className={pick(tints)} d={leaf?.blade} />
        <path
          className="stroke-paper-shade"
          d={leaf?.veins}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".35"
        />
      </g>
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
