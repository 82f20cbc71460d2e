import { pickPlate } from "@/features/plates/pick-plate";
import { createRandom } from "@/lib/seeded-random";

export interface PlateProps {
  /** Whatever stays the same for a tip, such as its `_id`: the same seed gives the same plate. */
  seed: string;
  /** A plate's name from `pickPlate`, or any words that name a plant. */
  plant: string;
  /** A short line under the plant, which should be that plant. */
  caption?: string;
  /** Classes that give its size. */
  className?: string;
}

/** How many plates there are of each plant (`assets/plates`). */
const VARIANTS = 2;

const files: Record<string, string> = import.meta.glob("../../assets/plates/svg/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/**
 * A drawn plant for wherever a picture is missing. It is decoration, hidden from screen readers.
 * One file has both themes' colours: those of dusk show where its address ends in `#dusk`.
 */
export function Plate({ seed, plant, caption = "", className }: PlateProps) {
  const { src, isMirrored } = choosePlate(seed, plant);
  const sheet = {
    width: 400,
    height: 300,
    transform: isMirrored ? "matrix(-1 0 0 1 400 0)" : undefined,
  };
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <image {...sheet} href={src} className="daylight-only" />
      <image {...sheet} href={`${src}#dusk`} className="dusk-only" />
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

/** @returns the plate's address, and whether it is shown mirrored: the same for the same seed and plant, every time */
export function choosePlate(seed: string, plant: string): { src: string; isMirrored: boolean } {
  const plate = pickPlate({ plantType: plant, category: "", title: "" });
  const choice = Math.floor(createRandom(plate + seed)() * VARIANTS * 2);
  const src = files[`../../assets/plates/svg/${plate}-${(choice % VARIANTS) + 1}.svg`] ?? "";
  return { src, isMirrored: choice >= VARIANTS };
}
