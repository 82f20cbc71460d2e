import { pickPlate } from "@/features/plates/pick-plate";
import { createRandom } from "@/lib/seeded-random";

export interface PlateProps {
  /** A stable value, such as a tip's `_id`: the same seed gives the same drawing of a plate. */
  seed: string;
  /** A plate's name, or any text that names a plant. */
  plant: string;
  /** The plant's name, shown below it, cut to 30 characters. */
  caption?: string;
  className?: string;
}

/** How many drawings `assets/plates/svg` has of each plate. */
const VARIANTS = 2;

const files: Record<string, string> = import.meta.glob("../../assets/plates/svg/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** A drawn plant in place of a picture. A file has the colors of both themes, of which `#dusk` selects the second. */
export function Plate({ seed, plant, caption = "", className }: PlateProps) {
  const { src, isMirrored } = plateImage(seed, plant);
  const imageProps = {
    width: 400,
    height: 300,
    transform: isMirrored ? "matrix(-1 0 0 1 400 0)" : undefined,
  };
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <image {...imageProps} href={src} className="daylight-only" />
      <image {...imageProps} href={`${src}#dusk`} className="dusk-only" />
      {caption && (
        <text
          x="200"
          y="282"
          textAnchor="middle"
          fontSize="14"
          fontStyle="italic"
          fill="currentColor"
        >
          {[...caption].slice(0, 30).join("")}
        </text>
      )}
    </svg>
  );
}

/** @returns the URL of the plate's file, and whether to mirror it; the same for the same seed and plant */
export function plateImage(seed: string, plant: string): { src: string; isMirrored: boolean } {
  const plate = pickPlate({ plantType: plant });
  const choice = Math.floor(createRandom(plate + seed)() * VARIANTS * 2);
  const src = files[`../../assets/plates/svg/${plate}-${(choice % VARIANTS) + 1}.svg`] ?? "";
  return { src, isMirrored: choice >= VARIANTS };
}
